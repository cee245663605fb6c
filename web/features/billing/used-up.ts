import type { Billing } from '#contract/billing.ts';
import { formatDay } from '#web/lib/dates.ts';

/** From this share of the sessions on, a warning is shown (decision A61). */
const warnsFrom = 0.8;

const names = { prep: 'preps', discovery: 'discovery sessions' };

/** Returns a warning for each kind of session that is nearly used or all used: what was used and what is left. */
export function usedUpTexts({ meters, extraLeft, renewsAt }: Billing['usage']): string[] {
  const near = meters.filter(({ used, limit }) => used >= limit * warnsFrom);
  return near.map(({ kind, used, limit }) => {
    const left = Math.max(0, limit - used) + extraLeft;
    const renews = left === 0 && renewsAt !== null ? ` New ones come on ${formatDay(renewsAt)}.` : '';
    return `${used} of ${limit} ${names[kind]} are used${left === 0 ? '.' : `, ${left} left.`}${renews}`;
  });
}
