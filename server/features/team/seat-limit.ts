import { limits } from '#contract/limits.ts';
import { findSubscription } from '#server/features/billing/find-subscription.ts';
import { jobContext } from '#server/platform/job-context.ts';
import type { OrganizationScope } from './team.store.ts';

/** How many seats the organization may fill: the one place that knows. */
export async function seatLimit({ services, organizationId }: OrganizationScope): Promise<number> {
  const subscription = await findSubscription(jobContext(services, { organizationId, userId: '' }));
  return subscription?.seats ?? limits.seats.untilSubscribed;
}
