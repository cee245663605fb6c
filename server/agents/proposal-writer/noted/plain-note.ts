import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import {
  droppedSubjects,
  sentenceArticles,
  sentenceSubjects,
  shorthandSigns,
  shortForms,
  slashUnits,
  unsureForms,
} from '../vocabulary/shorthand-words.ts';

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
const forms = new RegExp(
  `(?<![\\p{L}\\p{N}/.’'-])(?:${oneOf(Object.keys(shortForms).map(literally))})(?:\\.(?=\\s\\p{Ll}|,|$))?(?![\\p{L}\\p{N}/’'-])`,
  'giu',
);
const perUnit = new RegExp(`(?<=[\\p{L}\\p{N}])\\s?/\\s?(${oneOf(Object.keys(slashUnits))})(?!\\p{L})`, 'giu');
/** 'Mon' and 'Thu' are days where a note writes them small or alone; 'Sun' and 'Sat' are words. */
const nameLike = /^\p{Lu}\p{Ll}+$/u;

/** Spells out what a note abbreviates, where it can stand for one thing only; numbers stay as they are. */
function spelledOut(note: string): string {
  return note
    .replaceAll(/(?<![\p{L}\p{N}])~\s?(?=\p{Sc}?\d)/gu, 'about ')
    .replaceAll(/(?<=\d)\s?x(?![\p{L}\p{N}])/giu, ' times')
    .replaceAll(perUnit, (_, unit: string) => ` ${slashUnits[unit.toLowerCase()] ?? unit}`)
    .replaceAll(/(?<![\p{L}\p{N}])w\/(?!o)\s?(?=\p{L})/giu, 'with ')
    .replaceAll(forms, (found: string, at: number) => {
      const key = found.toLowerCase().replace(/\.$/u, '');
      const full = shortForms[key] ?? found;
      // 'Cust' within a sentence with a capital may be a name.
      return nameLike.test(found) && at > 0 && !full.endsWith('day') ? found : full;
    });
}

const unsure = wordTest(unsureForms);
const signs = new RegExp(oneOf(shorthandSigns), 'iu');
const dropped = new RegExp(`^(?:${oneOf(droppedSubjects)})(?![\\p{L}’'])`, 'iu');
const ends = /[.!?…]["”’)]*$/u;
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

/** Returns whether a line is written for its writer alone. */
export const isShorthand = (text: string): boolean =>
  signs.test(text) || unsure.test(text) || dropped.test(text) || strings(text);

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
  const plain = spelledOut(note.trim()).replaceAll(/\s{2,}/gu, ' ');
  if (isShorthand(plain)) return note;
  const capital = plain.charAt(0).toLocaleUpperCase('en-US') + plain.slice(1);
  const isSentence = wordsOf(capital) >= fewestWords && subject.test(capital);
  return isSentence && !ends.test(capital) && !/[:,;]$/u.test(capital) ? `${capital}.` : capital;
}
