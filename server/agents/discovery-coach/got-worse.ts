import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import * as words from './vocabulary/worse-words.ts';

/** Up to so many words may stand between a thing and which way it went. */
const between = "(?:[ ,]+(?!(?:less|fewer|lower|no)\\b)[\\p{L}\\d%’'.,-]+){0,5}?[ ,]+";
const went = (things: readonly string[], verbs: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${oneOf(things)})${between}(?:${oneOf(verbs)})(?![\\p{L}])`, 'iu');
const badUp = went(words.badThings, words.upVerbs);
const goodDown = went(words.goodThings, words.downVerbs);
const [bad, good] = [wordTest(words.badThings), wordTest(words.goodThings)];
const takes = new RegExp(`\\d (?:${oneOf(words.takenThings)})(?![\\p{L}])`, 'iu');
const plainly = wordTest(words.plainlyWorse);
const failed = wordTest(words.failedCustomers);
/** Of the customer itself, and of no machine that stopped: behind a name, a colon, or 'they'. */
const lost = new RegExp(
  `(?:^|[:,)] |(?<!\\p{L})\\p{Lu}[\\p{L}’'.]{0,40} (?:\\p{Lu}|\\d)[\\p{L}\\d’'.]{0,40} |\\b[Tt]hey )(?:${oneOf(words.lostCustomers)})`,
  'u',
);
const breaks = new RegExp(`;\\s|,?\\s(?:${oneOf(words.clauseBreaks)})\\s`, 'iu');
const fromTo = /\bfrom (?<was>\S*\d\S*)[^;]{0,20}? to (?<is>\S*\d\S*)/iu;
const beforeAfter = /(?<was>\d[\d.,]*)[^;]{0,12} before\b[^;]{0,12}?(?<is>\d[\d.,]*)/iu;
const insteadOf = new RegExp(
  `(?<is>\\d[\\d.,]*)[^;]{0,24}?\\b(?:${oneOf(words.formerWords)}) (?<was>\\d[\\d.,]*)`,
  'iu',
);

const timeUnit = /\d (second|minute|hour|day|week|month|year)s?\b/giu;

const numberOf = (text: string | undefined): number | null => spokenNumbers(text ?? '')[0]?.value ?? null;

/** Which way a value went by its two numbers: 1 up, -1 down, 0 not told. */
function direction(clause: string): number {
  const times = new Set([...clause.matchAll(timeUnit)].map(([, unit = '']) => unit.toLowerCase()));
  // Days and hours aren't compared.
  if (times.size > 1) return 0;
  const { was, is } = (fromTo.exec(clause) ?? beforeAfter.exec(clause) ?? insteadOf.exec(clause))?.groups ?? {};
  const [before, after] = [numberOf(was), numberOf(is)];
  return before === null || after === null ? 0 : Math.sign(after - before);
}

/** Whether a sentence tells of a customer who left, or whom the seller failed: it's no story for a proposal. */
export const tellsOfLoss = (sentence: string): boolean => lost.test(sentence) || failed.test(sentence);

/** Whether a customer's story tells of something that got worse: more penalties, fewer sales. That proves nothing. */
export function gotWorse(sentence: string): boolean {
  if (plainly.test(sentence) || tellsOfLoss(sentence)) return true;
  return sentence.split(breaks).some((clause) => {
    if (badUp.test(clause) || goodDown.test(clause)) return true;
    const way = direction(clause);
    if (way > 0 && takes.test(clause) && !good.test(clause)) return true;
    return (way > 0 && bad.test(clause) && !good.test(clause)) || (way < 0 && good.test(clause) && !bad.test(clause));
  });
}
