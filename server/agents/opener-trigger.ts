import type { Trigger } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';

const day = 86_400_000;
/** News is told around for a quarter; what a company shows of itself with a date for a year. */
const freshDays = { news: 90, stated: 365 };

const after = (from: string, ms: number): string => new Date(Date.parse(from) + ms).toISOString().slice(0, 10);

/**
 * Returns from what a talking point starts and until when it is fresh: counted from the day of what it rests on, or
 * where that has none from the day on which it was read.
 */
export function triggerOf(
  what: string,
  { on, readOn, isNews }: { on: string | null; readOn: string; isNews: boolean },
): Trigger {
  const dated = on !== null && /^\d{4}-\d\d-\d\d/u.test(on) && !Number.isNaN(Date.parse(on)) ? on.slice(0, 10) : null;
  return {
    what,
    on: dated,
    freshUntil:
      dated === null
        ? after(readOn, limits.reading.staleMs)
        : after(dated, (isNews ? freshDays.news : freshDays.stated) * day),
  };
}
