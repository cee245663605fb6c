import { spokenNumbers } from './vocabulary/spoken-numbers.ts';

const spoken = new RegExp(
  `\\b(?:${[...spokenNumbers.keys()].toReversed().join('|').replaceAll(' ', '[ -]')})\\b`,
  'giu',
);

/** What is said, with its numbers from ten to ninety-nine in digits behind it: content writes 94 %. */
export function withDigits(text: string): string {
  const digits = [...text.matchAll(spoken)].map(([word]) => spokenNumbers.get(word.toLowerCase().replace('-', ' ')));
  return digits.length === 0 ? text : `${text} ${digits.join(' ')}`;
}
