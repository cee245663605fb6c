const months = 'January February March April May June July August September October November December'.split(' ');
const isoDay = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/u;

/**
 * Formats an ISO date or instant as '14 October 2026', in UTC; of '2026-10' the year stays, and any other text stays as
 * it is.
 */
export function dayInWords(day: string | Date): string {
  const text = typeof day === 'string' ? day.trim() : day.toISOString();
  const [, year = '', month = '', date = ''] = isoDay.exec(text) ?? [];
  const name = months[Number(month) - 1];
  if (name !== undefined && Number(date) > 0 && Number(date) <= 31) return `${Number(date)} ${name} ${year}`;
  return /^(\d{4})-\d\d$/u.exec(text)?.[1] ?? (typeof day === 'string' ? day : '');
}

/** Returns the ISO date this many days after another, in UTC. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
