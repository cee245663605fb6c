const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A field that holds a day as files write it, as people write it; every other text as it stands. */
export function dayInWords(text: string): string {
  const day = text.trim();
  return /^\d{4}-\d\d-\d\d$/u.test(day) && !Number.isNaN(Date.parse(day)) ? longDay.format(new Date(day)) : text;
}
