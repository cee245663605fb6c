import type { OutputOf } from '#contract/endpoint.ts';
import { meetingPrepper } from '#contract/prep.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { automationPrepStore } from './automation-prep.store.ts';

/**
 * Returns the prep this request created earlier, so that it is neither requested nor charged twice; null if there is
 * none.
 */
export async function findKeptPrep(
  ctx: TenantContext,
  input: unknown,
): Promise<OutputOf<typeof meetingPrepper> | null> {
  const { requestId } = meetingPrepper.input.parse(input);
  if (requestId === '') return null;
  const prospectId = await automationPrepStore(ctx).findByRequest(`${ctx.userId}:${requestId}`);
  if (prospectId === null) return null;
  return { status: 'success', data: (await readPrep(ctx, { prospectId })).prepSession };
}
