import { randomUUID } from 'node:crypto';
import { scheduledStep, type PrepStep, type PrepSubject } from '#contract/prep.ts';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { prepJob } from './prep.job.ts';
import { prepStore } from './prep.store.ts';

export interface StartPrepInput {
  subject: PrepSubject;
  /** Names from the meeting's invitation. */
  attendees?: readonly string[];
  /** Idempotency key; empty: every call starts a run. */
  requestId: string;
  /** Starts this many hours before the meeting; null: now. */
  hoursBefore?: number | null;
  /** Delays the worker by this many seconds, because the caller runs it itself. */
  afterSeconds?: number;
}

/**
 * Returns when a scheduled run starts, or null if that time has passed or none was requested.
 * Throws `invalid_input` without a meeting time.
 */
function hourOf({ meetingAt }: PrepSubject, hoursBefore: number | null): Date | null {
  if (hoursBefore === null) return null;
  if (meetingAt === '') throw new AppError('invalid_input', 'Enter when the meeting is, or prepare now');
  const at = new Date(Date.parse(meetingAt) - hoursBefore * 3_600_000);
  return at.getTime() > Date.now() ? at : null;
}

/** Stores a prep and enqueues its run; the run survives everything except deletion. */
export async function startPrep(
  ctx: TenantContext,
  input: StartPrepInput,
): Promise<{ id: string; jobId: string | null }> {
  const requestId = input.requestId === '' ? null : `${ctx.userId}:${input.requestId}`;
  const { prospWebUrl } = input.subject;
  const domain = URL.canParse(prospWebUrl) ? new URL(prospWebUrl).host : null;
  const at = hourOf(input.subject, input.hoursBefore ?? null);
  const steps: PrepStep[] =
    at === null
      ? []
      : [{ key: scheduledStep, label: 'Waiting for its time', state: 'waiting', detail: at.toISOString() }];
  const { id, created } = await prepStore(ctx).create(randomUUID(), requestId, input.subject, {
    companyDomain: domain,
    attendees: [...new Set(input.attendees)],
    steps,
  });
  if (created) {
    try {
      await reserveUsage(ctx, { runId: id, kind: 'prep' });
    } catch (error) {
      await prepStore(ctx).remove(id);
      throw error;
    }
  }
  // Sent again for a repeated request, since the first may have ended in between; the key keeps it one job.
  const jobId = await ctx.services.jobs.send(
    prepJob,
    { organizationId: ctx.organizationId, userId: ctx.userId, prepId: id },
    {
      key: id,
      afterSeconds: at === null ? input.afterSeconds : Math.ceil((at.getTime() - Date.now()) / 1000),
    },
  );
  return { id, jobId };
}
