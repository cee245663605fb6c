import type { InputOf } from '#contract/endpoint.ts';
import type { saveNote as endpoint } from '#contract/prep-reading.ts';
import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { prepMarksStore } from './marks.store.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';

/** Creates a note or overwrites the one with that id. */
export async function saveNote(
  ctx: TenantContext,
  { prospectId, noteId, section, text }: InputOf<typeof endpoint>,
): Promise<{ prepSession: PrepDetail }> {
  await findPrep(ctx, { prospectId, to: 'change' });
  await prepMarksStore(ctx).saveNote(prospectId, noteId, section, text);
  return readPrep(ctx, { prospectId });
}
