import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { countWords, reckoningWords } from './vocabulary/reckoning-words.ts';

const reckons = wordTest(reckoningWords);
const counts = wordTest(countWords, 'giu');
/** 'And if it isn't ten, if it's thirty?' */
const supposes = /^(?:(?:and|but|so|okay|right)[,.]? )*(?:what )?if [^?.!]{3,60}\?/iu;
/** 'Three days for twenty-three?' */
const mostWords = 8;

/** Returns whether somebody works out what was just named as a price. */
export const worksOut = (text: string): boolean => reckons.test(text);

const countsIn = (text: string): Set<string> => new Set([...text.matchAll(counts)].map(([word]) => word.toLowerCase()));

/** Returns whether a line asks back what was just told: what if it fails, or one of its numbers once more. */
export function asksBack(text: string, told: string): boolean {
  if (supposes.test(text)) return true;
  const [first = ''] = splitSentences(text);
  if (!first.endsWith('?') || first.split(/\s+/u).length > mostWords) return false;
  const before = countsIn(told);
  return [...countsIn(first)].some((word) => before.has(word));
}
