import { oneOf } from '#server/readers/one-of.ts';
import { phraseEndings, tensWords, unitWords } from '../vocabulary/phrase-words.ts';

/** Words of one phrase at most, in what is said and in what the seller said before it. */
const mostWords = 3;
const mostBefore = 2;
const mostEveryday = 2;
/** Longer lines are read up to here: nobody says more in one breath. */
const readCharacters = 1500;
/** A shorter word keeps its ending. */
const stemLength = 3;
const words = /\p{L}+(?:'\p{L}+)?|\d[\d.,:]*|[?£%!…]/gu;
const number = new RegExp(`^(?:\\d.*|${oneOf(unitWords)}|\\p{L}+teen|(?:${oneOf(tensWords)})ty)$`, 'u');
const lengthStep = 6;
const longest = 6;

function stemOf(word: string): string {
  const ending = phraseEndings.find((each) => word.length > each.length + stemLength && word.endsWith(each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, readCharacters)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[£$€]\s*/gu, '£ ');
  return [...plain.matchAll(words)].map(([word]) => (number.test(word) ? '#' : stemOf(word)));
}

function addPhrases(to: Set<string>, text: string, { most, mark }: { most: number; mark: string }): void {
  const all = ['^', ...wordsOf(text), '$'];
  for (let size = 1; size <= most; size += 1)
    for (let from = 0; from + size <= all.length; from += 1) to.add(mark + all.slice(from, from + size).join(' '));
  to.add(`${mark}long${Math.min(longest, Math.floor(all.length / lengthStep))}`);
}

/**
 * The phrases of a line, up to three words each, and those of the seller's line before it, marked with `<`. Words are
 * shortened, numbers are `#`, sums of money `£ #`, beginning and end `^` and `$`.
 */
export function saidPhrases(text: string, before: string | null): Set<string> {
  const phrases = new Set<string>();
  addPhrases(phrases, text, { most: mostWords, mark: '' });
  if (before !== null) addPhrases(phrases, before, { most: mostBefore, mark: '<' });
  return phrases;
}

/** The words of a line and its pairs of words, shortened as in `saidPhrases`, whatever was said before it. */
export function everydayPhrases(text: string): Set<string> {
  const phrases = new Set<string>();
  addPhrases(phrases, text, { most: mostEveryday, mark: '' });
  return phrases;
}
