import { boardMeetings, nextQuestions } from './vocabulary/other-matter-words.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import type { CallLine } from '../call-line.ts';
import { isSame, saidValues, type SaidValue } from '#server/agents/said/said-values.ts';
import type { CallField, SingleField } from '../vocabulary/field-words.ts';
import { inOneBreath, noBreath } from '../one-breath.ts';
import { totalQuestions, troubleQuestions } from '../vocabulary/trouble-words.ts';
import { askedBy, asksOn, isQuestion, touchedBy, trailsOff } from './asked-fields.ts';
import { greets, isLeisure } from './fit-answer.ts';
import { asksOfSize } from './what-fills.ts';
import { wordTest } from '../../ledger/word-test.ts';

const sum = wordTest(sumWords);
/** Seconds for which a question waits for its answer. */
export const answerSeconds = { single: 22, list: 30 };
/** So long somebody tells how it is today, once asked. */
export const toldSeconds = 45;
/** Whoever asks something else in so many words no longer waits for the answer to what was asked before. */
const newQuestionWords = 6;
/** Who explains something at such length is no longer waiting for an answer either. */
const explainingWords = 18;
/** So long a question may be asked once more by a number said back, or by a sentence that trails off. */
const againSeconds = 45;
/** What people correct is a number or a day. */
export const correctable: readonly CallField[] = ['financialImpact', 'impact', 'budget', 'targetDate'];
const ofOurs = /\b(?:we|our|ours|us)\b/iu;

/** Who asks how many there are says no number back. */
const asksAnew = /\b(?:how (?:many|much|long|often|big|far)|when|who|which|where)\b[^.?]*\?/iu;

const numbersIn = (text: string): SaidValue[] => saidValues(text).filter(({ kind }) => kind === 'number');
const saysBack = (said: readonly string[], text: string): boolean => {
  const known = said.flatMap(numbersIn);
  return numbersIn(text).some((own) => known.some((other) => isSame(own, other)));
};
/** So many lines of the prospect a number is said back from. */
const saidLines = 4;

/** 'When do they meet?': that day is no day by which something is wanted. */
const meets = wordTest(boardMeetings);
const asksNext = wordTest(nextQuestions);
/** Whether a day that is said answers the question when somebody meets. */
export const isMeetingDay = ({ meetingAt }: Talk, line: CallLine): boolean =>
  line.at - meetingAt <= answerSeconds.single;

interface Asked {
  at: number;
  fields: ReadonlySet<CallField>;
  /** It was asked for trouble by name. */
  trouble: boolean;
}
export const nothingAsked: Asked = { at: -Infinity, fields: new Set(), trouble: false };
const asksTrouble = wordTest(troubleQuestions);
/** The same question once more, for another stretch: 'And over a year?' */
const asksTotal = wordTest(totalQuestions);
/** What is said after a question about leisure belongs to it. */
const leisureSeconds = 20;

/** Where a call has come to: what the seller asked last, and what waits for an answer. */
export interface Talk {
  asked: Asked;
  /** The last question for a field: 'What else?' asks it once more. */
  askedLast: Asked;
  breath: typeof noBreath;
  /** Single fields whose question has its answer. */
  answered: Set<SingleField>;
  /** Somebody said just now that what was said is not right. */
  contestedAt: number;
  /** Lines that answered the question what should be. */
  wishes: number;
  pitchedAt: number;
  leisureUntil: number;
  /** Until the rep asks for what should be: what is said then is seldom of today. */
  ofToday: boolean;
  lastRep: CallLine | null;
  pitched: number;
  /** What the seller's last question touched, and when. */
  touched: ReadonlySet<CallField>;
  touchedAt: number;
  /** When the seller asked how many there are, or how big something is. */
  sizeAt: number;
  /** When the seller asked for the day on which somebody meets. */
  meetingAt: number;
  /** What the prospect said last. */
  theirs: readonly string[];
  /** The line with which the prospect asked something of their own since the seller spoke; null: they didn't. */
  askedBack: CallLine | null;
}

export const newTalk = (): Talk => ({
  asked: nothingAsked,
  askedLast: nothingAsked,
  breath: noBreath,
  answered: new Set(),
  contestedAt: -Infinity,
  wishes: 0,
  pitchedAt: -Infinity,
  leisureUntil: -Infinity,
  ofToday: true,
  lastRep: null,
  pitched: 0,
  touched: nothingAsked.fields,
  touchedAt: -Infinity,
  sizeAt: -Infinity,
  meetingAt: -Infinity,
  theirs: [],
  askedBack: null,
});

