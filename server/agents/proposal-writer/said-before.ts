import { dueWords, requestWords } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { asideWords } from '#server/agents/discovery-coach/vocabulary/aside-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { isUnmarked, sentencesIn } from '#server/agents/said/mark-speech.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { givesReason, leansBack, leavesOpen, namesFor, placed, points, speaksOfNobody } from './leans-back.ts';
import { isOfSomeone } from './quote-piece.ts';
import { withoutFiller, type Turn } from './turns.ts';
import {
  afterDemonstratives,
  notThings,
  placesOfThings,
  takingDeeds,
  vagueThings,
} from './vocabulary/pointing-words.ts';
import { daysBefore, sameDays } from './vocabulary/naming-words.ts';
import { clockWords, confidingWords, farewellWords, sendingDeeds, talkAboutTalk } from './vocabulary/talk-words.ts';

/** 'With that clause marked' names a clause that was spoken of before. */
const pointsAtThing = wordTest([
  `(?:${oneOf(placesOfThings)}) (?:that|this|those|these) (?!(?:${oneOf([...notThings, ...afterDemonstratives])})(?!\\p{L}))\\p{L}+`,
]);
const idle = wordTest([...talkAboutTalk, ...confidingWords]);
const aside = wordTest(asideWords);
const asksFor = wordTest(requestWords);
const farewell = wordTest(farewellWords);
const sends = wordTest(sendingDeeds);
/** Within this many words, nothing was named that a pronoun could stand for: 'I'll get Shelley to pull them off'. */
const wordsBefore = 5;
/** Turns in which to look, first near and then further back. */
const near = 2;
const far = 6;
const mostSeconds = 25;
const fewestWords = 4;
const fewestTerms = 2;
const fewestLoosely = 3;
const mostOfPerson = 36;
/** 'I know Jim.' */
const fewestOfPerson = 3;
const ofDayBefore = wordTest(daysBefore);
const ofSameDay = wordTest(sameDays);

/** 'If that suits you, Des.' */
const addressed = /, \p{Lu}\p{L}+[.?!]$/u;
/** 'I'll find out.' says nothing by itself. */
const sayingWords = 4;

/** Words that tell what a promise is about. */
export interface Spoken {
  turn: Turn;
  sentence: string;
}

