import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { createSession, readSession, sessionEndpoint, updateSession } from '#contract/discovery.ts';
import { changeOffer, emptyOffer, readOffer, suggestOffer, type Offer } from '#contract/offer.ts';
import {
  arrangeProposal,
  draftSolution,
  emptyLayout,
  keepVersion,
  readProposal,
  readVersion,
  restoreVersion,
  type ProposalState,
} from '#contract/proposal.ts';
import { addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { createSolution } from '#contract/solutions.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const handbook = `# Price list (EUR)

| Item | Price |
|---|---|
| Gate reader | 420.00 each |
| Platform | 35.00 per gate per month |

The minimum term is 12 months. Account managers may offer 5 per cent off.

# Customer results

**Kestrel Ferries, 12 gates.** Queues fell from 14 minutes to 5. Two complaints a month were left of forty.

# Security

Passenger photos are deleted after one hour. Data stays in Rotterdam.
`;
const transcript = `00:01 Rae Rep: Thanks for the time, both of you. Where does it hurt at the gates?
00:09 Bo Buyer: Honestly, people queue for twenty minutes every single morning before the first boat.
00:20 Rae Rep: And what does that cost you a year?
00:24 Bo Buyer: Ninety thousand a year in refunds.
00:29 Cy Colleague: No, it is not ninety thousand.
00:33 Cy Colleague: The refunds were sixty-four thousand a year.
00:40 Rae Rep: If this went well, what would be different next spring?
00:45 Bo Buyer: Everybody would be through the gate within five minutes, whatever the weather is.
00:55 Rae Rep: I'll send you the plan for the pilot on Friday.
01:02 Bo Buyer: Where is the data kept, and are the photos of our passengers deleted?
`;
const priced: Offer = {
  ...emptyOffer,
  currency: 'EUR',
  validUntil: '2999-12-31',
  priceItems: [{ id: randomUUID(), item: 'Gate reader', unit: 'each', price: '420.00', source: null }],
  caseStudies: [
    {
      id: randomUUID(),
      customer: 'Kestrel Ferries',
      publish: 'anonymous',
      situation: 'Kestrel Ferries runs 12 gates.',
      solution: '',
      elements: [],
      values: ['Kestrel cut queues from 14 minutes to 5.'],
      source: null,
    },
  ],
};

describe('the proposal of a session', () => {
  let server: TestServer;
  let rep: TestPerson;
  const join = async (): Promise<void> => {
    rep = await signUp(server);
    await rep.call(processDocument, batch(rep, [textFile('handbook.md', handbook, { mimeType: 'text/markdown' })]));
    await rep.call(createSolution, {
      name: 'Gateflow',
      description: 'Gateflow lets passengers through a gate with a look into a camera. It works in rain.',
      clientId: rep.organizationId,
    });
  };
  beforeAll(async () => {
    server = await startTestServer();
  });
  // A company without a subscription has two trial sessions.
  beforeEach(join);
  afterAll(() => server.close());

  const begin = async (): Promise<string> => {
    const { body } = await rep.call(createSession, { companyName: 'Norring Line', firstName: 'Bo', lastName: 'Buyer' });
    return body.data?.sessionId ?? '';
  };
  const heard = async (sessionId: string, text = transcript): Promise<void> => {
    await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
    const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
    for (const speaker of speakers)
      await rep.call(changeSpeakers, {
        sessionId,
        change: {
          kind: 'rename',
          speakerId: speaker.id,
          name: speaker.name,
          side: ['Rae Rep', 'Speaker 1'].includes(speaker.name) ? 'rep' : 'prospect',
        },
      });
  };
  const read = async (sessionId: string, who = rep): Promise<ProposalState> =>
    (await who.call(readProposal, { sessionId })).body;
  const textOf = ({ document }: ProposalState): string =>
    document.blocks
      .flatMap(({ claims, table }) => [...claims.map(({ text }) => text), ...(table?.rows.flat() ?? [])])
      .join('\n');
  const block = (state: ProposalState, id: string) => {
    const found = state.document.blocks.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no block ${id}`);
    return found;
  };

  test('labels of speech recognition reach no proposal: the rep’s and the prospect’s names stand for them', async () => {
    const names = [...new Set([...transcript.matchAll(/^\d+:\d+ ([^:]+):/gmu)].map(([, name = '']) => name))];
    const labelled = names.reduce((text, name, at) => text.replaceAll(`${name}:`, `Speaker ${at + 1}:`), transcript);
    const sessionId = await begin();
    await heard(sessionId, labelled);
    const state = await read(sessionId);
    expect(JSON.stringify(state.document)).not.toMatch(/speaker \d/iu);
    expect(textOf(state)).toContain('Robin Seller will send you the plan for the pilot on Friday.');
  });

  test('an empty session says section by section what is missing, prints no price and invents no customer', async () => {
    const state = await read(await begin());
    expect(state.readiness.filter(({ ready }) => ready).map(({ section }) => section)).toEqual([
      'solution_recommendation',
    ]);
    expect(state.readiness.flatMap(({ missing }) => missing)).toContain('Barriers (stage 2)');
    expect(textOf(state)).toContain('Price: to be confirmed.');
    expect(textOf(state)).toContain('Example scenario, not a customer.');
    expect(textOf(state)).not.toContain('Kestrel');
    expect(state.document.quotes).toEqual({ used: 0, held: 0 });
  });

  test('grows with the call: words letter by letter, promises, answers of the content; what was taken back is nowhere', async () => {
    const sessionId = await begin();
    await heard(sessionId);
    await rep.call(updateSession, {
      sessionId,
      barriers: ['Honestly, people queue for twenty minutes every single morning before the first boat.'],
      desiredOutcomes: ['Everybody would be through the gate within five minutes, whatever the weather is.'],
      currentFinancialImpact: 'Ninety thousand a year in refunds.',
      futureFinancialImpact: 'Half of it, 32,000 a year.',
    });
    const state = await read(sessionId);
    const said = transcript.replaceAll(/\s+/g, ' ');
    const quotes = state.document.sources.filter(({ kind }) => kind === 'utterance');
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    for (const { text } of quotes) expect(said).toContain(text);
    expect(block(state, 'challenges').claims[0]?.text).toBe(
      'Bo Buyer: “People queue for twenty minutes every single morning before the first boat.”',
    );
    expect(textOf(state)).toContain('will send you the plan for the pilot on Friday.');
    expect(textOf(state)).not.toMatch(/ninety thousand/i);
    expect(textOf(state)).toContain('Passenger photos are deleted after one hour.');
    expect(state.investment.assumptions[0]).toMatchObject({ key: 'benefit', origin: 'stated', base: 32_000 });
    expect(state.investment.results[0]?.base).toBeNull();
    expect(state.readiness.find(({ section }) => section === 'transformation_journey')?.ready).toBe(true);
  });

  test('prints the price list and nothing else as a price, and a customer without the name unless that is allowed', async () => {
    const sessionId = await begin();
    const { revision } = (await rep.call(readOffer, {})).body;
    expect((await rep.call(changeOffer, { offer: priced, revision })).status).toBe(200);
    const state = await read(sessionId);
    expect(block(state, 'pricingModel').table?.rows).toEqual([['Gate reader', 'each', 'EUR 420.00']]);
    expect(textOf(state)).toContain('the customer cut queues from 14 minutes to 5.');
    expect(textOf(state)).not.toContain('Kestrel');
    const stale = await rep.call(changeOffer, { offer: emptyOffer, revision });
    expect(stale).toMatchObject({ status: 409, body: { error: expect.stringContaining('Your change wasn’t saved') } });
    const { body } = await rep.call(suggestOffer, {});
    expect(body.priceItems.map(({ item, price }) => [item, price])).toEqual([['Platform', '35.00']]);
    expect(body.rules).toContain('The minimum term is 12 months.');
    expect(JSON.stringify(body.rules)).not.toContain('Account managers');
    await rep.call(changeOffer, { offer: emptyOffer, revision: revision + 1 });
  });

  test('a chosen solution that is gone is not replaced by another one', async () => {
    const sessionId = await begin();
    expect(textOf(await read(sessionId))).toContain('We recommend Gateflow.');
    await rep.call(updateSession, { sessionId, solutionName: 'Ticket desk' });
    const state = await read(sessionId);
    expect(textOf(state)).not.toContain('We recommend');
    expect(state.readiness.flatMap(({ missing }) => missing)).toContain('A solution');
  });

  test('the solution call answers the stated structure and stores nothing; storing it completes the session', async () => {
    const sessionId = await begin();
    await rep.call(updateSession, { sessionId, barriers: ['Queues at the gate'] });
    const answer = await rep.call(draftSolution, { sessionId, requestId: 'r1', action: 'solution' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    const solutionResponse = answer.body.data?.solutionResponse;
    expect(solutionResponse?.sessionId).toBe(sessionId);
    expect(solutionResponse?.solution_description.transformation_journey.challenges).toEqual(['Queues at the gate']);
    expect(solutionResponse?.solution_description.solution_recommendation.overview).toContain('We recommend Gateflow.');
    expect(solutionResponse?.testimonials).toHaveLength(2);
    expect((await rep.call(readSession, { sessionId })).body.data).toMatchObject({
      status: 'in_progress',
      challenges: [],
    });
    const { sessionId: _, ...stored } = solutionResponse ?? { sessionId: '' };
    await rep.call(updateSession, { sessionId, solutionResponse: stored });
    expect((await rep.call(readSession, { sessionId })).body.data).toMatchObject({
      status: 'completed',
      challenges: ['Queues at the gate'],
    });
    expect(await rep.call(draftSolution, { sessionId: randomUUID() })).toMatchObject({
      status: 404,
      body: { error: 'Session not found in Airtable' },
    });
  });

  test('what a person wrote is kept however often it is drafted again; a number without a source says so', async () => {
    const sessionId = await begin();
    await rep.call(updateSession, { sessionId, vision: 'A calm morning for 700 people.' });
    const before = block(await read(sessionId), 'vision');
    expect(before).toMatchObject({ edited: true });
    await heard(sessionId);
    await rep.call(updateSession, { sessionId, desiredOutcomes: ['No queue at all'] });
    expect(block(await read(sessionId), 'vision').claims.map(({ text }) => text)).toEqual([
      'A calm morning for 700 people.',
    ]);
    await rep.call(updateSession, { sessionId, vision: '' });
    expect(block(await read(sessionId), 'vision').claims[0]?.text).toBe('No queue at all');
  });

  test('two people who arrange it at once: one is told, and neither is lost', async () => {
    const sessionId = await begin();
    const layout = { ...emptyLayout, hidden: ['roiAnalysis'] };
    const answers = await Promise.all([
      rep.call(arrangeProposal, { sessionId, layout, revision: 0 }),
      rep.call(arrangeProposal, { sessionId, layout: { ...emptyLayout, hidden: ['vision'] }, revision: 0 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { layout: stored, revision } = await read(sessionId);
    expect(revision).toBe(1);
    expect(stored.hidden).toHaveLength(1);
  });

  test('a locked block stays as it is through drafts, edits, restores and stored solutions, by whatever call they come', async () => {
    const sessionId = await begin();
    await heard(sessionId);
    const own = { id: randomUUID(), section: 'value_proposition' as const, title: 'Terms', text: 'As agreed.' };
    const first = await read(sessionId);
    const wanted = first.document.blocks.find(({ id, claims }) => id === 'timeline' && claims.length > 0);
    expect(wanted?.edited).toBe(false);
    const locked = await rep.call(arrangeProposal, {
      sessionId,
      layout: { ...emptyLayout, own: [own], locked: ['timeline', 'vision', own.id] },
      revision: first.revision,
    });
    expect(locked.status).toBe(200);
    const linesOfBlock = (state: ProposalState, id: string) => block(state, id).claims.map(({ text }) => text);
    const [timeline, vision] = ['timeline', 'vision'].map((id) => linesOfBlock(first, id));
    const offer = (price: string): Offer => ({
      ...priced,
      priceItems: priced.priceItems.map((item) => ({ ...item, price })),
    });
    const { version } = (await rep.call(keepVersion, { sessionId, name: 'before' })).body;
    const steps: readonly (() => Promise<unknown>)[] = [
      () => rep.call(updateSession, { sessionId, timeline: ['Something else'], vision: 'Another' }),
      () => rep.call(updateSession, { sessionId, vision: '', timeline: [] }),
      () => rep.call(updateSession, { sessionId, barriers: [`Barrier ${randomUUID()}`], desiredOutcomes: ['None'] }),
      () => rep.call(restoreVersion, { sessionId, versionId: version.id }),
      async () => {
        const { revision } = (await rep.call(readOffer, {})).body;
        await rep.call(changeOffer, { offer: offer(`${revision}.00`), revision });
      },
      async () => {
        const { solutionResponse } = (await rep.call(draftSolution, { sessionId })).body.data ?? {};
        const { sessionId: _, ...stored } = solutionResponse ?? { sessionId: '' };
        await rep.call(updateSession, {
          sessionId,
          solutionResponse: { ...stored, solution_description: { investment_summary: { timeline: ['X'] } } },
        });
      },
      async () => {
        const { revision, layout } = await read(sessionId);
        const changed = await rep.call(arrangeProposal, {
          sessionId,
          layout: { ...layout, own: layout.own.map((each) => ({ ...each, text: 'Otherwise.' })) },
          revision,
        });
        expect(changed.status).toBe(409);
      },
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(steps.length - 1), { minLength: 3, maxLength: 6 }), async (order) => {
        for (const at of order) await steps[at]?.();
        const now = await read(sessionId);
        expect(linesOfBlock(now, 'timeline')).toEqual(timeline);
        expect(linesOfBlock(now, 'vision')).toEqual(vision);
        expect(now.layout).toMatchObject({ own: [own] });
        expect(now.layout.locked.toSorted()).toEqual(['timeline', 'vision', own.id].toSorted());
      }),
      { numRuns: 5 },
    );
    const { revision, layout } = await read(sessionId);
    await rep.call(arrangeProposal, { sessionId, layout: { ...layout, locked: [] }, revision });
    const { body } = await rep.call(updateSession, { sessionId, vision: 'Another' });
    expect(body).toMatchObject({ data: { vision: 'Another' } });
  });

  test('a version never changes, not even by SQL; restoring one keeps what was there before', async () => {
    const sessionId = await begin();
    await rep.call(updateSession, { sessionId, vision: 'First vision' });
    const { version } = (await rep.call(keepVersion, { sessionId, name: 'For Bo', reason: 'sent' })).body;
    expect(version).toMatchObject({ number: 1, name: 'For Bo', reason: 'sent' });
    await rep.call(updateSession, { sessionId, vision: 'Second vision' });
    await rep.call(arrangeProposal, { sessionId, layout: { ...emptyLayout, hidden: ['vision'] }, revision: 0 });
    const shown = (await rep.call(readVersion, { sessionId, versionId: version.id })).body;
    expect(JSON.stringify(shown.document)).toContain('First vision');
    expect(JSON.stringify(shown.document)).not.toContain('Second vision');
    await expect(
      server.services.database.tenant(rep.organizationId, (db) =>
        db.execute(sql`update proposal_versions set name = 'x' where id = ${version.id}`),
      ),
    ).rejects.toThrow();
    const restored = await rep.call(restoreVersion, { sessionId, versionId: version.id });
    expect(restored.body.version).toMatchObject({ number: 2, reason: 'restored' });
    const now = await read(sessionId);
    expect(block(now, 'vision')).toMatchObject({ hidden: false, claims: [{ text: 'First vision' }] });
    const kept = (await rep.call(readVersion, { sessionId, versionId: restored.body.version.id })).body;
    expect(kept.document.blocks.find(({ id }) => id === 'vision')).toMatchObject({
      hidden: true,
      claims: [{ text: 'Second vision' }],
    });
    const two = await Promise.all([1, 2].map(() => rep.call(keepVersion, { sessionId, name: '' })));
    expect(two.map(({ body }) => body.version.number).toSorted()).toEqual([3, 4]);
  });

  test('a colleague reads it and changes nothing, another company does neither, and it goes with its session', async () => {
    const sessionId = await begin();
    await rep.call(keepVersion, { sessionId, name: 'v' });
    const [colleague, stranger] = [await joinTeam(server, rep), await signUp(server)];
    expect((await read(sessionId, colleague)).mayWrite).toBe(false);
    const layout = emptyLayout;
    expect((await colleague.call(arrangeProposal, { sessionId, layout, revision: 0 })).status).toBe(403);
    expect((await colleague.call(keepVersion, { sessionId })).status).toBe(403);
    expect((await colleague.call(changeOffer, { offer: emptyOffer, revision: 0 })).status).toBe(403);
    expect((await colleague.call(readOffer, {})).status).toBe(200);
    expect((await stranger.call(readProposal, { sessionId })).status).toBe(404);
    await rep.call(sessionEndpoint, { action: 'delete', sessionId });
    const left = await until(() =>
      server.services.database.tenant(rep.organizationId, async (db) =>
        Number(
          (
            await db.execute<{ rows: number }>(
              sql`select count(*) as rows from proposal_versions where session_id = ${sessionId}`,
            )
          )[0]?.rows,
        ) === 0
          ? true
          : null,
      ),
    );
    expect(left).toBe(true);
  });
});
