/** Names of months as they are said. */
export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Names of seasons as they are said. */
export const seasons: readonly string[] = ['spring', 'summer', 'autumn', 'fall', 'winter'];

/** One of them, within a longer phrase. */
export const oneOf = (...lists: (readonly string[])[]): string => `(?:${lists.flat().join('|')})`;
