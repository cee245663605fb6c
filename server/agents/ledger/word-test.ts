import { oneOf } from '#server/readers/one-of.ts';

/** Whole words or phrases of a list, in letters of any language. */
export function wordTest(list: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?![\\p{L}\\p{N}])`, flags);
}
