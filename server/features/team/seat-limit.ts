import { limits } from '#contract/limits.ts';
import { findSubscription } from '#server/features/billing/find-subscription.ts';
import { jobContext } from '#server/platform/job-context.ts';
import type { OrganizationScope } from './team.store.ts';

/** Returns the organization's seat limit; the only place that decides it. */
export async function seatLimit({ services, organizationId }: OrganizationScope): Promise<number> {
  const subscription = await findSubscription(jobContext(services, { organizationId, userId: '' }));
  return subscription?.seats ?? limits.seats.untilSubscribed;
}
