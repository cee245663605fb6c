import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, terms, wordsOf as wordCount } from '#server/readers/sentences.ts';
import { sentencesIn } from '#server/agents/said/mark-speech.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import { everydayOdds, phraseOdds } from './learned/phrase-odds.ts';
import { onlyTurns, revokes } from '#server/agents/said/revoked.ts';
import { isMove, movesOf } from './notes/moved-steps.ts';
import { inJest } from './in-jest.ts';
import { neighbors, notedDueIn, ownSteps, readStepNotes, withoutPutOff, type StepNotes } from './noted-steps.ts';
import { beyondCall, callActs } from './vocabulary/call-acts.ts';
import { emptyPromises } from '#server/agents/vocabulary/no-promise-words.ts';
import { homeDeeds, lookingNow, speakingWays } from '#server/agents/vocabulary/own-life-words.ts';
import {
  ableStarts,
  briefDeeds,
  datedDeeds,
  datedStarts,
  deedsForOthers,
  dueWords,
  firmDeeds,
  firmStarts,
  noPromises,
  offeredByDay,
  offeredStarts,
  otherPromises,
  promisedDeeds,
  requestStarts,
  promiseStarts,
  wholeDeeds,
} from './vocabulary/promise-words.ts';

/** What somebody said they would do, or the rep noted to do. */
export interface CallPromise {
  /** Who said it; empty: a note. */
  owner: string;
  side: 'rep' | 'prospect';
  /** The sentence, letter by letter. */
  text: string;
  /** When, as it was said; null: no day was named. */
  due: string | null;
  line: CallLine;
}

/** When something is to be done, as it was said; null: no day is named. */
export const dueIn = (text: string): string | null => due.exec(onDayThatHolds(text))?.[0] ?? null;

/** 'I'll send it on Tuesday, no, on Wednesday' without the day that its speaker takes back. */
export function onDayThatHolds(text: string): string {
  const days = [...text.matchAll(dues)];
  for (const [at, first] of days.entries()) {
    const from = first.index + first[0].length;
    const last = days
      .slice(at + 1, at + 1 + mostDays)
      .findLast(({ index }) => onlyTurns(text.slice(from, index).replaceAll(dues, '')));
    if (last !== undefined) return `${text.slice(0, first.index)}${text.slice(last.index)}`;
  }
  return text;
}
/** So many days behind one may take it back. */
const mostDays = 3;

const between = '(?: also| just| then| certainly| happily| gladly| definitely| get [\\p{L}]+ to)?';
const saysSo = (starts: readonly string[], deeds: readonly string[]): string =>
  `(?:${oneOf(starts)})${between} (?:${oneOf(deeds)})`;
const promise = wordTest([saysSo(promiseStarts, promisedDeeds), saysSo(firmStarts, firmDeeds), ...otherPromises]);
const never = wordTest([...noPromises, ...emptyPromises]);
const aside = wordTest([...homeDeeds, ...speakingWays, ...lookingNow]);
const due = wordTest(dueWords);
const dues = wordTest(dueWords, 'giu');
/** 'I'll ask.' is one by itself. */
const whole = new RegExp(
  `^(?:(?:ok(?:ay)?|yes|yeah|sure|right|and|so|then),? )*(?:${oneOf(firmStarts)}) (?:${oneOf(wholeDeeds)})[.!]?$`,
  'iu',
);
const brief = new RegExp(
  `^(?:i[’']?ll|i will|we[’']ll|we will) (?:${oneOf(briefDeeds)}) (?!you$|back$)\\p{L}+[.!]?$`,
  'iu',
);
const actsNow = wordTest(callActs);
const beyond = wordTest(beyondCall);
const joint = /[,;:] (?:(?:and|but|so|then) )?| (?:and|but|so|then) /iu;
/** 'I'll share my screen and book you in': what is done for others goes on without a subject. */
const goesOn = new RegExp(`^(?:then |also |just )?(?:${oneOf(deedsForOthers)})(?![\\p{L}])`, 'iu');

