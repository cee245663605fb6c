import { oneOf } from '#server/readers/one-of.ts';
import { leaningStarts } from './vocabulary/seller-words.ts';

const leans = new RegExp(`^(?:${oneOf(leaningStarts)})(?![\\p{L}])`, 'iu');

/** Returns whether a sentence of content begins with what only the sentence before it names: 'A lost one can be wiped.' */
export const leansOnSentence = (text: string): boolean => leans.test(text);
