import { oneOf } from '#server/readers/one-of.ts';

/** Returns a pattern for a list's words or phrases as whole words, in any script. */
export function wordTest(list: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?![\\p{L}\\p{N}])`, flags);
}
