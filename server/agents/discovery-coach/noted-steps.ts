import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import type { CallLine } from './call-line.ts';
import { usuallySpelled } from './notes/note-spelling.ts';
import { listMark, type NoteHead, type NotePart } from './notes/note-part.ts';
import { openNoteParts } from './notes/note-parts.ts';
import * as words from './vocabulary/noted-words.ts';

/** What stands in a note under a head of next steps, and what stands under none. */
export interface StepNote {
  under: readonly string[];
  /** Under a head that says that they are the prospect's. */
  theirs: readonly string[];
  free: readonly string[];
}

const { otherDoers, ourNames, doesNext, notedDeeds, ownDeeds } = words;
const bareHead = new RegExp(`^(?:${oneOf(words.bareStepHeads)})\\s*(?<steps>.+)$`, 'su');
/** 'me: …' is a head of its own. */
const ofMe = /^(?:[-*•\s]*)(?:me\s*[:–-]|(?:me|us)\s+(?:->|=>|→|>))\s*(?<steps>.+)$/isu;
const stepEnd = /;\s+|(?<=[.!])\s+(?=\p{Lu})|(?:(?<!\s)\s+)?\n+\s*(?:[-*•▪]\s*|\d{1,2}[.)]\s+)?/u;
const mark = '(?:\\s*[:=–—-]\\s+|\\s+(?:[/>→]|->|=>)\\s+|:\\s*)';
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
const owed = wordTest(words.owedStarts);
const isDue = `(?:${oneOf(words.notedDue)})(?![\\p{L}])`;
const owing = `(?:(?:${oneOf(words.owingStarts)}) )?`;
const deliver = new RegExp(`^${owing}(?:${oneOf(ownDeeds)})(?![\\p{L}-])`, 'iu');
const contact = new RegExp(
  `^${owing}(?:${oneOf(words.contactDeeds)}) (?:him|her|them|back|again|${isDue}|(?:to )?(?-i:\\p{Lu})\\p{Ll}+)`,
  'iu',
);
const doing = new RegExp(`^(?:i|we)(?:[’']m|[’']re| am| are) (?:${oneOf(words.doingNext)})(?!\\p{L})`, 'iu');
const meeting = new RegExp(
  `^(?:${oneOf(words.meetings)})(?: (?:w/|with) \\p{L}+(?: \\p{L}+){0,3}?)?,? (?:${oneOf(words.notedDays)})(?![\\p{L}])`,
  'iu',
);
const ourPeople = new RegExp(
  `^(?:${oneOf(words.ourPeople)})(?: \\p{Lu}\\p{L}+)? (?:will|to|(?:${oneOf(doesNext)})(?!\\p{L}))`,
  'iu',
);
const isFrom = /\bfrom (?!me\b|us\b)|\bof \p{Lu}/u;
const delivered = wordTest(words.deliveredThings);
const day = wordTest(words.notedDays);
/** A day behind what is done or handed over. */
const dated = new RegExp(
  `^(?:(?:${oneOf(words.datedDeeds)})(?![\\p{L}-])[^.;]*|(?:${oneOf(words.datedThings)})\\s*(?::|=|@|by|on|[-–>→]+)\\s*)(?<![\\p{L}])(?:${oneOf(words.notedDays)})(?![\\p{L}])`,
  'iu',
);
const startsDelivered = new RegExp(`^(?:the |a |an |\\d+ )?(?:${oneOf(words.deliveredThings)})(?= to )`, 'iu');
const fewestWords = 2;

function stepsIn(note: string, read: readonly NotePart[]): StepNote {
  const below = (wanted: NoteHead): string[] =>
    read.flatMap(({ head, text }) => (head === wanted ? text.split(stepEnd) : []));
  const [under, theirs] = [below('steps'), below('theirSteps')];
  const own = (ofMe.exec(note.trim()) ?? bareHead.exec(note.replace(listMark, '').trim()))?.groups?.['steps'];
  if (own !== undefined && under.length === 0) under.push(...own.split(stepEnd));
  const lines = under.length + theirs.length > 0 || read.length === 0 ? [] : note.split(/\n+/u);
  const free = lines.flatMap((line) => splitSentences(line.replace(listMark, '').trim()));
  const points = (steps: readonly string[]): string[] => steps.map((each) => each.replace(listMark, '').trim());
  return { under: points(under), theirs: points(theirs), free };
}

/** The notes of a call with their steps. */
export type StepNotes = ReadonlyMap<CallLine, StepNote>;

/** Reads notes in their order: a head of next steps stands over the list behind it, also over the next notes. */
export function readStepNotes(lines: readonly CallLine[]): StepNotes {
  const parts = openNoteParts();
  const notes = lines.filter(({ side }) => side === 'note');
  return new Map(notes.map((line) => [line, stepsIn(line.text, parts.read(line.text))]));
}

const isStep = (text: string): boolean =>
  wordsOf(text) >= fewestWords && !text.endsWith('?') && !off.test(text) && !isPrivate.test(text);

/** When a note says that something is to be done, as it says so; null: no day is named. */
export const notedDueIn = (text: string): string | null => due.exec(text)?.[0] ?? null;

