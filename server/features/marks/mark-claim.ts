import type { InputOf } from '#contract/endpoint.ts';
import type { markClaim as endpoint } from '#contract/prep-reading.ts';
import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { markKeyOf } from './marks.view.ts';
import { prepMarksStore, type MarkChange } from './marks.store.ts';
import { toDetail } from '#server/features/prep/prep.view.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import { readSaid } from '#server/features/prep/read-said.ts';
import { allClaims } from './statement.view.ts';

type Input = InputOf<typeof endpoint>;

const movedOn = 'This statement has changed. Check how it reads now. We’ve kept what you wrote here.';

function changeOf(ctx: TenantContext, { pinned, hidden, wrong, thumb, text }: Input, original: string): MarkChange {
  const edit =
    text === null || text === original
      ? { editedText: null, editedBy: null, editedAt: null }
      : { editedText: text, editedBy: ctx.userId, editedAt: new Date() };
  return {
    ...(pinned !== undefined && { pinned }),
    ...(hidden !== undefined && { hidden }),
    ...(wrong !== undefined && { wrong }),
    ...(thumb !== undefined && { thumb }),
    ...(text !== undefined && edit),
  };
}

/** Marks one statement of a brief; the mark finds the statement again after a refresh. */
export async function markClaim(ctx: TenantContext, input: Input): Promise<{ prepSession: PrepDetail }> {
  const { prospectId, claimId, was } = input;
  const whole = await findPrep(ctx, { prospectId, to: 'change' });
  const said = await readSaid(ctx, { prepId: prospectId });
  const { marked } = toDetail(whole, ctx.organizationId, said);
  const store = prepMarksStore(ctx);
  const taken = claimId.startsWith('wrong-')
    ? said.marks.find((row) => row.wrong && `wrong-${row.key}` === claimId)
    : undefined;
  if (taken !== undefined) {
    await store.mark(prospectId, taken.key, taken.section, taken.anchor, changeOf(ctx, input, taken.anchor.text));
    return readPrep(ctx, { prospectId });
  }
  const mine = marked.marks.find((mark) => mark.claimId === claimId && mark.wrong);
  const found = allClaims(marked.brief.sections).find(({ claim }) => claim.id === claimId);
  const row = marked.rows.get(claimId);
  if (found === undefined && (mine === undefined || row === undefined))
    throw new AppError('not_found', 'This statement is no longer in the brief. The brief was refreshed.');
  const shown = found?.claim.text ?? mine?.text ?? '';
  if (shown !== was) throw new AppError('conflict', movedOn, { now: shown });
  const section = found?.section ?? row?.section;
  const target = found === undefined ? row : markKeyOf(marked, found.section, found.claim);
  if (section === undefined || target === undefined)
    throw new AppError('not_found', 'This statement is no longer in the brief.');
  await store.mark(prospectId, target.key, section, target.anchor, changeOf(ctx, input, target.anchor.text));
  return readPrep(ctx, { prospectId });
}
