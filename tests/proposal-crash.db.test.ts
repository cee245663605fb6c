import { expect, test } from 'vitest';
import { askApproval, listApprovals } from '#contract/approval.ts';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { arrangeProposal, draftSolution, keepVersion, readProposal, restoreVersion } from '#contract/proposal.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';

const products = ownProducts('proposal-crash');

test(
  'kill -9 while a proposal is drafted, stored, kept, locked and asked for: what was acknowledged is there, no version is half asked for, and the next call goes on',
  { timeout: 240_000 },
  async () => {
    const first = await products.start();
    const { headers } = await enterByDemoLink(first);
    const sessionId =
      (await callServer(first, createSession, { companyName: 'Norring Line' }, headers)).body.data?.sessionId ?? '';
    const kept = new Map<string, number>();
    let typed = 0;
    const writing = (async () => {
      for (let at = 1; ; at += 1) {
        const vision = `Version ${at}`;
        if ((await callServer(first, updateSession, { sessionId, vision }, headers)).status === 200) typed = at;
        const drafted = await callServer(first, draftSolution, { sessionId, barriers: [`Barrier ${at}`] }, headers);
        const challenges =
          drafted.body.data?.solutionResponse.solution_description.transformation_journey.challenges ?? [];
        await callServer(first, updateSession, { sessionId, challenges }, headers);
        const asked = callServer(first, askApproval, { sessionId }, headers);
        const { body } = await callServer(first, keepVersion, { sessionId, name: vision }, headers);
        kept.set(body.version.id, at);
        await asked;
        if (at % 3 === 0) await callServer(first, restoreVersion, { sessionId, versionId: body.version.id }, headers);
        const { layout, revision } = (await callServer(first, readProposal, { sessionId }, headers)).body;
        const locked = at % 2 === 0 ? [] : ['solutionOverview'];
        const arranged = { sessionId, layout: { ...layout, locked }, revision };
        await callServer(first, arrangeProposal, arranged, headers);
      }
    })().catch(() => 'killed');
    while (kept.size < 7) await new Promise((resolve) => setTimeout(resolve, 5));
    await first.stop('SIGKILL');
    expect(await writing).toBe('killed');

    const second = await products.start();
    const again = await enterByDemoLink(second);
    const read = async () => (await callServer(second, readProposal, { sessionId }, again.headers)).body;
    const state = await read();
    const ids = new Set(state.versions.map(({ id }) => id));
    for (const id of kept.keys()) expect(ids).toContain(id);
    expect(new Set(state.versions.map(({ number }) => number)).size).toBe(state.versions.length);
    const { approvals } = (await callServer(second, listApprovals, { sessionId }, again.headers)).body;
    const waiting = approvals.map(({ version }) => version.id).toSorted();
    const forApproval = state.versions.filter(({ reason }) => reason === 'approval').map(({ id }) => id);
    expect(waiting).toEqual(forApproval.toSorted());
    const { vision } = (await callServer(second, readSession, { sessionId }, again.headers)).body.data;
    expect(Number(vision.slice(8))).toBeGreaterThanOrEqual(typed);

    // Nothing waits for a lock of who died.
    const versionId = [...kept.keys()].at(-1) ?? '';
    const restored = await callServer(second, restoreVersion, { sessionId, versionId }, again.headers);
    expect(restored.status).toBe(200);
    expect((await callServer(second, askApproval, { sessionId }, again.headers)).status).toBe(200);
    const changed = { sessionId, layout: { ...state.layout, locked: ['vision'] }, revision: (await read()).revision };
    expect((await callServer(second, arrangeProposal, changed, again.headers)).status).toBe(200);
    expect((await read()).layout.locked).toEqual(['vision']);
  },
);
