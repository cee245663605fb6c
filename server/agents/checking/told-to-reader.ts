import { isInstruction } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { everybodyWords, urgedVerbs } from './vocabulary/phrases.ts';
import { knowingWords } from './vocabulary/others.ts';
import {
  callWords,
  nounsBehind,
  cautions,
  firmsWords,
  machineOrders,
  readersMoods,
  readersThings,
  readersTroubles,
  readersWords,
} from './vocabulary/orders.ts';

const call = new RegExp(
  `^(?:(?:if|when|before|to)\\s[^,]{3,80},\\s+)?(?:${oneOf(callWords)})\\b(?!-\\p{L}|, \\p{Ll}|\\s(?:${oneOf(nounsBehind)})(?!\\p{L}))`,
  'iu',
);
const order = new RegExp(oneOf(machineOrders), 'iu');
const caution = new RegExp(oneOf(cautions), 'iu');
const reader = wordTest(readersWords);
const firm = wordTest(firmsWords);

const urged = new RegExp(String.raw`\bshould\s+(?:be\s+)?(?:${oneOf(urgedVerbs)})`, 'iu');
/** Matches a group in general, as in sales copy: 'HR teams in factories still …'. */
const everybody = new RegExp(String.raw`^(?:[\p{L}-]+\s+){0,2}(?:${oneOf(everybodyWords)})\b`, 'iu');
/** Returns whether a text tells a program what to say. */
export const isMachineOrder = (text: string): boolean => order.test(text) || isInstruction(text);

/** Returns whether a claim only repeats a call to the reader. */
export const isCall = (claim: string): boolean => {
  const outside = claim.replace(/[“"][^”"]*[”"]/gu, '').trim();
  return (
    (call.test(outside) && !outside.endsWith('?')) ||
    /\byours?\b|\byou (?:can|should|must|need|will|get|are)\b/iu.test(outside) ||
    urged.test(outside)
  );
};

/** Returns whether a quote is a standard caution in filings. */
export const isCaution = (quote: string): boolean => caution.test(quote);

const trouble = wordTest(readersTroubles);
const knowing = new RegExp(`^(?:${oneOf(knowingWords)})(?!\\p{L})`, 'iu');
/** Returns whether a quote says that the firm knows what others go through: 'We know that waiting costs you money'. */
export const knowsTrouble = (quote: string): boolean =>
  knowing.test(quote.trim()) && trouble.test(quote) && (reader.test(quote) || /(?<!\p{L})les? cuestan?/iu.test(quote));

const readersFirm = new RegExp(String.raw`\byour (?:own |current |present )?(?:${oneOf(readersThings)})\b`, 'iu');
const asked = new RegExp(`^(?:are you |do you )?(?:${oneOf(readersMoods)})(?!\\p{L})`, 'iu');
/** Returns whether a quote asks the reader how they are, or is about the reader's firm: 'Burnt out?', 'puts your business at risk'. */
export const asksReader = (quote: string): boolean =>
  !firm.test(quote) && ((readersFirm.test(quote) && trouble.test(quote)) || asked.test(quote.trim()));

/** Returns whether a quote describes the reader's or everyone's trouble, as sales copy does, not the company's own. */
export const isReadersTrouble = (quote: string): boolean =>
  (reader.test(quote) ||
    everybody.test(quote.trim()) ||
    /^(?:most|many|without|all too often)\b/iu.test(quote.trim())) &&
  !firm.test(quote);
