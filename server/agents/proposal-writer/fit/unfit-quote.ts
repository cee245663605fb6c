import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { decliningWords, ofTheCall, swearWords, toSellerWords } from '../vocabulary/unfit-words.ts';

const declines = wordTest(decliningWords);
const toSeller = wordTest(toSellerWords);
const ofCall = wordTest(ofTheCall);
const swears = wordTest(swearWords);
const ofMoney: ReadonlySet<CallField> = new Set(['financialImpact', 'impact']);
/** 'Twenty-four, then. Twenty-four, twenty-five thousand.' */
const mostOfBare = 4;
const saysWhat = /[\p{Sc}%]|(?<!\p{L})(?:an?|per|every|each) \p{L}/iu;

/** A figure with nothing that says of what. */
const isBare = (sentence: string): boolean =>
  wordsOf(sentence) <= mostOfBare && spokenNumbers(sentence).length > 0 && !saysWhat.test(sentence);

/** Whether words are on the seller, the call, or a figure that somebody refuses to say, no matter of the prospect's; or nobody would want them read out. */
export const talksBeside = (piece: string): boolean =>
  ofCall.test(piece) || toSeller.test(piece) || declines.test(piece) || swears.test(piece);

/** Whether a quote for money holds only figures of which neither it nor a question before it says what they count. */
export function countsNothing(field: CallField, piece: string, isPlaced: boolean): boolean {
  if (!ofMoney.has(field)) return false;
  const counted = splitSentences(piece).filter((each) => spokenNumbers(each).length > 0);
  return !isPlaced && counted.length > 0 && counted.every(isBare);
}
