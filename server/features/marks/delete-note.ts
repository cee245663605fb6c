import type { InputOf } from '#contract/endpoint.ts';
import type { deleteNote as endpoint } from '#contract/prep-reading.ts';
import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { prepMarksStore } from './marks.store.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';

export async function deleteNote(
  ctx: TenantContext,
  { prospectId, noteId }: InputOf<typeof endpoint>,
): Promise<{ prepSession: PrepDetail }> {
  await findPrep(ctx, { prospectId, to: 'change' });
  if (!(await prepMarksStore(ctx).removeNote(prospectId, noteId)))
    throw new AppError('not_found', 'This note was already deleted.');
  return readPrep(ctx, { prospectId });
}
