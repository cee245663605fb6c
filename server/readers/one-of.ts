/**
 * Joins a word list into a regular expression fragment.
 * Entries may be fragments too ('customers?'); the caller adds group and flags.
 */
export function oneOf(list: readonly string[]): string {
  return list.join('|');
}
