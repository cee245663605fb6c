import type { TenantContext } from '#server/platform/context.ts';
import { contentRenewJob } from './renew.job.ts';

/** Enqueues the renewal of an index that an earlier version wrote; once, however many ask. */
export async function startRenewal({ organizationId, userId, services }: TenantContext): Promise<void> {
  await services.jobs.send(contentRenewJob, { organizationId, userId }, { key: organizationId });
}
