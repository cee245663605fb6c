import type { PrepListItem } from '#contract/prep.ts';

export interface Meetings {
  today: PrepListItem[];
  tomorrow: PrepListItem[];
}

/**
 * The meetings of one person today and tomorrow, earliest first, by the days of the viewer's own zone.
 * Those without a moment are left out, and so are canceled preparations.
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
