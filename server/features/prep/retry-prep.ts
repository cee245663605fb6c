import { randomUUID } from 'node:crypto';
import type { PrepStatus } from '#contract/prep.ts';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { prepJob } from './prep.job.ts';
import { prepStore } from './prep.store.ts';

/** Restarts a failed or canceled prep. */
export async function retryPrep(ctx: TenantContext, input: { prospectId: string }): Promise<{ status: PrepStatus }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'change' });
  if (prep.status !== 'failed' && prep.status !== 'cancelled') return { status: prep.status };
  await reserveUsage(ctx, { runId: prep.id, kind: 'prep' });
  const moved = await prepStore(ctx).move(input.prospectId, ['failed', 'cancelled'], 'queued');
  if (!moved) return { status: prep.status };
  await ctx.services.jobs.send(
    prepJob,
    { organizationId: ctx.organizationId, userId: ctx.userId, prepId: prep.id },
    {
      // A new key, because the canceled run may still hold the old one.
      key: `${prep.id}:${randomUUID()}`,
    },
  );
  return { status: 'queued' };
}