/** 'And where is your nearest workshop, by the way?' */
const isOwnQuestion = /^[^.!?]{12,}\?$/u;

/** Hears what the prospect says. */
export function hearProspect(talk: Talk, line: CallLine): void {
  talk.breath = noBreath;
  talk.theirs = [...talk.theirs, line.text].slice(-saidLines);
  if (isOwnQuestion.test(line.text)) talk.askedBack ??= line;
}

const wasPaid = /\b(?:did|has|have|was|were|been|lost|last)\b/iu;

/** Asked for money right after what should be, the question is what that would bring, unless it is of what was. */
const inContext = (talk: Talk, fields: ReadonlySet<CallField>, at: number): ReadonlySet<CallField> =>
  fields.has('financialImpact') &&
  !wasPaid.test(talk.breath.text) &&
  talk.askedLast.fields.has('outcomes') &&
  at - talk.askedLast.at <= toldSeconds
    ? new Set([...fields, 'impact' as const].filter((field) => field !== 'financialImpact'))
    : fields;

/** A question for some field waits for its answer. */
export const asksSomething = ({ asked }: Talk, line: CallLine): boolean =>
  asked.fields.size > 0 && line.at - asked.at <= answerSeconds.single;

/** Hears what the seller says; returns what it asks for. */
export function hearSeller(talk: Talk, line: CallLine): ReadonlySet<CallField> {
  talk.lastRep = line;
  talk.askedBack = null;
  if (!line.text.includes('?')) talk.pitched += 1;
  else if (touchedBy(line.text).size > 0) {
    talk.touched = touchedBy(line.text);
    talk.touchedAt = line.at;
  }
  talk.breath = inOneBreath(talk.breath, line);
  const met = meets.test(talk.breath.text) || (asksNext.test(line.text) && meets.test(talk.theirs.at(-1) ?? ''));
  const greeted = greets(line.text, line.at);
  const ofMeeting = met && isQuestion(line.text);
  if (ofMeeting) talk.meetingAt = line.at;
  if (isQuestion(line.text)) talk.sizeAt = asksOfSize(line.text) ? line.at : -Infinity;
  const asked = askedBy(talk.breath.text);
  const ofPurchase = ofMeeting ? new Set([...asked].filter((field) => field !== 'targetDate')) : asked;
  const fields = greeted ? nothingAsked.fields : inContext(talk, ofPurchase, line.at);
  talk.pitchedAt = !isQuestion(line.text) && ofOurs.test(line.text) ? line.at : -Infinity;
  if (greeted || (fields.size === 0 && isQuestion(line.text) && isLeisure(line.text)))
    talk.leisureUntil = line.at + leisureSeconds;
  if (fields.size > 0) {
    talk.asked = { at: line.at, fields, trouble: asksTrouble.test(talk.breath.text) };
    talk.answered = new Set();
    talk.wishes = 0;
    if (fields.has('outcomes')) talk.ofToday = false;
    talk.askedLast = talk.asked;
  } else if (asksOn(line.text)) {
    talk.asked = { ...talk.askedLast, at: line.at };
  } else if (
    isQuestion(line.text) &&
    !sum.test(line.text) &&
    line.at - talk.askedLast.at <= againSeconds &&
    (asksTotal.test(line.text) || trailsOff(line.text)) &&
    correctable.some((each) => talk.askedLast.fields.has(each))
  ) {
    talk.asked = { ...talk.askedLast, at: line.at };
    talk.answered = new Set();
  } else if (
    isQuestion(line.text) &&
    sum.test(line.text) &&
    (!asksAnew.test(line.text) || saysBack(talk.theirs, line.text)) &&
    line.at - talk.asked.at <= againSeconds
  ) {
    // Who says the number back asks whether it is right.
    talk.asked = { ...talk.asked, at: line.at };
    talk.contestedAt = line.at;
  } else {
    const count = line.text.split(/\s+/u).length;
    if (count >= (line.text.includes('?') ? newQuestionWords : explainingWords)) talk.asked = nothingAsked;
  }
  return fields;
}