/** 'I'll take one.' 'I'll meet you there.' */
const alone = [
  `(?:${oneOf(takingDeeds)}) (?:one|some|both|the (?:same|others?|rest))`,
  '(?:you|him|her|them|be|come|go|over) there',
];
const standsFor = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(alone)})(?=[.,;!]|$| (?:${oneOf(placesOfThings)}|by|and)(?![\\p{L}]))`,
  'iu',
);
const ofNobodyNamed = /(?<![\p{L}])(?:he|she|they)(?![\p{L}])/iu;

export const pointsElsewhere = (sentence: string): boolean =>
  points.test(sentence) || speaksOfNobody(sentence) || pointsAtThing.test(sentence) || standsFor.test(sentence);

const vague = wordTest(vagueThings);
const small = new Set(['ll', 'let', 'me', 'would', 'could', 'shall', 'do', 'one']);
export const tellingTerms = (text: string): number => terms(text).filter((term) => !small.has(term)).length;
const mostOfOneThing = 2;
/** 'I can send the page.' */
const namesOneThing = /^(?:\S+ ){1,4}the (?:one )?\p{L}+[.!]$/u;
/** Terms of a promise at most, for it to be about something said before it: 'I'll make the intro.' */
const vagueTerms = 6;
/** 'I'll do the one page.' */
export const saysOneThing = (sentence: string): boolean =>
  namesOneThing.test(sentence) && tellingTerms(sentence) <= mostOfOneThing;

/** Returns whether a promise names a thing that only what was said before it explains: 'the number', 'the intro', 'a real answer'. */
export const namesVaguely = (sentence: string): boolean => {
  const [thing] = vague.exec(sentence) ?? [];
  if (thing === undefined) return saysOneThing(sentence);
  return (namesDay(thing) ? terms(sentence).length : tellingTerms(sentence)) <= vagueTerms;
};

/** 'I'll be there that Wednesday.' */
export const namesSameDay = (sentence: string): boolean => ofSameDay.test(sentence);

/** Returns whether a sentence speaks of things or people named before it. */
export const speaksOfOthers = (sentence: string): boolean => pointsElsewhere(sentence) || ofNobodyNamed.test(sentence);

/** Returns whether a promise means nothing to readers who don't know what was said before. */
export function leansOnTalk(piece: string): boolean {
  const said = withoutFiller(piece);
  const at = said.search(points);
  if (wordsOf(said) < sayingWords || standsFor.test(said) || speaksOfNobody(said)) return true;
  return at >= 0 && wordsOf(said.slice(0, at)) <= wordsBefore;
}

/** Returns the sentence of a turn that says what words after it speak of; loosely: names it before it points at it. */
function told(turn: Turn, nearest: boolean, loosely: boolean, promised: ReadonlySet<string>): Spoken | null {
  // What a seller says of trucks is seldom small talk.
  const chats = !loosely || turn.side === 'prospect';
  const long = sentencesIn(turn.text)
    .map((text) => withoutFiller(text))
    .filter(
      (text) =>
        wordsOf(text) >= fewestWords &&
        !idle.test(text) &&
        !(chats && aside.test(text)) &&
        !leavesOpen(text) &&
        !givesReason(text),
    );
  const leans = (text: string): boolean => (loosely ? leansBack(text) : points.test(text));
  const fewest = loosely ? fewestLoosely : nearest ? 1 : fewestTerms;
  const telling = long.filter(
    (text) =>
      !leans(text) &&
      !isOfSomeone(text) &&
      terms(text).length >= (asksFor.test(text) ? fewest : Math.max(fewest, fewestTerms)),
  );
  // The question that a promise answers says more than any statement before it, and what it names itself more than what it doesn't.
  const asked = (nearest ? long : telling).findLast((text) => text.endsWith('?'));
  const named = long.findLast((text) => terms(text).some((term) => promised.has(term)));
  const sentence = asked ?? named ?? telling.at(-1);
  return sentence !== undefined && turn.text.includes(sentence) ? { turn, sentence } : null;
}

/** Returns the first sentence found in the turns before a promise, the nearest first. */
function found(turns: readonly Turn[], turn: Turn, at: number, most: number, loosely: boolean): Spoken | null {
  const from = turns.findIndex(({ id }) => id === turn.id);
  const promised = new Set(terms(turn.text).filter((term) => !small.has(term)));
  for (const [back, before] of turns
    .slice(Math.max(0, from - most), Math.max(0, from))
    .toReversed()
    .entries()) {
    if (at - before.at > mostSeconds) return null;
    const sentence = farewell.test(before.text) ? null : told(before, back === 0, loosely, promised);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** Returns the nearest sentence before a promise that says what it is about, with its turn. */
export const spokenOf = (turns: readonly Turn[], turn: Turn, at: number, most = near): Spoken | null =>
  found(turns, turn, at, most, false);

/** The same, also where the sentence points at what it names itself. */
export const spokenLoosely = (turns: readonly Turn[], turn: Turn, at: number): Spoken | null =>
  found(turns, turn, at, near + 1, true);

const doesIt = /\bdo (?:it|that)\b/iu;
const wouldDo = /^(?:i|we)(?:[’']d| would| could| can) (?!do )\p{L}+ /iu;

/** Returns what somebody said they would do, before they promise: 'I'll do it in a sheet.' */
export function deedSpoken(turns: readonly Turn[], turn: Turn, text: string): Spoken | null {
  if (!doesIt.test(text)) return null;
  const from = turns.findIndex(({ id }) => id === turn.id);
  const before = turns
    .slice(Math.max(0, from - near), Math.max(0, from))
    .findLast((one) => one.speaker === turn.speaker);
  const sentence =
    before && splitSentences(before.text).findLast((one) => wouldDo.test(one) && terms(one).length >= fewestTerms);
  return before !== undefined && sentence !== undefined ? { turn: before, sentence } : null;
}

/** Returns what a promise of one thing ('the page') is about: a question, or a sentence that names it. */
export function thingSpoken(turns: readonly Turn[], turn: Turn, at: number, text: string): Spoken | null {
  const ofDay = namesDay(vague.exec(text)?.[0] ?? '');
  const on = spokenOf(turns, turn, at) ?? (ofDay ? null : spokenLoosely(turns, turn, at));
  // What they said themselves of something else is no context, nor are clauses cut by guess.
  const isFar = on !== null && (on.turn.speaker === turn.speaker || isUnmarked(on.turn.text));
  if (isFar && !terms(on.sentence).some((term) => terms(text).includes(term))) return null;
  if (on === null || !saysOneThing(text) || on.sentence.endsWith('?')) return on;
  const said = new Set(terms(on.sentence));
  return said.has(terms(text).at(-1) ?? '') ? on : null;
}

/** 'I wouldn't start before that.' */
export const lacksDayBefore = (piece: string): boolean => ofDayBefore.test(piece) && !namesDay(piece);

/** Returns the nearest sentence before a turn that names a day, as `read` gives it. */
function dayNamed(turns: readonly Turn[], turn: Turn, read: (sentence: string) => string): Spoken | null {
  const from = turns.findIndex(({ id }) => id === turn.id);
  for (const before of turns.slice(Math.max(0, from - turnsToDay), Math.max(0, from)).toReversed()) {
    const sentence = splitSentences(before.text).map(read).findLast(namesDay);
    if (sentence !== undefined && before.text.includes(sentence)) return { turn: before, sentence };
  }
  return null;
}

/** Returns the sentence before a promise that names the day of which it says only 'after that'. */
export const daySpoken = (turns: readonly Turn[], turn: Turn, piece: string): Spoken | null =>
  lacksDayBefore(piece) ? dayNamed(turns, turn, (sentence) => sentence) : null;

/** Returns what was said of the person of whom a promise speaks: 'I know Jim. I'd like to ring him.' */
export function personOf(turns: readonly Turn[], turn: Turn, at: number, piece: string): Spoken | null {
  const from = turns.findIndex(({ id }) => id === turn.id);
  for (const before of turns.slice(Math.max(0, from - far), Math.max(0, from)).toReversed()) {
    if (at - before.at > 2 * mostSeconds) return null;
    const sentences = splitSentences(before.text).map((text) => withoutFiller(text));
    const first = sentences.findIndex((text) => namesFor(piece, text.replace(addressed, '')));
    if (first === -1) continue;
    const named = sentences[first] ?? '';
    const whole = sentences.slice(first).join(' ');
    const sentence = wordsOf(whole) <= mostOfPerson && before.text.includes(whole) ? whole : placed(before.text, named);
    if (sentence !== null && wordsOf(sentence) >= fewestOfPerson) return { turn: before, sentence };
    // 'And the vet?' names somebody nearer than whoever was named before it.
    if (sentence !== null) return null;
  }
  return null;
}

/** Returns what was just asked for, where a promise names one of its parts: 'with that clause marked'. */
export function requestOf(turns: readonly Turn[], turn: Turn, at: number, piece: string): Spoken | null {
  if (!pointsAtThing.test(piece)) return null;
  const found = spokenOf(turns, turn, at, 1);
  return found !== null && (asksFor.test(found.sentence) || found.sentence.endsWith('?')) ? found : null;
}

/** Looks further back, for a promise that would be left out otherwise. */
export const spokenBefore = (turns: readonly Turn[], turn: Turn, at: number): Spoken | null =>
  spokenOf(turns, turn, at, far);

const day = wordTest(dueWords);
const hour = wordTest(clockWords);
const turnsToDay = 3;

export const namesDay = (text: string): boolean => day.test(text);
/** Returns whether a promise names only its hour. */
export const lacksDay = (text: string): boolean => hour.test(text) && !day.test(text);

/** Returns the sentence before a promise that names its day, where the promise names only its hour. */
export const dayOf = (turns: readonly Turn[], turn: Turn, piece: string): Spoken | null =>
  lacksDay(piece) ? dayNamed(turns, turn, withoutFiller) : null;

const longestQuestion = 25;
const makesIt = /\b(?:make|do) it\b/iu;
const weekday = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu;

/** Returns what was to happen on the day that somebody settles: 'Make it Friday.' 'I'll do it. Six thirty Friday.' */
export function dayAsked(turns: readonly Turn[], turn: Turn, piece: string): Spoken | null {
  if (!makesIt.test(piece) || !namesDay(piece)) return null;
  const [own = ''] = weekday.exec(piece) ?? [];
  const at = turns.findIndex(({ id }) => id === turn.id);
  for (const before of turns.slice(Math.max(0, at - far), Math.max(0, at)).toReversed()) {
    const whole = withoutFiller(before.text);
    const asks = whole.endsWith('?') && namesDay(whole) && before.side !== turn.side;
    if (asks && wordsOf(whole) <= longestQuestion && before.text.includes(whole))
      return { turn: before, sentence: whole };
    const sentence = splitSentences(before.text).findLast((text) => own !== '' && text.includes(own));
    if (sentence !== undefined && wordsOf(sentence) >= fewestWords) return { turn: before, sentence };
  }
  return null;
}

/** Share of a fragment's words that somebody else has just said, where it only repeats them. */
const echoed = 0.6;

/** Returns the sentence of the other side that words such as 'On one page, big letters.' repeat. */
export function echoOf(turns: readonly Turn[], turn: Turn, words: string): Spoken | null {
  const before = turns[turns.findIndex(({ id }) => id === turn.id) - 1];
  const wanted = terms(words);
  if (before === undefined || before.side === turn.side || wanted.length < fewestTerms) return null;
  const said = new Set(terms(before.text));
  if (wanted.filter((term) => said.has(term)).length / wanted.length < echoed) return null;
  const sentence = splitSentences(before.text)
    .map((text) => withoutFiller(text))
    .find((text) => terms(text).some((term) => wanted.includes(term)));
  return sentence !== undefined && before.text.includes(sentence) ? { turn: before, sentence } : null;
}

/** Returns whether a promise is to send something that was promised before: 'I'll send it Wednesday.' */
export const sendsIt = (piece: string): boolean => sends.test(piece) && leansOnTalk(piece);