/** Whether a sentence under no head names what the seller is to do, or when both meet again. */
function isOwn(written: string, isPromise: (sentence: string) => boolean): boolean {
  const text = usuallySpelled(written);
  if (past.test(text)) return false;
  const [isDated, isForThem] = [due.test(text), forThem.test(text)];
  if (owed.test(text) || ourPeople.test(text)) return true;
  if (ofUs.test(text) && (isPromise(text) || ((asPresent.test(text) || doing.test(text)) && (isDated || isForThem))))
    return true;
  if (meets.test(text) || meeting.test(text)) return isDated && !habit.test(text);
  if (dated.test(text)) return !habit.test(text) && !isFrom.test(text);
  if (contact.test(text)) return isDated || isForThem;
  if (isFrom.test(text)) return false;
  if (deliver.test(text)) return isForThem || (isDated && delivered.test(text));
  return startsDelivered.test(text) && isDated && isForThem;
}

/** Returns what the rep's own note says is to be done by the seller, verbatim: 'To do: send the price list by Friday'. */
export function ownSteps({ under, free }: StepNote, isPromise: (sentence: string) => boolean): string[] {
  return [
    ...under.filter((step) => !others.test(step) && !named.test(step)).map((step) => step.replace(mine, '').trim()),
    ...free.filter((sentence) => isOwn(sentence, isPromise)),
  ].filter(isStep);
}

const shortest = 2;
const pronouns = '(?:he|she|they)';
const will = `(?: (?:has )?(?:promised|agreed|offered) to| will|[’']ll| to| is to| are to| is going to| are going to| has to| have to) (?:\\p{L}+ly )?`;
const isNow = "(?:[’']s|[’']re| is| are)";
const isPronoun = new RegExp(`^${pronouns}[’' ]`, 'iu');
const handedOver = wordTest([...words.theirThings, ...words.deliveredThings]);

/**
 * Returns what notes say that people of the prospect are to do, verbatim: 'Next: Rhys sets up a call'. Their names tell
 * that it is theirs, and that it is done for the seller or by a day.
 */
export function openTheirSteps(names: readonly string[]): (note: StepNote) => string[] {
  const known = names.map((name) => name.trim()).filter((name) => name.length >= shortest);
  const initials = known.map((name) => `${title} ${literally((name.split(/\s+/u).at(-1) ?? name).charAt(0))}\\.?`);
  const named = known.length === 0 ? [] : [`(?:${title} )?(?:${oneOf(known.map(literally))})(?: \\p{Lu}\\p{L}+)?`];
  const person = `(?:${oneOf([...named, ...initials, ...words.theirPeople])})`;
  const [who, owner] = [`(?:${person}|${pronouns})`, `(?:${person}|${oneOf(otherDoers)})`];
  const starts = (rest: string): RegExp => new RegExp(`^${rest}(?!\\p{L})`, 'iu');
  const willDo = starts(`${who}${will}(?:${oneOf(notedDeeds)})`);
  const surely = starts(`${who}${will}(?:${oneOf(words.sureDeeds)})`);
  const does = starts(`${who}(?: (?:${oneOf(doesNext)})|${isNow} (?:${oneOf(words.doingNext)}))`);
  const owned = new RegExp(`^${owner}(?:${mark}|(?= (?:${oneOf(doesNext)})(?!\\p{L})))`, 'iu');
  const hands = new RegExp(`^${person}${mark}`, 'iu');
  const quoted = `["“](?:i|we)(?:[’']ll| will) (?:${oneOf([...notedDeeds, ...words.deedsForUs])})(?!\\p{L})[^"”]*["”]`;
  const saysSo = new RegExp(`^(?:${owner}(?: says?| said)?\\s?[:,–-]?\\s?)?${quoted}`, 'iu');
  const isSaid = (written: string): boolean => {
    const step = usuallySpelled(written);
    const isOfDay = due.test(step) || words.toUs.test(step);
    if (saysSo.test(step)) return true;
    if (habit.test(step)) return false;
    if (willDo.test(step)) return !isPronoun.test(step) || isOfDay || surely.test(step);
    if (hands.test(step)) return day.test(step) && handedOver.test(step);
    return does.test(step) && !past.test(step) && isOfDay;
  };
  return ({ under, theirs, free }) =>
    [
      ...theirs,
      ...[...under.filter((step) => owned.test(step) || willDo.test(step)), ...free.filter(isSaid)].filter(
        (step) => wordsOf(step) > fewestWords,
      ),
    ].filter(isStep);
}

/** Steps on either side with which one is compared: nobody notes so many within one talk. */
export const neighbors = 30;

/** Leaves out steps that a later one puts off. */
export const withoutPutOff = <T extends { text: string }>(steps: readonly T[]): T[] =>
  steps.filter(({ text }, at) => !steps.slice(at + 1, at + 1 + neighbors).some((later) => putsOff(later.text, text)));

/** Whether a later step is an earlier one put off: 'make the quote Wednesday' after 'quote for 34 cars by Friday'. */
function putsOff(later: string, earlier: string): boolean {
  const day = notedDueIn(later);
  const [clause = later] = later.split(/[,;]\s/u);
  if (day === null || day === notedDueIn(earlier) || !words.putOff.test(later)) return false;
  const own = terms(clause.replace(day, ' ').replace(deliver, ' '));
  const before = new Set(terms(earlier));
  return own.length > 0 && own.every((term) => before.has(term));
}
