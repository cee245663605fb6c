import type { TenantContext } from '#server/platform/context.ts';
import { oldWordsJob } from './old-words.job.ts';

/** Schedules the deletion of old transcripts; idempotent per day. */
export async function scheduleOldWords(ctx: TenantContext, { afterSeconds }: { afterSeconds: number }): Promise<void> {
  const { organizationId, userId, services } = ctx;
  const day = new Date(Date.now() + afterSeconds * 1000).toISOString().slice(0, 10);
  await services.jobs.send(
    oldWordsJob,
    { organizationId, userId },
    { key: `${organizationId} ${day} ${afterSeconds}`, afterSeconds },
  );
}
