import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { readSaid } from './read-said.ts';
import { toDetail } from './prep.view.ts';

/** One preparation with its brief as far as it has come. */
export async function readPrep(ctx: TenantContext, input: { prospectId: string }): Promise<{ prepSession: PrepDetail }> {
  const whole = await findPrep(ctx, { ...input, to: 'read' });
  return { prepSession: toDetail(whole, ctx.organizationId, await readSaid(ctx, { prepId: whole.prep.id })).detail };
}
