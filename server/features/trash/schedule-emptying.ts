import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { emptyTrashJob } from './trash.job.ts';

/** Schedules the deletion of what was just moved to the trash. */
export async function scheduleEmptying(ctx: TenantContext, { key }: { key: string }): Promise<void> {
  const { organizationId, userId, services } = ctx;
  const afterSeconds = Math.ceil(limits.trash.keptMs / 1000) + 60;
  await services.jobs.send(
    emptyTrashJob,
    { organizationId, userId },
    { key: `${organizationId} ${key}`, afterSeconds },
  );
}
