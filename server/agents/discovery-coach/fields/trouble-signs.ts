import { wordTest } from '../../ledger/word-test.ts';
import { troubleSigns } from '../vocabulary/trouble-words.ts';

const signs = wordTest(troubleSigns, 'giu');

/** How many different signs of trouble a text has. */
export const signsIn = (text: string): number =>
  new Set([...text.matchAll(signs)].map(([word]) => word.toLowerCase())).size;
