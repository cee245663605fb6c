import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { openNoteParts } from './notes/note-parts.ts';
import * as words from './vocabulary/noted-words.ts';

/** What stands in a note under a head of next steps, and what stands under none. */
export interface StepNote {
  under: readonly string[];
  free: readonly string[];
}

const { otherDoers, ourNames, doesNext, notedDeeds, ownDeeds } = words;
const listMark = /^\s*(?:[-–—*•▪+>→]+|\(?\d{1,2}[.)])\s+/u;
/** 'me: …' is a head of its own. */
const ofMe = /^(?:[-*•\s]*)me\s*[:–-]\s*(?<steps>.+)$/isu;
const stepEnd = /;\s+|(?<=[.!])\s+(?=\p{Lu})|\s*\n+\s*(?:[-*•▪]\s*|\d{1,2}[.)]\s+)?/u;
const mark = '(?:\\s*[:–—-]\\s+|\\s+[/>]\\s+|:\\s*)';
const mine = new RegExp(`^(?:(?:${oneOf(ourNames)})(?:${mark}|\\s+(?=to )|(?= -))|(?:me|us) (?=\\p{Ll}))`, 'iu');
/** 'They will send the plan' is theirs; whose 'Ann to call' or 'Ann: the list' is, a note alone doesn't say. */
const others = wordTest(otherDoers.map((doer) => `^${doer}`));
const title = '(?:mr|mrs|ms|dr|prof)\\.?';
const named = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}+(?::| - | / | (?:to|will|${oneOf(doesNext)}) )|${title} \\p{L}+\\.?(?:${mark}| ))`,
  'u',
);
const ofUs = /^(?:i|we)(?=[’'\s])/iu;
const [due, off] = [wordTest(words.notedDue), wordTest(words.calledOff)];
const [asPresent, forThem, past] = [words.presentStarts, words.forThem, words.pastSteps].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const [meets, isPrivate, habit] = [words.meetsAgain, words.privateThings, words.habits].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const deliver = new RegExp(`^(?:${oneOf(ownDeeds)})(?![\\p{L}])`, 'iu');
const delivered = wordTest(words.deliveredThings);
const fewestWords = 2;

/** Reads notes in their order: a head of next steps stands over the list behind it, also over the next notes. */
export function openStepNotes(): { read(note: string): StepNote } {
  const parts = openNoteParts();
  return {
    read(note) {
      const read = parts.read(note);
      const under = read.filter(({ head }) => head === 'steps').flatMap(({ text }) => text.split(stepEnd));
      const own = ofMe.exec(note.trim())?.groups?.['steps'];
      if (own !== undefined && under.length === 0) under.push(...own.split(stepEnd));
      const lines = under.length > 0 || read.length === 0 ? [] : note.split(/\n+/u);
      const free = lines.flatMap((line) => splitSentences(line.replace(listMark, '').trim()));
      return { under: under.map((each) => each.replace(listMark, '').trim()), free };
    },
  };
}

const isStep = (text: string): boolean =>
  wordsOf(text) >= fewestWords && !text.endsWith('?') && !off.test(text) && !isPrivate.test(text);

/** When a note says that something is to be done, as it says so; null: no day is named. */
export const notedDueIn = (text: string): string | null => due.exec(text)?.[0] ?? null;

/** Whether a sentence under no head names what the seller is to do, or when both meet again. */
function isOwn(text: string, isPromise: (sentence: string) => boolean): boolean {
  if (past.test(text)) return false;
  if (ofUs.test(text)) return isPromise(text) || (asPresent.test(text) && (due.test(text) || forThem.test(text)));
  if (meets.test(text)) return due.test(text);
  return deliver.test(text) && (due.test(text) || forThem.test(text)) && (forThem.test(text) || delivered.test(text));
}

/** Returns what the rep's own note says is to be done by the seller, verbatim: 'To do: send the price list by Friday'. */
export function ownSteps({ under, free }: StepNote, isPromise: (sentence: string) => boolean): string[] {
  return [
    ...under.filter((step) => !others.test(step) && !named.test(step)).map((step) => step.replace(mine, '').trim()),
    ...free.filter((sentence) => isOwn(sentence, isPromise)),
  ].filter(isStep);
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const [initialOf, shortest] = [(name: string): string => name.charAt(0), 2];
const pronouns = '(?:he|she|they)';

/**
 * Returns what a note says that people of the prospect are to do, verbatim: 'Next: Rhys sets up a call'. Their names tell
 * that it is theirs, and that it is done for the seller or by a day.
 */
export function theirSteps({ under, free }: StepNote, names: readonly string[]): string[] {
  const known = names.map((name) => name.trim()).filter((name) => name.length >= shortest);
  const last = known.flatMap((name) => name.split(/\s+/u).slice(-1));
  const shortened = last.map((name) => `${title} ${initialOf(name)}\\.?`);
  const person = [`(?:${title} )?(?:${oneOf(known.map(escaped))})(?: \\p{Lu}\\p{L}+)?`, ...shortened];
  const who = known.length === 0 ? pronouns : `(?:${oneOf([...person, pronouns])})`;
  const owner = `(?:${known.length === 0 ? '' : `${oneOf(person)}|`}${oneOf(otherDoers)})`;
  const will = `(?: will|[’']ll| to| is to| are to| is going to| are going to| has to| have to)`;
  const willDo = new RegExp(`^${who}${will} (?:\\p{L}+ly )?(?:${oneOf(notedDeeds)})(?!\\p{L})`, 'iu');
  const does = new RegExp(`^${who} (?:${oneOf(doesNext)})(?!\\p{L})`, 'iu');
  const owned = new RegExp(`^${owner}(?:${mark}|(?= (?:${oneOf(doesNext)})(?!\\p{L})))`, 'iu');
  const isPronoun = new RegExp(`^${pronouns} `, 'iu');
  const ofDay = (text: string): boolean => due.test(text) || words.toUs.test(text);
  return [
    ...under.filter((step) => owned.test(step) || willDo.test(step)),
    ...free.filter(
      (step) =>
        (willDo.test(step) && (!isPronoun.test(step) || ofDay(step))) ||
        (does.test(step) && !habit.test(step) && !past.test(step) && ofDay(step)),
    ),
  ].filter((step) => isStep(step) && wordsOf(step) > fewestWords);
}

/** Whether a later step is an earlier one put off: 'make the quote Wednesday' after 'quote for 34 cars by Friday'. */
export function putsOff(later: string, earlier: string): boolean {
  const day = notedDueIn(later);
  const [clause = later] = later.split(/[,;]\s/u);
  if (day === null || day === notedDueIn(earlier) || !words.putOff.test(later)) return false;
  const own = terms(clause.replace(day, ' ').replace(deliver, ' '));
  const before = new Set(terms(earlier));
  return own.length > 0 && own.every((term) => before.has(term));
}
