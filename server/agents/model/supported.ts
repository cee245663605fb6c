import type { Claim } from '#contract/evidence.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}.,'’-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
const minimumShare = 0.5;

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(word) ?? []).filter((each) => each.length > 2 || /\d/u.test(each));
}

const numbersOf = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/gu) ?? [];

/** Capitalised words, the first of the sentence aside. */
const namesOf = (text: string): string[] =>
  (text.match(word) ?? []).filter((each, at) => at > 0 && /^\p{Lu}/u.test(each));

/**
 * Whether a fact can follow from its quotes: every number stands in a quote, every name in a quote or in `known` (what
 * was drafted from the same evidence), and most of its words do. It catches what was made up, not every wrong reading.
 */
export function isSupported(claim: Claim, known: string): boolean {
  if (claim.kind !== 'fact') return true;
  const quoted = claim.quotes
    .map((quote) => quote.text)
    .join(' ')
    .toLowerCase();
  const around = `${quoted} ${known.toLowerCase()}`;
  const words = wordsOf(claim.text);
  const present = new Set(wordsOf(around));
  const shared = words.filter((each) => present.has(each)).length;
  return (
    numbersOf(claim.text).every((number) => quoted.includes(number)) &&
    namesOf(claim.text).every((name) => around.includes(name.toLowerCase())) &&
    shared >= words.length * minimumShare
  );
}
