/**
 * Joins a word list into a regular expression fragment.
 * Entries may be fragments too ('customers?'); the caller adds group and flags.
 */
export function oneOf(list: readonly string[]): string {
  return list.join('|');
}

/** Returns a fragment that matches a text as it is written: 'Smith & Co. (UK)'. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** Returns a fragment that matches a name whatever marks it is written with: 'Bo's' and 'Bo’s'. */
export const loosely = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
