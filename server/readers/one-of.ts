/**
 * One alternative a line of a word list, as a fragment of a regular expression. An entry may itself be a fragment
 * ('customers?'); whoever compiles it once says in which group and with which flags.
 */
export function oneOf(list: readonly string[]): string {
  return list.join('|');
}
