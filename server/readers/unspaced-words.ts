import { unspaced } from '#contract/whole-words.ts';
import { wordsOf } from './sentences.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Counts the words of a text, in scripts without spaces by a dictionary. */
export const countWords = (text: string): number =>
  unspaced.test(text)
    ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length
    : wordsOf(text);
