import { randomUUID } from 'node:crypto';
import type { PrepStatus } from '#contract/prep.ts';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { prepJob } from './prep.job.ts';
import { prepVersionStore } from './prep-version.store.ts';

/**
 * Researches a finished brief again.
 * Counts as one session only on success; until then, and on failure, the old brief stays.
 */
export async function refreshPrep(ctx: TenantContext, input: { prospectId: string }): Promise<{ status: PrepStatus }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'change' });
  if (prep.status !== 'ready') return { status: prep.status };
  const chargeId = randomUUID();
  await reserveUsage(ctx, { runId: chargeId, kind: 'prep' });
  // A second click finds the first one's run, so its own reservation is released.
  if (!(await prepVersionStore(ctx, prep.id).queueRefresh(chargeId)))
    await settleUsage(ctx, { runId: chargeId, outcome: 'returned' });
  else
    await ctx.services.jobs.send(
      prepJob,
      { organizationId: ctx.organizationId, userId: ctx.userId, prepId: prep.id },
      { key: `${prep.id}:${chargeId}` },
    );
  return { status: 'queued' };
}
