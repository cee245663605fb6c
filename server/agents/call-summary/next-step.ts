import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import {
  findPromises,
  holdsPromise,
  movedTo,
  onDay,
  onDayThatHolds,
  promiseStart,
} from '#server/agents/discovery-coach/find-promises.ts';
import { isMirth } from '#server/agents/discovery-coach/in-jest.ts';
import { dueWords, requestWords } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { namesSomeone } from '#server/agents/proposal-writer/leans-back.ts';
import { leansOnTalk } from '#server/agents/proposal-writer/said-before.ts';
import { withoutFiller } from '#server/agents/proposal-writer/turns.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { nounPhrases } from './noun-phrases.ts';

/** A promise as it reads in a list and in an email. */
export interface NextStep {
  /** From 'I'll' on, without sounds and what was added about something else. */
  what: string;
  /** Where the promise speaks of 'it' or 'them': what the other side had just asked for, letter by letter; else null. */
  about: string | null;
}

const due = wordTest(dueWords);
const asks = new RegExp(`\\?$|${wordTest(requestWords).source}`, 'iu');
const sounds = /,? (?:u+m+|u+h+|e+r+m*|you know|i mean|sort of|kind of)(?:,|(?= ))/giu;
/** ', she's in court today': said of something else, and ', and you tell me what he likes': what others do. */
const added = [
  /, (?:well, )?(?:he|she|it|they|that|there|this|you)[’'](?:s|re|ll|d)? [^]*$/iu,
  /, (?:and )?(?:mind you|you (?:can )?tell) [^]*$/iu,
];
/** 'The eleventh, let me look.' asks for nothing. */
const ofOneself = /\blet me (?!know|have)/iu;
const pointing =
  /\b(?:it|that|them|those|these|this|one|ones)(?! (?:is|was|would|way|\p{L}*(?:day|week|month|afternoon|morning)))\b/iu;
const ofSomeone = /(?<!\p{L})(?:him|her(?! \p{L}))(?!\p{L})|(?<!\p{L})(?:ask|ring|call|tell|e-?mail|bring) her(?= )/iu;
/** 'I'll ask.' */
const bare = 4;
const before = 3;
const beforeSeconds = 30;
const [fewestWords, mostWords] = [5, 24];
const none: ReadonlySet<string> = new Set();

const sentenceOf = (text: string): string => {
  const plain = text.trim().replace(/[,;:]$/u, '');
  const whole = plain.charAt(0).toLocaleUpperCase('en-US') + plain.slice(1);
  return /[.!?…]$/u.test(whole) ? whole : `${whole}.`;
};

/** 'I'll send it.': what is promised is named somewhere else. */
export const namesNothing = (what: string): boolean =>
  nounPhrases(what, none).length === 0 && (pointing.test(what) || wordsOf(what) <= bare);

/** Words a promise for a list: what exactly is promised, and what its 'it' stands for. */
export function nextStepOf(promise: { text: string; line: CallLine }, lines: readonly CallLine[]): NextStep {
  const { line } = promise;
  const day = movedTo(promise.text, line, lines);
  const said = onDayThatHolds(promise.text);
  const text = onDay(said, day);
  const tail = text.slice(promiseStart(text));
  // 'Make it Friday, and I'll bring the plans.'
  const whole = (due.test(text) && !due.test(tail) ? text : tail).replaceAll(sounds, '');
  const cut = added.reduce((left, aside) => left.replace(aside, ''), whole);
  const what = !holdsPromise(cut) || (due.test(whole) && !due.test(cut)) ? whole : cut;
  const named = ofSomeone.test(what) && !namesSomeone(what) ? namedLately(line, lines) : null;
  if (named !== null) return { what: `${named} ${sentenceOf(what)}`, about: null };
  if (!namesNothing(what)) return { what: sentenceOf(what), about: null };
  const own = namedBefore(promise);
  if (own !== null) return { what: `${sentenceOf(own)} ${sentenceOf(what)}`, about: null };
  return { what: sentenceOf(what), about: saidBefore(line, lines) };
}

/** What the same person said right before a promise, where it names what the promise is about. */
function namedBefore({ text, line }: { text: string; line: CallLine }): string | null {
  const sentences = splitSentences(line.text);
  const before = sentences[sentences.findIndex((each) => each.includes(text)) - 1] ?? '';
  const plain = withoutFiller(before);
  const isStep = findPromises([{ ...line, text: plain }]).length > 0;
  const names = nounPhrases(plain, none).length > 0 && !leansOnTalk(plain) && !isStep && !isMirth(plain);
  return names && !plain.endsWith('?') && wordsOf(plain) >= fewestWords && wordsOf(plain) <= mostWords ? plain : null;
}

/** Where who speaks named the person just before: 'I can ask Ann whether she has time.' */
function namedLately(line: CallLine, lines: readonly CallLine[]): string | null {
  const place = lines.findIndex((each) => each.id === line.id);
  return (
    lines
      .slice(Math.max(0, place - before), Math.max(0, place))
      .filter(({ speaker, at }) => speaker === line.speaker && line.at - at <= beforeSeconds)
      .flatMap((each) => splitSentences(each.text).map(withoutFiller))
      .findLast((each) => namesSomeone(each) && !each.endsWith('?') && wordsOf(each) <= mostWords) ?? null
  );
}

/** What the other side had just asked for. */
function saidBefore({ id, at, side }: CallLine, lines: readonly CallLine[]): string | null {
  const place = lines.findIndex((each) => each.id === id);
  return (
    lines
      .slice(Math.max(0, place - before), Math.max(0, place))
      .filter((each) => each.side !== side && each.side !== 'note' && at - each.at <= beforeSeconds)
      .flatMap((each) => splitSentences(each.text))
      .findLast(
        (each) =>
          asks.test(each) && !ofOneself.test(each) && wordsOf(each) >= fewestWords && wordsOf(each) <= mostWords,
      ) ?? null
  );
}
