import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { putPrepAway } from '#server/features/trash/put-prep-away.ts';
import { findPrep } from './find-prep.ts';

/** Moves a prep to the trash with its brief, links and sources. */
export async function deletePrep(ctx: TenantContext, input: { prospectId: string }): Promise<{ success: boolean }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'change' });
  const success = await putPrepAway(ctx, { prepId: input.prospectId });
  // A finished brief stays charged; a discarded run is not a success.
  const charged = prep.status === 'ready' || prep.runKind === 'section';
  if (success && !charged) await settleUsage(ctx, { runId: prep.chargeId ?? prep.id, outcome: 'returned' });
  if (success)
    await recordChange(ctx, {
      action: 'preparation.deleted',
      subject: prep.companyName,
      details: { person: `${prep.firstName} ${prep.lastName}`.trim() },
    });
  return { success };
}
