import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { fancifulThings } from '../vocabulary/jest-words.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import { countNames } from '../vocabulary/reckoning-words.ts';
import { asideWords, leisureWords } from '../vocabulary/aside-words.ts';
import {
  courtesyWords,
  elsewhereWords,
  estimateStarts,
  greetingQuestions,
  guessWords,
  nodWords,
  overWords,
  refusalWords,
  unknownWords,
  unsaidWords,
  unsettledWords,
  wellWords,
} from '../vocabulary/unfit-words.ts';

/** A number said in words. */
const numberWord = `(?<!\\p{L})(?:${oneOf([...countNames, '\\p{L}+teen', 'grand'])})`;
const unknown = wordTest(unknownWords);
const over = wordTest(overWords);
const well = wordTest(wellWords);
const courtesy = wordTest(courtesyWords);
const elsewhere = wordTest(elsewhereWords);
const unsaid = wordTest(unsaidWords);
const unsettled = wordTest(unsettledWords);
const refusal = wordTest(refusalWords);
const supposition = /\bif (?:i|we|you)\b[^.!]*/giu;
const sum = wordTest(sumWords);
const fanciful = wordTest(fancifulThings);
/** 'I'd frame it.' */
const bare = /^(?:i|we)(?:[’']d| would) \p{L}+ (?:it|that|them)[.!]?$/iu;
const nod = wordTest(nodWords);
/** 'Roughly, a night is a hundred and eighty.' and 'No, four, we gave one back': a number, and what it corrects. */
const ofNumber = new RegExp(
  `^(?:(?:oh|well|um+|so),? )*(?:(?:${oneOf(estimateStarts)})(?![\\p{L}])[^.?!]*(?:\\d|${numberWord})|no,? (?:\\d+|${numberWord})(?![\\p{L}])|no,? (?:hang on|hold on|wait|sorry)(?![\\p{L}])[^.?!]*(?:\\d|${numberWord}))`,
  'iu',
);
const leisure = wordTest(leisureWords);
const aside = wordTest(asideWords);
const past = wordTest([
  'last',
  'of the (?:year|month|week) before',
  'since',
  'ago',
  'began',
  'started',
  'was',
  'were',
  'takes?',
  'usually',
]);
/** A number that it is not: 'It's not three hundred, that's the other bill.' */
const notThat =
  /\b(?:not|isn[’']t|wasn[’']t) (?:\p{Sc}|\d|a |one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ty)/iu;
const supposed = /\b(?:if|would|could|might|should)\b/iu;
const guessed = wordTest(guessWords, 'giu');
const notOfToday = /\b(?:if|would|could save|you charge|your)\b/iu;
const ofYou = /\b(?:you (?:would|will|are|do|guys|offer|charge)|your|yours|you[’'](?:re|d|ve|ll))\b/iu;
const fewest = 2;
const fewestOfTrouble = 5;
const fewestOfFeeling = 2;
const longest = 60;

/** Sentences of a line, without questions; a line without any mark is one. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).filter((each) => !each.trim().endsWith('?'));

/** Whether it may say what stands in a single field: it is theirs, it holds, and it says something. */
export function fitsAsAnswer(field: CallField, text: string): boolean {
  if (wordsOf(text) < fewest || courtesy.test(text) || elsewhere.test(text) || fanciful.test(text)) return false;
  if (field === 'emotionalImpact') return wordsOf(text) >= fewestOfFeeling && !well.test(text) && !nod.test(text);
  if (field === 'relief') return !nod.test(text);
  if (over.test(text) || unknown.test(text)) return false;
  if (field === 'targetDate') return !past.test(text);
  if (notThat.test(text) && !/[.;] /u.test(text) && field !== 'budget') return false;
  if (field === 'budget' && unsettled.test(text) && !sum.test(text)) return false;
  if (field === 'financialImpact') return !notOfToday.test(text.replaceAll(guessed, ''));
  return true;
}

const ofNumbers: readonly CallField[] = ['financialImpact', 'impact', 'budget'];

/** Whether somebody won't give the number that they were asked for: what else the line holds isn't it, unless it comes behind. */
export function refuses(field: CallField, text: string): boolean {
  if (!ofNumbers.includes(field)) return false;
  const said = refusal.exec(text);
  return said !== null && !sum.test(text.slice(said.index + said[0].length).replaceAll(supposition, ''));
}

/** Whether a sentence is only polite. */
export const courteous = (text: string): boolean => courtesy.test(text);

/** Whether a sentence only gives a number, or takes back what was about to be said. */
export const tellsNothing = (text: string): boolean => unsaid.test(text) || ofNumber.test(text);

/** Whether it may say what is in somebody's way, or what they wish for. */
export function fitness(text: string): { barrier: boolean; outcome: boolean } {
  const count = wordsOf(text);
  const plain =
    !unsaid.test(text) &&
    !fanciful.test(text) &&
    !courtesy.test(text) &&
    !elsewhere.test(text) &&
    !over.test(text) &&
    count <= longest;
  return {
    barrier:
      plain &&
      count >= fewestOfTrouble &&
      !unknown.test(text) &&
      !ofNumber.test(text) &&
      !well.test(text) &&
      !supposed.test(text) &&
      !ofYou.test(text),
    outcome: plain && count > fewest && !bare.test(text) && !nod.test(text) && !unknown.test(text),
  };
}

const mayNameFamily: readonly CallField[] = ['emotionalImpact', 'relief', 'decisionProcess', 'targetDate'];

/** Life outside the purchase. */
export const isAside = (field: CallField, text: string): boolean =>
  field !== 'relief' && field !== 'targetDate' && (mayNameFamily.includes(field) ? leisure : aside).test(text);

const greeting = wordTest(greetingQuestions);
/** So long a call may go on with how somebody is. */
const greetedSeconds = 150;

/** A question about life outside the purchase. */
export const isLeisure = (text: string): boolean => leisure.test(text);

/** Whether somebody asks how the other one is, and for no field. */
export const greets = (text: string, at: number): boolean => at <= greetedSeconds && greeting.test(text);
