import { currenciesOf } from '#contract/typed-number.ts';
import { kindsOf, ofKind } from '#server/agents/checking/agree-counted.ts';
import { unitNames, unitOf } from '#server/agents/checking/number-forms.ts';
import { unitForms } from '#server/agents/checking/vocabulary/counted-things.ts';
import { ratedTimes } from '#server/agents/checking/vocabulary/rates.ts';
import { timeUnits } from '#server/agents/checking/vocabulary/numbers.ts';
import { shortCurrencies } from '#server/agents/proposal-writer/vocabulary/amount-words.ts';
import { currencyNames } from '#server/agents/proposal-writer/vocabulary/currency-words.ts';
import { periods } from '#server/agents/proposal-writer/vocabulary/period-words.ts';
import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { spokenNumbers, type SpokenNumber } from './spoken-numbers.ts';
import { endsThings, notThings, peopleNames, rowNames, toldThings } from './vocabulary/value-words.ts';

/** A number with what it counts. */
export interface CountedNumber {
  value: number;
  isOrdinal: boolean;
  /** In digits. */
  isWritten: boolean;
  /** 'percent', 'week', 'money EUR' or a unit of length and the like; null: none. */
  measure: string | null;
  /** Stems of the words behind it, of which one names what is counted; empty: can't be told. */
  things: readonly string[];
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR' };
const codes = oneOf(Object.values(currencyNames).filter((code) => code.length === 3));
const names = oneOf([...Object.keys(currencyNames), 'kr', 'quid']);
const signBefore = new RegExp(String.raw`(\p{Sc}|(?<!\p{L})(?:${codes}))\s?$`, 'iu');
const signBehind = new RegExp(String.raw`^\s?(\p{Sc}|(?:${names})(?!\p{L}))`, 'iu');
const percent = /^[\s-]?(?:%|per ?cent|percentage|prozent|procent|pour cent|por ciento)/iu;
const percentIn = /%|\b(?:per ?cent|percentage|prozent|procent|pour cent|por ciento)/iu;
/** '9 to 10 weeks': the unit of a range stands once. */
const rangeBehind = /^\s?(?:-|–|to|or|bis|à|a|tot)\s?\p{Sc}?\d[\d.,]*/iu;
const rangeBefore = /(\p{Sc})\s?\d[\d.,]*[km]?\s?(?:-|–|to|or|and|bis)\s?$/iu;
const time = new RegExp(String.raw`^(?:${oneOf(unitNames)})$`, 'iu');
const measures = unitForms.map((forms) => new RegExp(String.raw`^[\s-]?(?:${oneOf(forms)})(?![\p{L}\d])`, 'iu'));
const word = /^(?:\s+|-)(\p{L}[\p{L}’'-]*)/u;
const ofTheirs = /^\s+(?:of\s+)?(?:the|our|your|their|its|my|these|those|all)(?=\s)|^\s+of(?=\s)/iu;
const ends = new RegExp(`^(?:${oneOf([...notThings, ...endsThings])})$`, 'iu');
const told = new RegExp(`^(?:${oneOf(toldThings)})$`, 'iu');
const monthName = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(months)})\.?\s?$`, 'iu');
const monthBehind = new RegExp(String.raw`^\s(?:of\s)?(?:${oneOf(months)})(?!\p{L})`, 'iu');
const inRow = new RegExp(String.raw`(?:(?<!\p{L})(?:${oneOf(rowNames)})|[§#])\s?$`, 'iu');
/** 'Gateflow 3': a name holds the number. */
const inName = /\p{Ll}[\p{L}’']*\s\p{Lu}[\p{L}’-]+\s$/u;
const howOften = new RegExp(
  `^(?:${oneOf([...periods.flatMap(({ adverbs }) => adverbs), ...ratedTimes.flatMap(({ adverbs }) => adverbs)])})$`,
  'iu',
);
const people = new RegExp(`^(?:${oneOf(peopleNames)})$`, 'iu');
const placed = /^\s+(?:in|at|on|from|im|am|bei|dans|en|bij|op)(?=\s)/iu;
/** Characters around a number that are read with it. */
const [farBefore, farBehind] = [80, 200];
const year = /^(?:19|20)\d\d$/u;
const mostWords = 4;

/** Returns the code of a written currency, or a sign that several share. */
export function currencyOf(mark: string): string {
  const short = mark.toLowerCase();
  return signs[mark] ?? (short === 'quid' ? 'GBP' : (shortCurrencies[short] ?? currencyNames[short] ?? mark));
}

/** The words that may name what is counted, up to where its sentence goes on; people are told by where they work. */
function wordsBehind(text: string): string[] {
  const found: string[] = [];
  let rest = text.replace(ofTheirs, '');
  while (found.length < mostWords) {
    const next = word.exec(rest);
    if (next?.[1] === undefined || ends.test(next[1]) || spokenNumbers(next[1]).length > 0) break;
    // '20 monthly orders' are counted as orders, and 'forty thousand annually' as nothing.
    if (!howOften.test(next[1])) found.push(next[1]);
    rest = rest.slice(next[0].length);
  }
  const place = found.length === 1 && people.test(found[0] ?? '') ? placed.exec(rest) : null;
  return place === null ? found : [...found, ...wordsBehind(rest.slice(place[0].length))];
}

/** Returns what a number of a text counts. */
export function readCounted(text: string, { value, ordinal, start, end }: SpokenNumber): CountedNumber {
  // Only what stands right before a number tells of it; a long text would be searched from its start for each.
  const [before, written] = [text.slice(Math.max(0, start - farBefore), start), text.slice(start, end)];
  const after = text.slice(end, end + farBehind).replace(rangeBehind, '');
  const plain: CountedNumber = { value, isOrdinal: ordinal, isWritten: /\d/u.test(written), measure: null, things: [] };
  const mark =
    /^\p{Sc}/u.exec(written)?.[0] ??
    signBefore.exec(before)?.[1] ??
    signBehind.exec(after)?.[1] ??
    rangeBefore.exec(before)?.[1];
  if (mark !== undefined) return { ...plain, measure: `money ${currencyOf(mark)}` };
  if (percent.test(after)) return { ...plain, measure: 'percent' };
  const isDate = monthName.test(before) || monthBehind.test(after) || year.test(written);
  if (ordinal || isDate || inRow.test(before) || (plain.isWritten && inName.test(before))) return plain;
  const unit = measures.findIndex((test) => test.test(after));
  if (unit !== -1) return { ...plain, measure: unitForms[unit]?.[0] ?? null };
  const words = wordsBehind(after);
  const timed = words.find((each) => time.test(each));
  if (timed !== undefined) return { ...plain, measure: unitOf(timed) };
  if (words.some((each) => told.test(each))) return plain;
  return { ...plain, things: [...new Set(words.flatMap((each) => [...countTerms(each).keys()]))] };
}

/** Returns the numbers of a text with what they count: '9,000 depots', '4 weeks', 'EUR 1,800'. */
export const countedNumbers = (text: string): CountedNumber[] =>
  spokenNumbers(text).map((each) => readCounted(text, each));

const ofMoney = 'money ';
/** Returns whether two measures may be one: a dollar, a crown or '¥' may be of several countries. */
export function sameMeasure(a: string, b: string): boolean {
  if (a === b || !a.startsWith(ofMoney) || !b.startsWith(ofMoney)) return a === b;
  const codes = currenciesOf(b.slice(ofMoney.length));
  return currenciesOf(a.slice(ofMoney.length)).some((code) => codes.includes(code));
}

/** Returns whether a text speaks of what a number counts: '9,000' answers 'How many depots are there?'. */
function speaksOf({ measure, things }: CountedNumber, text: string): boolean {
  if (measure === 'percent') return percentIn.test(text);
  const unit = Object.entries(timeUnits).find(([name]) => name === measure)?.[1];
  if (unit !== undefined) return new RegExp(String.raw`(?<!\p{L})(?:${oneOf(unit)})(?!\p{L})`, 'iu').test(text);
  if (measure !== null) return true;
  const terms = countTerms(text);
  return things.some((thing) => terms.has(thing));
}

/** Returns the stems of what a number counts in a text, and of all things of their kind. */
export const thingsLike = ({ things }: CountedNumber): string[] => [
  ...new Set([...things, ...things.flatMap(kindsOf).flatMap(ofKind)]),
];

/**
 * Returns whether a number stands for the same in a source as in a text. A number without a unit in the source is the same only
 * where the words around it, `context`, speak of what is counted.
 */
export function countsSame(number: CountedNumber, source: CountedNumber, context: string): boolean {
  if (number.value !== source.value) return false;
  if (number.measure === null && number.things.length === 0) return true;
  if (source.measure === null && source.things.length === 0) return speaksOf(number, context);
  if (number.measure !== null || source.measure !== null)
    return number.measure !== null && source.measure !== null && sameMeasure(number.measure, source.measure);
  const kinds = number.things.flatMap(kindsOf);
  return source.things.some(
    (thing) => number.things.includes(thing) || kindsOf(thing).some((kind) => kinds.includes(kind)),
  );
}
