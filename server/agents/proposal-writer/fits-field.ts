import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { splitSentences, terms } from '#server/readers/sentences.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import type { Turn } from './turns.ts';
import { aimWords, futureQuestions, hedgeWords, measureWords, wishWords } from './vocabulary/talk-words.ts';

const aims = wordTest(aimWords);
const hedged = wordTest(hedgeWords);
const wishes = wordTest(wishWords);
const asksAhead = wordTest(futureQuestions);
const measured = wordTest(measureWords);
/** Something the prospect can do without isn't an outcome. */
const unwanted = /\b(?:do(?:n[’']t| not)|wouldn[’']t) (?:need|want|care)\b/iu;
/** 'I want the gate fixed, but that's not you.' */
const ofOthers = /\b(?:that|it)(?:[’']s| is) (?:not you(?:rs)?|not your \p{L}+)\b/iu;
const fraction = /\b(?:half|halves|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?)\b/iu;
const turnsToAnswer = 8;
/** 'I'd sign for half.' */
const fewestOfRelief = 3;
/** Characters after a number in which its measure stands. */
const measureWithin = 30;

/** Returns whether the seller's last question before a turn is about how things should be. */
function answersAhead(turns: readonly Turn[], turn: Turn): boolean {
  const at = turns.findIndex(({ id }) => id === turn.id);
  const asked = turns
    .slice(Math.max(0, at - turnsToAnswer), at)
    .findLast(({ side, text }) => side === 'rep' && text.includes('?'));
  const question = asked === undefined ? undefined : splitSentences(asked.text).findLast((text) => text.endsWith('?'));
  return question !== undefined && asksAhead.test(question);
}

/** Returns whether a reader can tell what one of the numbers measures: 'four hundred, aye' says nothing by itself. */
const bound = (piece: string): boolean =>
  fraction.test(piece) ||
  spokenNumbers(piece).some(({ sure, end }) => sure || measured.test(piece.slice(end, end + measureWithin)));

/** Returns whether suggested words may fill a field without a person having read them. */
export function fitsField(field: CallField, piece: string, turn: Turn, turns: readonly Turn[]): boolean {
  if (field === 'targetDate') return aims.test(piece);
  if (field === 'relief' && terms(piece).length < fewestOfRelief) return false;
  if (field === 'outcomes')
    return !unwanted.test(piece) && !ofOthers.test(piece) && (wishes.test(piece) || answersAhead(turns, turn));
  if (spokenNumbers(piece).length === 0) return true;
  const ofMoney = field === 'financialImpact' || field === 'impact';
  return !hedged.test(piece) && (!ofMoney || bound(piece));
}

/** 'I'd want to see that.' */
const fewestTerms = 4;
const wanted = /\b(?:i|we)(?:[’']d| would)?(?: \p{L}+)? (?:want|need|like|love|wish)\b/iu;

/** Returns whether someone says in the first person what should be, asked about it. */
export const answersWithWish = (piece: string, turn: Turn, turns: readonly Turn[]): boolean =>
  wanted.test(piece) &&
  terms(piece).length >= fewestTerms &&
  !unwanted.test(piece) &&
  !ofOthers.test(piece) &&
  answersAhead(turns, turn);
