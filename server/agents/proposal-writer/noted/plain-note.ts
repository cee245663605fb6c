import { literally, oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { capitalized, wordsOf } from '#server/readers/sentences.ts';
import {
  beforeDays,
  behindPerson,
  countedForms,
  doneForReader,
  droppedSubjects,
  leadingForms,
  ownStepBegins,
  plainDays,
  sentenceArticles,
  sentenceSubjects,
  shortDays,
  shorthandSigns,
  shortForms,
  slashUnits,
  unsureForms,
} from '../vocabulary/shorthand-words.ts';

const namesOf = (forms: Readonly<Record<string, string>>): string => oneOf(Object.keys(forms).map(literally));
/** No part of a longer word, a name or an address. */
const opens = "(?<![\\p{L}\\p{N}/.’'-])";
const closes = "(?![\\p{L}\\p{N}/’'-])";
/** The stop of a short form is also one of its sentence, unless that goes on. */
const stop = '(?:\\.(?=\\s\\p{Ll}|,))?';
const small = [
  `${opens}(?:${namesOf(leadingForms)})(?:\\.(?=\\s?[\\p{Ll}\\p{N}\\p{Sc}])|(?!\\.))${closes}`,
  `${opens}(?:${namesOf(shortForms)})${stop}${closes}`,
  `(?<=\\d\\s?)(?:${namesOf(countedForms)})${stop}${closes}`,
];
const forms = new RegExp(oneOf(small), 'gu');
const written = { ...leadingForms, ...shortForms, ...countedForms };
/** 'Fri' and 'fri', in no other capitals. */
const dayForms = oneOf(
  Object.keys(shortDays).map((day) => `[${day.charAt(0)}${day.charAt(0).toUpperCase()}]${day.slice(1)}`),
);
const endDays = oneOf([...plainDays, ...Object.keys(shortDays).map((day) => capitalized(day))]);
const days = new RegExp(
  `(?<=(?<!\\p{L})(?:${oneOf(beforeDays)}) )(?:${dayForms})(?! \\p{Lu})${stop}${closes}|${opens}(?:${endDays})(?=\\.?$)`,
  'gu',
);
/** An amount of something stands before the slash: 'Finance/HR' is no hour. */
const perUnit = new RegExp(
  `(?<=\\p{N}[.,\\p{L}]*(?: \\p{L}+){0,2})\\s?/\\s?(${oneOf(Object.keys(slashUnits))})(?!\\p{L})`,
  'gu',
);

/** Spells out what a note abbreviates, where it can stand for one thing only; numbers stay as they are. */
function spelledOut(note: string): string {
  const bare = (found: string): string => found.toLowerCase().replace(/\.$/u, '');
  return note
    .replaceAll(/(?<![\p{L}\p{N}])~\s?(?=\p{Sc}?\d)/gu, 'about ')
    .replaceAll(/(?<=\d)\s?x(?![\p{L}\p{N}])/gu, ' times')
    .replaceAll(perUnit, (_, unit: string) => ` ${slashUnits[unit] ?? unit}`)
    .replaceAll(/(?<![\p{L}\p{N}])w\/(?!o)\s?(?=\p{L})/gu, 'with ')
    .replaceAll(forms, (found, at: number, all: string) => {
      const whole = written[bare(found) as keyof typeof written] ?? found;
      const isCounted = bare(found) in countedForms && !/(?<![\d.,])1\s?$/u.test(all.slice(0, at));
      return isCounted ? `${whole}s` : whole;
    })
    .replaceAll(days, (found) => shortDays[bare(found)] ?? found);
}

const unsure = wordTest(unsureForms);
const signs = new RegExp(oneOf(shorthandSigns), 'u');
/** Addresses have marks that are signs elsewhere: 'kiln.example/plans'. */
const links = /https?:\/\/\S+|(?<![\w.-])[\w-]+(?:\.[\w-]+)+\/\S*/giu;
const dropped = new RegExp(`^(?:${oneOf(droppedSubjects)})(?![\\p{L}’'-])`, 'iu');
/** The end of a sentence, also of one in quotation marks. */
export const ends = /[.!?…]["”’)]*$/u;
/** So many clauses without an end are a list of points and no sentence. */
const fewestPoints = 3;
const mostOfPoint = 4;

/** '40 kitchens, dishwashers break, £180 each' strings points together. */
function strings(text: string): boolean {
  const points = text.split(/[,;]\s+/u);
  return (
    points.length >= fewestPoints &&
    points.some((point) => wordsOf(point) <= mostOfPoint && /^\p{Sc}?\d/u.test(point)) &&
    !/,? (?:and|or) [^,]+$/u.test(text)
  );
}

/** Returns whether a line is written for its writer alone. A whole sentence may begin as a note does: 'Check-in', 'Email support'. */
export function isShorthand(line: string): boolean {
  const text = line.replaceAll(links, 'there');
  return signs.test(text) || unsure.test(text) || (dropped.test(text) && !ends.test(text)) || strings(text);
}

const ownStep = new RegExp(
  `^(?:(?:${oneOf(ownStepBegins)}) )?(?:(?:also|just|then) )?(?:${oneOf(doneForReader)})(?!\\p{L})`,
  'iu',
);
const ofReader = new RegExp(
  `(?<=(?<!\\p{L})(?:${oneOf(doneForReader)}) )(?:her|him|them)(?=[.,;!]|$| (?:(?:${oneOf(behindPerson)})(?!\\p{L})|\\d))`,
  'giu',
);
/** 'I'll send her the list' is read by her: 'I'll send you the list'. */
const toReader = (note: string): string => (ownStep.test(note) ? note.replaceAll(ofReader, 'you') : note);

/** Words from which on a line is more than the name of something. */
const fewestWords = 5;
const subject = new RegExp(
  `^(?:(?:${oneOf(sentenceSubjects)})(?:[’']\\p{L}+)?|(?:${oneOf(sentenceArticles)}|\\p{N}+)(?= \\p{L})) `,
  'iu',
);

/**
 * Returns a note as a sentence, where rules can tell for sure what it says: short forms spelled out, with a capital and a full stop.
 * Otherwise as it was written.
 */
export function plainNote(note: string): string {
  const plain = toReader(spelledOut(note.trim()).replaceAll(/\s{2,}/gu, ' '));
  if (isShorthand(plain)) return note;
  const capital = capitalized(plain);
  const isSentence = wordsOf(capital) >= fewestWords && subject.test(capital);
  return isSentence && !ends.test(capital) && !/[:,;]$/u.test(capital) ? `${capital}.` : capital;
}
