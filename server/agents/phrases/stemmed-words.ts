import { oneOf } from '#server/readers/one-of.ts';
import { phraseEndings, tensWords, unitWords } from './vocabulary/phrase-words.ts';

/** Longer lines are read up to here: nobody says more in one breath. */
const readCharacters = 1500;
/** A shorter word keeps its ending. */
const stemLength = 3;
const words = /\p{L}+(?:'\p{L}+)?|\d[\d.,:]*|[?£%!…]/gu;
const number = new RegExp(`^(?:\\d.*|${oneOf(unitWords)}|\\p{L}+teen|(?:${oneOf(tensWords)})ty)$`, 'u');

function stemOf(word: string): string {
  const ending = phraseEndings.find((each) => word.length > each.length + stemLength && word.endsWith(each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The words of a text, shortened; numbers are `#`, sums of money `£ #`. */
export function stemmedWords(text: string): string[] {
  const plain = text
    .slice(0, readCharacters)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[£$€]\s*/gu, '£ ');
  return [...plain.matchAll(words)].map(([word]) => (number.test(word) ? '#' : stemOf(word)));
}
