import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { toDetail } from './prep.view.ts';
import { readSaid } from './read-said.ts';

/** Returns a prep with its brief as far as it is written. */
export async function readPrep(
  ctx: TenantContext,
  { prospectId }: { prospectId: string },
): Promise<{ prepSession: PrepDetail }> {
  const [read, said] = await Promise.all([
    findPrep(ctx, { prospectId, to: 'read', withoutTexts: true }),
    readSaid(ctx, { prepId: prospectId }),
  ]);
  // Statements kept from an earlier run are searched for in this run's source texts.
  const keeps = said.marks.some(({ pinned, editedText }) => pinned || editedText !== null);
  const whole = keeps ? await findPrep(ctx, { prospectId, to: 'read' }) : read;
  return { prepSession: toDetail(whole, ctx.organizationId, said).detail };
}
