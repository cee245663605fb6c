import type { Billing } from '#contract/billing.ts';
import { formatDay } from '#web/lib/dates.ts';

/** Returns when a refresh works again once all Meeting Prepper sessions are used; null while some are left. */
export function refreshLimitText({ usage, subscription }: Pick<Billing, 'usage' | 'subscription'>): string | null {
  const meter = usage.meters.find(({ kind }) => kind === 'prep');
  if (meter === undefined || meter.used < meter.limit || usage.extraLeft > 0) return null;
  if (subscription === null) return 'All sessions are used. You can refresh again once you have a plan.';
  const day = formatDay(subscription.periodEnd);
  // A canceled plan brings no new sessions on the day it ends.
  return subscription.cancelAtPeriodEnd
    ? `All sessions are used, and your plan ends on ${day}. You can refresh again with extra sessions until then, or once you have a new plan.`
    : `All sessions are used. You can refresh again on ${day}, or with extra sessions.`;
}
