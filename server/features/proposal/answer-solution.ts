import { fromStoredFields, toStoredFields } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { emptyLayout } from '#contract/proposal.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { draftProposal } from '#server/agents/proposal-writer/proposal-writer.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { readOffer } from '#server/features/offer/read-offer.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { solutionResponseOf } from './document.view.ts';
import { gatherMaterial } from './gather-material.ts';
import { proposalStore } from './proposal.store.ts';

interface AnswerSolutionInput {
  data: SessionData;
  sessionId?: string | undefined;
  clientId?: string | undefined;
}

/**
 * Drafts the specified structure from the sent fields and, for a named session, its call, brief and content.
 * Stores nothing: the caller saves it with the session.
 */
export async function answerSolution(
  ctx: TenantContext,
  { data, sessionId, clientId }: AnswerSolutionInput,
): Promise<ReturnType<typeof solutionResponseOf>> {
  requireOwnClient(ctx, clientId);
  const sent = readSessionData(data);
  if (sessionId !== undefined) {
    const { layout } = await proposalStore(ctx, sessionId).layout();
    const stored = toStoredFields(sent);
    const fields = Object.fromEntries(
      Object.keys(sent).map((key) => [key, fromStoredFields(stored)[key as keyof typeof sent]]),
    );
    const { material } = await gatherMaterial(ctx, { sessionId, fields, layout });
    return solutionResponseOf(draftProposal(material), sessionId);
  }
  const [{ offer }, { solutions }] = await Promise.all([readOffer(ctx), listSolutions(ctx)]);
  const fields = fromStoredFields(toStoredFields(sent));
  const draft = draftProposal({
    fields,
    lines: [],
    heard: [],
    solution: solutions.find(({ id, name }) => id === fields.solutionId || name === fields.solutionName) ?? null,
    offer,
    content: readMaterial([], []),
    brief: { claims: [], sources: [] },
    assumptions: emptyLayout.assumptions,
  });
  return solutionResponseOf(draft, '');
}
