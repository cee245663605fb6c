import { isListField } from '#contract/discovery-fields.ts';
import { blockTitle, heldText, isBlockField, type BlockField, type ProposalLayout } from '#contract/proposal.ts';
import {
  amountProblems,
  assumptionKeys,
  assumptionLabels,
  cases,
  type Assumptions,
} from '#contract/proposal-return.ts';
import { updateSession } from '#server/features/discovery/update-session.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { findTemplate } from '#server/features/proposal-template/find-template.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeProposal } from './compose-proposal.ts';
import { storedDraft } from './document.view.ts';
import { proposalStore } from './proposal.store.ts';

/**
 * Writes the current draft of locked, unwritten blocks into the session's fields, where no later draft can change it.
 */
async function fillLocked(
  ctx: TenantContext,
  {
    sessionId,
    layout,
    before,
    revision,
  }: {
    sessionId: string;
    layout: ProposalLayout;
    before: { layout: ProposalLayout; revision: number };
    revision: number;
  },
): Promise<void> {
  const fresh = layout.locked.filter((id) => !before.layout.locked.includes(id)).filter(isBlockField);
  if (fresh.length === 0 || before.revision !== revision) return;
  const { draft, material } = await composeProposal(ctx, { sessionId });
  const empty = fresh.filter((field) => material.fields[field].length === 0);
  const lines = (field: BlockField) => {
    const drafted = storedDraft(draft, field);
    return isListField(field) ? drafted : drafted.join('\n');
  };
  const data = Object.fromEntries(empty.map((field) => [field, lines(field)]));
  const was = Object.fromEntries(empty.map((field) => [field, isListField(field) ? [] : '']));
  // If someone wrote there meanwhile, their words win and are locked.
  if (Object.values(data).some(({ length }) => length > 0)) await updateSession(ctx, { sessionId, data, was });
}

/** Throws if a newly chosen template is archived or missing; an earlier choice stays valid. */
async function requireTemplate(ctx: TenantContext, chosen: string | null, before: string | null): Promise<void> {
  if (chosen === null || chosen === before) return;
  const template = await findTemplate(ctx, { templateId: chosen });
  if (template === null || template.archived)
    throw new AppError('not_found', 'Template not found. It may have been archived. Your change wasn’t saved.');
}

/** Throws if a block that the template locks would be hidden, shown, locked or unlocked. */
async function requireHeld(ctx: TenantContext, now: ProposalLayout, before: ProposalLayout): Promise<void> {
  const { locks } = (await findTemplate(ctx, { templateId: now.template })) ?? { locks: [] };
  const differs = (id: string) => (key: 'hidden' | 'shown' | 'locked') =>
    now[key].includes(id) !== before[key].includes(id);
  // With another template, what was arranged before comes back.
  if (now.template !== before.template) return;
  const lock = locks.find(({ blockId }) => (['hidden', 'shown', 'locked'] as const).some(differs(blockId)));
  if (lock !== undefined) throw new AppError('conflict', heldText(blockTitle(lock.blockId), lock));
}

/** Throws if an amount set now is too large, or a low one above a high one; what was stored earlier stays. */
function requireAmounts(now: Assumptions, before: Assumptions): void {
  for (const key of assumptionKeys) {
    const [set, was] = [now[key], before[key]];
    if (set === undefined || (was !== undefined && cases.every((which) => set[which] === was[which]))) continue;
    const [wrong] = Object.entries(amountProblems(set));
    if (wrong !== undefined)
      throw new AppError('invalid_input', `${assumptionLabels[key]}, ${wrong[0]}: ${wrong[1]}. Nothing was saved.`);
  }
}

/** Copies locked template texts into the layout, so that later changes of the template don't affect them. */
async function pinned(ctx: TenantContext, layout: ProposalLayout): Promise<ProposalLayout> {
  const { texts } = (await findTemplate(ctx, { templateId: layout.template })) ?? { texts: [] };
  const held = texts
    .filter(({ id, legal }) => !legal && layout.locked.includes(id) && layout.own.every((each) => each.id !== id))
    .map(({ legal: _legal, ...text }) => text);
  return held.length === 0 ? layout : { ...layout, own: [...layout.own, ...held] };
}

/** Stores a proposal's layout; never overwrites someone else's changes. */
export async function arrangeProposal(
  ctx: TenantContext,
  { sessionId, layout, revision }: { sessionId: string; layout: ProposalLayout; revision: number },
): Promise<{ revision: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const store = proposalStore(ctx, sessionId);
  const before = await store.layout();
  await requireTemplate(ctx, layout.template, before.layout.template);
  await requireHeld(ctx, layout, before.layout);
  requireAmounts(layout.assumptions, before.layout.assumptions);
  await fillLocked(ctx, { sessionId, layout, before, revision });
  const arranged = await store.arrange(await pinned(ctx, layout), revision);
  if (arranged === 'locked')
    throw new AppError('conflict', 'This block is locked. Your change wasn’t saved. Unlock it first.');
  if (arranged === 'gone') throw new AppError('not_found', 'Session not found in Airtable');
  if (arranged === 'stale')
    throw new AppError(
      'conflict',
      'Someone else changed this proposal. Your change wasn’t saved. We’ve loaded theirs; make yours again.',
    );
  return { revision: arranged };
}
