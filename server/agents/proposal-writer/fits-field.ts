import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { handbookCommands } from '#server/agents/discovery-coach/vocabulary/handbook-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { splitSentences, terms } from '#server/readers/sentences.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { decidingQuestions } from './vocabulary/unfit-words.ts';
import { dutyQuestions, presentWishes } from './vocabulary/naming-words.ts';
import { withoutFiller, type Turn } from './turns.ts';
import { announcements, goalQuestions, personIs } from './vocabulary/aside-talk.ts';
import { aimWords, futureQuestions, hedgeWords, measureWords, wishWords } from './vocabulary/talk-words.ts';

const aims = wordTest(aimWords);
const hedged = wordTest(hedgeWords);
const wishes = wordTest(wishWords);
const asksAhead = wordTest(futureQuestions);
const ofDeciding = wordTest(decidingQuestions);
const ofDuty = new RegExp(`^(?:(?:and|so|but|ok(?:ay)?|well),? )*(?:${oneOf(dutyQuestions)})(?![\\p{L}])`, 'iu');
/** 'When do you open, and what would you want by then?' */
const asksMore = /, (?:and |but )?(?:what|how|where) /iu;
const asksNow = wordTest(presentWishes);
/** 'Send it before the end of the month.' */
const orders = new RegExp(
  `(?:^|[.!] )(?:${oneOf(handbookCommands)}) (?:it|that|this|me|us|the|a|an)(?![\\p{L}])`,
  'iu',
);
const measured = wordTest(measureWords);
/** Something the prospect can do without isn't an outcome. */
const unwanted = /\b(?:do(?:n[’']t| not)|wouldn[’']t) (?:need|want|care)\b/iu;
/** 'I want the gate fixed, but that's not you.' */
const ofOthers = /\b(?:that|it)(?:[’']s| is) (?:not you(?:rs)?|not your \p{L}+)\b/iu;
const fraction = /\b(?:half|halves|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?)\b/iu;
const turnsToAnswer = 8;
const turnsToDuty = 1;
/** 'I'd sign for half.' */
const fewestOfRelief = 3;
/** Characters after a number in which its measure stands. */
const measureWithin = 30;

/** Returns the seller's last question before a turn. */
function lastQuestion(turns: readonly Turn[], turn: Turn, most: number): string | undefined {
  const at = turns.findIndex(({ id }) => id === turn.id);
  const asked = turns
    .slice(Math.max(0, at - most), at)
    .findLast(({ side, text }) => side === 'rep' && text.includes('?'));
  return asked === undefined ? undefined : splitSentences(asked.text).findLast((text) => text.endsWith('?'));
}

/** Returns whether the seller's last question before a turn is about how things should be. */
function answersAhead(turns: readonly Turn[], turn: Turn): boolean {
  const question = lastQuestion(turns, turn, turnsToAnswer);
  return question !== undefined && asksAhead.test(question) && !ofDeciding.test(question);
}

/** Returns whether a turn answers when, or what has to be done first: 'What would you have to do?' */
function answersDuty(turns: readonly Turn[], turn: Turn): boolean {
  const question = lastQuestion(turns, turn, turnsToDuty);
  return question !== undefined && ofDuty.test(question) && !asksMore.test(question);
}

/** Returns whether a reader can tell what one of the numbers measures: 'four hundred, aye' says nothing by itself. */
const bound = (piece: string): boolean =>
  fraction.test(piece) ||
  spokenNumbers(piece).some(({ sure, end }) => sure || measured.test(piece.slice(end, end + measureWithin)));

const announces = wordTest(announcements);
const asksForGoal = wordTest(goalQuestions);
const pronounIs = new RegExp(`^(?:he|she)(?:${oneOf(personIs)})`, 'iu');

/** Whether a sentence announces what is to be said, or tells what a person is: neither is what is hard or wanted. */
export function speaksAside(sentence: string, turns: readonly Turn[]): boolean {
  const said = withoutFiller(sentence);
  if (announces.test(said) || pronounIs.test(said)) return true;
  const [, first = ''] = /^(\p{Lu}[\p{L}’'-]+?)(?=[’']s\b| )/u.exec(said) ?? [];
  const isPerson = first !== '' && turns.some(({ speaker }) => speaker.split(' ')[0] === first);
  return isPerson && new RegExp(`^(?:${oneOf(personIs)})`, 'iu').test(said.slice(first.length));
}

/** Returns whether suggested words may fill a field without a person having read them. */
export function fitsField(field: CallField, piece: string, turn: Turn, turns: readonly Turn[]): boolean {
  if (field === 'targetDate') return aims.test(piece);
  const isOfWork = field === 'barriers' || field === 'outcomes';
  if (isOfWork && splitSentences(piece).every((each) => speaksAside(each, turns))) return false;
  if ((field === 'relief' || field === 'outcomes') && (asksNow.test(piece) || orders.test(piece))) return false;
  if (field === 'relief' && terms(piece).length < fewestOfRelief) return false;
  if (field === 'outcomes')
    return (
      !unwanted.test(piece) &&
      !ofOthers.test(piece) &&
      !answersDuty(turns, turn) &&
      (wishes.test(piece) || answersAhead(turns, turn))
    );
  if (spokenNumbers(piece).length === 0) return true;
  const ofMoney = field === 'financialImpact' || field === 'impact';
  return !hedged.test(piece) && (!ofMoney || bound(piece));
}

/** 'I'd want to see that.' */
const fewestTerms = 4;
const wanted = /\b(?:i|we)(?:[’']d| would)?(?: \p{L}+)? (?:want|need|like|love|wish)\b/iu;

/** Returns whether a turn is the answer to how things should be, asked right before it. */
function answersRightAway(turns: readonly Turn[], turn: Turn): boolean {
  const before = turns[turns.findIndex(({ id }) => id === turn.id) - 1];
  const question = before?.side === 'rep' ? (splitSentences(before.text).at(-1) ?? '') : '';
  return question.endsWith('?') && asksForGoal.test(question);
}

/** Returns whether someone says in the first person what should be, asked about it, or answers so right away. */
export const answersWithWish = (piece: string, turn: Turn, turns: readonly Turn[]): boolean =>
  (wanted.test(piece) || answersRightAway(turns, turn)) &&
  !splitSentences(piece).every((each) => speaksAside(each, turns)) &&
  terms(piece).length >= fewestTerms &&
  !unwanted.test(piece) &&
  !ofOthers.test(piece) &&
  !asksNow.test(piece) &&
  !answersDuty(turns, turn) &&
  answersAhead(turns, turn);
