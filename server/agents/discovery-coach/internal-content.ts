import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { AnswerKind } from './answer-kind.ts';
import { amount } from './content-parts.ts';
import { buyerPriceForms } from './vocabulary/buyer-price-words.ts';
import { goesOnAbout, internalHeadings, internalSentences, neverTold } from './vocabulary/internal-words.ts';

const heading = wordTest(internalHeadings);
const sentence = wordTest([...internalSentences, ...neverTold]);
const never = wordTest(neverTold);
const goesOn = wordTest(goesOnAbout);
const forms = wordTest(buyerPriceForms);
const figure = new RegExp(`${amount.source}|\\d ?(?:%|per ?cent)`, 'iu');
/** Whether what stands below a heading, in a document of a title or in a column is for the seller's own people. */
export const isInternalHeading = (text: string): boolean => heading.test(text);

/**
 * Below a heading of prices a figure has to stand in a form that is meant for buyers, and in no words of the seller's own
 * business. Elsewhere a customer's own margin is a result.
 */
function isInternal(text: string, kind: AnswerKind): boolean {
  if (kind !== 'price') return figure.test(text) && never.test(text);
  return sentence.test(text) || (figure.test(text) && !text.includes(' | ') && !forms.test(text));
}

/** The stretches of a paragraph that a buyer may read, letter by letter: none that tells what a price costs the seller. */
export function forBuyers(text: string, kind: AnswerKind): string[] {
  if (!splitSentences(text).some((each) => isInternal(each, kind)) && !isInternal(text, kind)) return [text];
  if (text.includes(' | ')) return [];
  const stretches: string[] = [];
  let begun: number | null = null;
  let end = 0;
  let isHidden = false;
  const close = (): void => {
    if (begun !== null) stretches.push(text.slice(begun, end));
    begun = null;
  };
  for (const each of splitSentences(text)) {
    const start = text.indexOf(each, end);
    isHidden = isInternal(each, kind) || (isHidden && goesOn.test(each));
    if (isHidden) close();
    else begun ??= start;
    end = start + each.length;
  }
  close();
  return stretches;
}

/** The sentences of a paragraph that these stretches of it leave out, or all of it. */
export function besides(text: string, stretches: readonly string[]): string[] {
  if (stretches[0] === text) return [];
  if (stretches.length === 0) return [text];
  return splitSentences(text).filter((sentence) => !stretches.some((stretch) => stretch.includes(sentence)));
}
