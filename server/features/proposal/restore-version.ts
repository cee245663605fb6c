import { emptyLayout, type ProposalDocument, type ProposalLayout, type ProposalVersion } from '#contract/proposal.ts';
import type { RichLine } from '#contract/rich-text.ts';
import type { ProposalTemplate } from '#contract/proposal-template.ts';
import { updateSession } from '#server/features/discovery/update-session.ts';
import { findTemplate } from '#server/features/proposal-template/find-template.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { composeProposal } from './compose-proposal.ts';
import { restoredFields } from './document.view.ts';
import { findVersion } from './find-version.ts';
import { keepVersion } from './keep-version.ts';
import { proposalStore } from './proposal.store.ts';

/** Restores a version's proposal. Saves the current one first, so nothing is lost. Locked blocks stay unchanged. */
export async function restoreVersion(
  ctx: TenantContext,
  { sessionId, versionId }: { sessionId: string; versionId: string },
): Promise<{ version: ProposalVersion }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { version, document, layout } = await findVersion(ctx, { sessionId, versionId });
  const kept = await keepVersion(ctx, {
    sessionId,
    name: `Before version ${version.number} was restored`,
    reason: 'restored',
  });
  // Drafted with the version's own quantities and assumptions, its tables are the same and stay tables.
  const { draft } = await composeProposal(ctx, { sessionId, arranged: { ...emptyLayout, ...layout } });
  const chosen = document.template?.id ?? null;
  const now = await findTemplate(ctx, { templateId: chosen });
  const wanted = withTexts({ ...emptyLayout, ...layout, template: chosen }, document, now);
  const { fields, hidden } = restoredFields(document, draft);
  await updateSession(ctx, { sessionId, data: fields });
  const store = proposalStore(ctx, sessionId);
  const held = (now?.locks ?? []).map(({ blockId }) => blockId);
  await store.format(looksThen(document, [...(await store.layout()).layout.locked, ...held]));
  // Overrules a layout saved in between, which is kept in the version just saved or in the next.
  for (;;) {
    const current = await store.layout();
    const arranged = await store.arrange(
      keepLocked({ ...wanted, hidden: [...new Set([...wanted.hidden, ...hidden])] }, current.layout),
      current.revision,
    );
    if (arranged === 'gone') throw new AppError('not_found', 'Session not found in Airtable');
    if (typeof arranged === 'number') return kept;
  }
}

/** Returns the version's formatting, without blocks that are locked now. */
function looksThen({ blocks }: ProposalDocument, locked: readonly string[]): Record<string, RichLine[]> {
  const open = blocks.filter(({ id }) => !locked.includes(id));
  return Object.fromEntries(open.map(({ id, looks }) => [id, (looks ?? []).filter((look) => look !== null)]));
}

/** Restores the template texts of the version where they differ now; legal texts stay current. */
function withTexts(
  layout: ProposalLayout,
  { blocks }: ProposalDocument,
  template: ProposalTemplate | null,
): ProposalLayout {
  const texts = template?.texts ?? [];
  const then = blocks
    .filter((block) => block.template === true && block.legal !== true)
    .map(({ id, section, title, claims }) => ({ id, section, title, text: claims.map(({ text }) => text).join('\n') }))
    .filter(({ id, title, text }) =>
      texts.every((each) => each.id !== id || each.title !== title || each.text !== text),
    );
  return { ...layout, own: [...layout.own, ...then] };
}

/** Restores an earlier layout while keeping locked blocks as they are now. */
function keepLocked(then: ProposalLayout, now: ProposalLayout): ProposalLayout {
  const isLocked = (id: string): boolean => now.locked.includes(id);
  const open = (ids: readonly string[]): string[] => ids.filter((id) => !isLocked(id));
  return {
    ...then,
    hidden: [...open(then.hidden), ...now.hidden.filter(isLocked)],
    locked: [...open(then.locked), ...now.locked],
    own: [...then.own.filter(({ id }) => !isLocked(id)), ...now.own.filter(({ id }) => isLocked(id))],
  };
}