/** Returns whether somebody says what they do in the call itself, and promises nothing beside: 'Let me share my screen.' */
export function isCallAct(text: string): boolean {
  const act = actsNow.exec(text);
  if (act === null || due.test(text) || beyond.test(text.slice(act.index + act[0].length))) return false;
  return !text
    .split(joint)
    .some(
      (clause) =>
        !actsNow.test(clause) && !isTalk(clause) && (promise.test(clause) || whole.test(clause) || goesOn.test(clause)),
    );
}
/** What is promised by a day, however softly: 'I'd have it back to you by the fifth'. */
const dated = wordTest([saysSo(datedStarts, datedDeeds), saysSo(offeredStarts, offeredByDay)]);
/** From these log-odds of its phrases on, a sentence promises also where no rule says so (decision 088). */
const promisedFrom = 1;
const fewest = 4;
/** 'I can print one page' says what somebody is able to do; 'I can send it' and 'I can get you the list' are promises. */
const able = new RegExp(`(?<![\\p{L}])(?:${oneOf(ableStarts)})${between} `, 'iu');
const firm = wordTest([saysSo(firmStarts, [...promisedDeeds, ...firmDeeds])]);
const forOthers = wordTest([saysSo(ableStarts, deedsForOthers), '(?<!mind )you(?! know)', 'your', 'yours']);
/** 'Send me one name I can ring' asks for something and promises nothing; 'Send me the list and I’ll sign' does both. */
const request = new RegExp(`^(?:${oneOf(requestStarts)})(?!\\p{L})`, 'iu');
const willDo = /(?<!\p{L})(?:(?:i|we)(?:[’']ll| will)|let[’']s)(?!\p{L})/iu;
/** 'I’m going to call Frank.' */
const goingTo = /^(?:(?:and|so|okay),? )*(?:i[’']m|we[’']re) going to /iu;
const ownWill = /(?<!\p{L})(?:i|we)(?:[’']ll| will|[’']d| would)(?!\p{L})/iu;
/** Within so many seconds the same words are the same promise, said once more. */
const againSeconds = 90;
const takenSeconds = 30;
const shortest = 6;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** The same of everyday words (decision 106). */
const promisedPlainly = -1;

/** Whether a sentence only sounds like a promise. 'I'll be direct, we'll send it by Monday' is one behind its first clause. */
function isTalk(text: string): boolean {
  const talk = never.exec(text);
  if (talk !== null) {
    // 'Let me ask the people in Slough, and I'll come back to you tomorrow.'
    const rest = text.slice(talk.index + talk[0].length);
    const next = /[,;] (?:and|but|then|so) (?<rest>(?:i|we)(?:[’']ll| will) .+)$/iu.exec(rest)?.groups?.['rest'] ?? '';
    return next === '' || never.test(next) || !promise.test(next);
  }
  const found = aside.exec(text);
  if (found === null) return false;
  const after = text.slice(found.index + found[0].length);
  const joined = joint.exec(after);
  if (joined === null) return true;
  const left = after.slice(joined.index + joined[0].length);
  const goes = goesOn.test(left) && due.test(left);
  return isTalk(left) || !(goes || promise.test(left) || dated.test(left) || whole.test(left));
}

/** Whether its phrases or everyday words alone make a sentence a promise. */
const promisesByPhrases = (text: string): boolean =>
  phraseOdds(text, null)('promise') >= promisedFrom || everydayOdds(text)('promise') >= promisedPlainly;

/** What a buyer promises has no such odds against it, by its phrases and by everyday words. */
const notPromised = { phrases: -2, everyday: -1 };
/** 'I'd send it with a man on a horse': a rule finds it, and what it is said with is seldom said in promises. */
const seldomPromises = (text: string): boolean =>
  phraseOdds(text, null)('promise') < notPromised.phrases && everydayOdds(text)('promise') < notPromised.everyday;

/** Whether somebody says in it what they will do. */
export const holdsPromise = (text: string): boolean =>
  promise.test(text) || dated.test(text) || whole.test(text) || brief.test(text) || promisesByPhrases(text);

const speaks = /^(?:i|we|let|you|leave)\b/iu;
/** Where in a sentence the promise begins; 0: the whole sentence is one. */
export function promiseStart(text: string): number {
  const found = promise.exec(text) ?? dated.exec(text);
  return found !== null && speaks.test(found[0]) ? found.index : 0;
}

/** Within so many seconds, and so many lines of others between, somebody goes on with what they said. */
const goesOnSeconds = 20;
const othersBetween = 1;

const mostOfTurn = 3;

/** What takes a sentence back right behind it, with the day that it names instead, if it does; null: nothing does. */
function takenBackBy(text: string, line: CallLine, lines: readonly CallLine[]): string | null {
  const revoking = (sentences: readonly string[]): string | null => {
    const [first = '', second = ''] = sentences;
    if (first.endsWith('?') || !revokes(first, text)) return null;
    // 'Scratch that. Wednesday.'
    return wordCount(first) <= mostOfTurn && dueIn(first) === null ? `${first} ${second}`.trim() : first;
  };
  const sentences = splitSentences(line.text);
  const behind = sentences.slice(sentences.findIndex((each) => each.includes(text)) + 1);
  if (behind.length > 0) return revoking(behind);
  const place = lines.indexOf(line);
  if (place === -1) return null;
  for (const other of lines.slice(place + 1, place + 2 + othersBetween)) {
    if (other.at - line.at > goesOnSeconds) return null;
    if (other.side === line.side) return revoking(splitSentences(other.text));
  }
  return null;
}

/** The day that a sentence behind a promise names instead of its own, where it takes back nothing else. */
const newDay = (text: string, back: string | null): string | null =>
  back === null || dueIn(text) === null || promise.test(back) || whole.test(back) ? null : dueIn(back);

/** Whether who says a sentence takes it back with the next, or a colleague does: 'No, you send it.' Another day is none. */
export function isRevoked(text: string, line: CallLine, lines: readonly CallLine[]): boolean {
  const back = takenBackBy(text, line, lines);
  return back !== null && newDay(text, back) === null;
}

/** A promise with the sentence behind it that moves it to another day, where both stand in one line. */
export function withMove(text: string, line: CallLine, lines: readonly CallLine[]): string {
  const back = takenBackBy(text, line, lines);
  return newDay(text, back) !== null && line.text.includes(`${text} ${back}`) ? `${text} ${back}` : text;
}

/** The day to which a promise was moved right behind it: 'I'll send it by Thursday. Scratch that, Wednesday.' */
export const movedTo = (text: string, line: CallLine, lines: readonly CallLine[]): string | null =>
  line.side === 'note' ? (movesOf(text, line, lines)?.day ?? null) : newDay(text, takenBackBy(text, line, lines));

/** A step with the day to which it was moved in the place of its own. */
export function onDay(text: string, day: string | null): string {
  const old = dueIn(text) ?? notedDueIn(text);
  if (day === null) return text;
  if (old === null) return `${text.replace(/[.!]$/u, '')}, ${day}`;
  const [word = ''] = /^(?:by|on|before|until)(?= )/iu.exec(old) ?? [];
  const leads = /^(?:by|on|before|until|this|next|the|tomorrow|today|tonight|in)(?!\p{L})/iu.test(day);
  return text.replace(old, () => (word === '' || leads ? day : `${word} ${day}`));
}

/** 'I will send you, good?' asks for nothing. */
const tag = /,? (?:good|ok(?:ay)?|all right|alright|right|yes|yeah|fine)\?$/iu;
const untagged = (text: string): string => {
  const plain = text.replace(tag, '.');
  return plain !== text && speaks.test(promise.exec(plain)?.[0] ?? '') ? plain.slice(0, -1) : text;
};

/** What both sides took upon themselves, in the order in which they said it; a question is no promise. */
export function findPromises(lines: readonly CallLine[], notes: StepNotes = readStepNotes(lines)): CallPromise[] {
  const found = lines.flatMap((line): CallPromise[] => {
    const note = notes.get(line);
    if (note !== undefined)
      return ownSteps(note, (text) => holdsPromise(text) && !isTalk(text)).flatMap((text) => {
        const move = movesOf(text, line, lines);
        if ((move !== null && move.day === null) || isMove(text, line)) return [];
        return [{ ...{ owner: '', side: 'rep' as const, text, line }, due: move?.day ?? notedDueIn(text) }];
      });
    const { side } = line;
    if (side === 'note') return [];
    return sentencesIn(line.text).flatMap((said): CallPromise[] => {
      const text = untagged(said);
      const day = dueIn(text);
      const says =
        text.split(/\s+/u).length < fewest
          ? whole.test(text) || brief.test(text)
          : promise.test(text) || whole.test(text);
      if (text.endsWith('?') || isTalk(text) || isCallAct(text)) return [];
      if (request.test(text) && !ownWill.test(text)) return [];
      const isSaid = says || (day !== null && dated.test(text));
      if (!isSaid && !promisesByPhrases(text)) return [];
      const isFirm = says && (goingTo.test(text) || (day !== null && willDo.test(text)));
      if (side === 'prospect' && !isFirm && seldomPromises(text)) return [];
      if (able.test(text) && !firm.test(text) && !forOthers.test(text) && day === null) return [];
      if (inJest(text, line, lines) || isRevoked(text, line, lines)) return [];
      return [{ owner: line.speaker, side, text, due: movedTo(text, line, lines) ?? day, line }];
    });
  });
  const isNote = ({ line }: CallPromise): boolean => line.side === 'note';
  const spoken = found
    .filter((promise) => !isNote(promise))
    .filter(
      (promise, at, all) =>
        !all
          .slice(Math.max(0, at - neighbors), at + neighbors + 1)
          .some((other) => other !== promise && (saysMore(other, promise) || taken(other, promise))),
    );
  const said = spoken.map(({ text }) => new Set(terms(text)));
  const noted = withoutPutOff(found.filter((promise) => isNote(promise) && !isSaidToo(promise, said)));
  const kept = new Set([...spoken, ...noted]);
  return found.filter((promise) => kept.has(promise));
}

const mostlySaid = 0.6;
/** Whether what was noted is also said, by the terms of what was: 'I'll send you the list on Friday.' and 'To do: send the list'. */
function isSaidToo({ text }: CallPromise, said: readonly ReadonlySet<string>[]): boolean {
  const own = terms(text);
  return (
    own.length > 0 && said.some((other) => own.filter((term) => other.has(term)).length >= mostlySaid * own.length)
  );
}

const lengthOf = ({ text, due: day }: CallPromise): number => text.length + (day === null ? 0 : text.length);

/** 'I can get you the list.' 'We'll get you the list.': one side says it twice, and who says it last has it. */
function taken(by: CallPromise, from: CallPromise): boolean {
  const after = by.line.at - from.line.at;
  if (by.side !== from.side || after <= 0 || after > takenSeconds || (from.due !== null && by.due === null))
    return false;
  const [whole, part] = [new Set(terms(by.text)), terms(from.text)];
  return part.length > 1 && part.every((term) => whole.has(term));
}

/** Whether a promise is another one of the same person said again, with more: 'I'll send it this afternoon.' */
function saysMore(more: CallPromise, less: CallPromise): boolean {
  if (more.owner !== less.owner || Math.abs(more.line.at - less.line.at) > againSeconds) return false;
  const [long, short] = [new Set(wordsOf(more.text)), new Set(wordsOf(less.text))];
  if (short.size > shortest || lengthOf(more) <= lengthOf(less)) return false;
  // 'I can get you them. I'll get Shelley to pull them off, after Wednesday.'
  if (more.line.id === less.line.id) return more.due !== null && less.due === null;
  return [...short].every((word) => long.has(word));
}
