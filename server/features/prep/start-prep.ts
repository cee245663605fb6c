import { randomUUID } from 'node:crypto';
import type { PrepSubject } from '#contract/prep.ts';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { prepJob } from './prep.job.ts';
import { prepStore } from './prep.store.ts';

export interface StartPrepInput {
  subject: PrepSubject;
  /** The same id twice starts one run; empty: every call starts one. */
  requestId: string;
  /** Lets a worker take the run up only after so many seconds: the caller means to run it itself. */
  afterSeconds?: number;
}

/** Stores a preparation and enqueues its run; the run survives everything but its own deletion. */
export async function startPrep(ctx: TenantContext, input: StartPrepInput): Promise<{ id: string; jobId: string | null }> {
  const requestId = input.requestId === '' ? null : `${ctx.userId}:${input.requestId}`;
  const { prospWebUrl } = input.subject;
  const domain = URL.canParse(prospWebUrl) ? new URL(prospWebUrl).host : null;
  const { id, created } = await prepStore(ctx).create(randomUUID(), requestId, input.subject, domain);
  if (created) {
    try {
      await reserveUsage(ctx, { runId: id, kind: 'prep' });
    } catch (error) {
      await prepStore(ctx).remove(id);
      throw error;
    }
  }
  // Sent for a repeated request as well: the first one may have ended between the two steps; the key keeps it one job.
  const jobId = await ctx.services.jobs.send(prepJob, { organizationId: ctx.organizationId, userId: ctx.userId, prepId: id }, {
    key: id, afterSeconds: input.afterSeconds,
  });
  return { id, jobId };
}
