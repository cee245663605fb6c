import type { Block } from '#server/readers/page/read-page.ts';
import { leaningSubjects } from '../vocabulary/others-words.ts';
import { wordTest } from '../word-test.ts';

const leaning = new RegExp(`^${wordTest(leaningSubjects).source}`, 'iu');

/** Returns whether a sentence goes on about whom the one before told of: 'It employs …', also as the first of the next paragraph. */
export function goesOn(text: string, block: Block, above: Block | undefined): boolean {
  if (!leaning.test(text)) return false;
  const first = block.text.startsWith(text);
  return !first || (above?.kind === 'paragraph' && above.under.at(-1) === block.under.at(-1));
}
