import type { PrepListItem } from '#contract/prep.ts';

export interface Meetings {
  today: PrepListItem[];
  tomorrow: PrepListItem[];
}

/**
 * Returns a person's meetings today and tomorrow in the viewer's time zone, earliest first.
 * Excludes preps without a time and canceled ones.
 */
export function chooseMeetings(preps: readonly PrepListItem[], userId: string, now: Date): Meetings {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const on = (day: Date) =>
    preps
      .filter(
        (prep) =>
          prep.userId === userId &&
          prep.status !== 'cancelled' &&
          new Date(prep.meetingAt).toDateString() === day.toDateString(),
      )
      .toSorted((a, b) => Date.parse(a.meetingAt) - Date.parse(b.meetingAt));
  return { today: on(now), tomorrow: on(next) };
}
