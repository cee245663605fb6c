const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a text that is an ISO date for readers; returns any other text unchanged. */
export function dayInWords(text: string): string {
  const day = text.trim();
  return /^\d{4}-\d\d-\d\d$/u.test(day) && !Number.isNaN(Date.parse(day)) ? longDay.format(new Date(day)) : text;
}
