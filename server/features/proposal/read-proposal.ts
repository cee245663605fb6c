import { sectionsInOrder, type ProposalDocument, type ProposalState, type Readiness } from '#contract/proposal.ts';
import { mayWrite } from '#server/features/discovery/session.view.ts';
import { findModel } from '#server/features/model/find-model.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { composeProposal } from './compose-proposal.ts';
import { proposalStore } from './proposal.store.ts';

/** Returns what sections lack in the order in which they are read. */
function inOrder(readiness: readonly Readiness[], { sections }: Pick<ProposalDocument, 'sections'>): Readiness[] {
  const order = sectionsInOrder(sections);
  return readiness.toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}

/** Returns a session's current proposal, with what is missing and the saved versions. */
export async function readProposal(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<ProposalState> {
  const { document, draft, layout, revision, row } = await composeProposal(ctx, { sessionId });
  // A block that a person wrote is no longer missing.
  const written = new Set(
    document.blocks.filter(({ edited, claims }) => edited && claims.length > 0).map(({ section }) => section),
  );
  return {
    document,
    readiness: inOrder(draft.readiness, document).map((each) =>
      each.section.startsWith('case_') && written.has(each.section) ? { ...each, ready: true, missing: [] } : each,
    ),
    investment: draft.investment,
    items: draft.items,
    layout,
    revision,
    versions: await proposalStore(ctx, sessionId).versions(),
    mayWrite: mayWrite(row, ctx),
    modelWrites: (await findModel(ctx)).model !== null,
    automated: ctx.services.automation?.takes('solution') ?? false,
  };
}
