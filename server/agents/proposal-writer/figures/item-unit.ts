import type { PriceItem } from '#contract/offer.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  beforeLengths,
  behindPeriods,
  countedTimes,
  eachWords,
  flatWords,
  irregularPlurals,
  taxNotes,
} from '../vocabulary/count-words.ts';
import { periods as periodWords } from '../vocabulary/period-words.ts';
import { plainPriceWords } from '../vocabulary/table-words.ts';

/** What a price is for. */
export interface ItemUnit {
  /** 'per month'; empty: paid once. */
  period: string;
  /** What is counted, in the singular; null: nothing, several things, or packs of one. */
  noun: string | null;
  /** The item itself is counted, as in 'each'. */
  isItself: boolean;
}

/** 'Par an' is a time; 'an' alone stands before what is counted. */
const split = /(?:\s|^)(?:per|each|every|pro|par|por|je|a|(?<!(?:\s|^)par\s)an|and|und|et|of)(?=\s)|[/,;()·]/giu;
const exactly = (words: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(words)})$`, 'iu');
const isLong = (word: string): boolean => word.length > 3;
const periods = periodWords.map(({ label, names, adverbs, adjectives, units }) => {
  const [long, telling] = [names.filter(isLong), [...adverbs, ...adjectives, ...units.filter(isLong)]];
  return {
    label,
    test: exactly([...names, ...adverbs, ...adjectives, ...units]),
    inName: new RegExp(`(?<!\\p{L})(?:${oneOf([...long, ...telling])})(?!\\p{L})`, 'iu'),
    inPart: new RegExp(
      `(?<!\\p{L})(?:(?<!(?<!\\p{L})(?:${oneOf(beforeLengths)})\\s)(?:${oneOf(long)})(?=$|[^\\p{L}\\s-]|\\s(?:${oneOf(behindPeriods)})(?!\\p{L}))|(?:${oneOf(telling)})(?!\\p{L}))`,
      'iu',
    ),
  };
});
/** 'User pcm', 'licence p.a.' */
const shortTime = new RegExp(`^(.+)\\s(${oneOf(periodWords.flatMap(({ units }) => units))})$`, 'iu');
const fewestOfNoun = 3;
const namedEnds = /[,(:;]|\s(?:by|for|of|with|to|from|in|on|per|at)\s/iu;
const isEach = exactly(eachWords);
const isFlat = new RegExp(
  `^(?:(?:paid|billed|charged) )?(?:${oneOf(flatWords)})(?: (?:${oneOf(plainPriceWords)}))?$`,
  'iu',
);
const isPlainPrice = exactly(plainPriceWords);
const ofTax = new RegExp(`(?<!\\p{L})(?:${oneOf(taxNotes)})(?!\\p{L})`, 'giu');
const isTime = exactly(countedTimes.flatMap((word) => [word, `${word}s`]));
const leadsPack = /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|other)/iu;

const singular = (word: string): string => {
  const irregular = Object.entries(irregularPlurals).find(([, plural]) => plural === word);
  if (irregular !== undefined) return irregular[0];
  if (word.endsWith('ies')) return word.replace(/ies$/u, 'y');
  if (/(?:ches|shes|sses|xes)$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
};
const headOf = (part: string): string => singular(/(\p{L}[\p{L}’'-]*)$/u.exec(part.trim())?.[1]?.toLowerCase() ?? '');

/** Returns a noun as a sentence may count it. */
export function countedForms(noun: string): string[] {
  const irregular = irregularPlurals[noun];
  if (irregular !== undefined) return [irregular];
  if (/[^aeiou]y$/u.test(noun)) return [noun.replace(/y$/u, 'ies')];
  return /(?:s|x|ch|sh)$/u.test(noun) ? [`${noun}es`] : [`${noun}s`];
}

/** The time that a part of a unit names first: 'calendar month', 'month billed annually'. */
function periodIn(part: string): string {
  const found = periods.flatMap(({ label, inPart }) => {
    const at = inPart.exec(part)?.index;
    return at === undefined ? [] : [{ label, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.label ?? '';
}

/** Reads what a price is for, from the unit and, where that names no time, the item: 'per site per month', 'each'. */
export function unitOf({ unit, item }: Pick<PriceItem, 'unit' | 'item'>): ItemUnit {
  const text = unit.normalize('NFKC').replaceAll(ofTax, ' ').trim();
  const parts = text
    .split(split)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, counted = '', time = ''] = shortTime.exec(part) ?? [];
      return headOf(counted).length < fewestOfNoun ? [part] : [counted, time];
    });
  let period = '';
  const nouns: string[] = [];
  let isItself = /^each\b/iu.test(text) && parts.length === 0;
  let [isUnclear, isOnce] = [false, false];
  const isPeriod = (word: string): boolean => periods.some(({ test }) => test.test(word));
  const isNamed = parts.some((part) => isPeriod(part) || (leadsPack.test(part) && isPeriod(headOf(part))));
  for (const part of parts) {
    const known = periods.find(({ test }) => test.test(part));
    const head = headOf(part);
    if (known !== undefined) {
      if (period !== '' && period !== known.label) isUnclear = true;
      period = known.label;
    } else if (isFlat.test(part)) isOnce = true;
    else if (leadsPack.test(part)) {
      // 'Per 3 months' is a time of its own; 'per 10 users' is a pack.
      if (isPeriod(head)) period = `per ${part}`;
      else isUnclear = true;
    } else if (isEach.test(part)) isItself = true;
    else if (isPeriod(head) || (periodIn(part) !== '' && isPlainPrice.test(head))) {
      if (!isNamed && period === '') period = periodIn(part);
    } else if (head === '' || isTime.test(head)) isUnclear = true;
    else {
      if (!isNamed && period === '') period = periodIn(part);
      nouns.push(head);
    }
  }
  if (period === '' && !isOnce) period = periods.find(({ inName }) => inName.test(item))?.label ?? '';
  // 'Tag, 1 to 499' and 'Check by chip' are a tag and a check.
  if (isItself && nouns.length === 0) nouns.push(headOf(item.split(namedEnds)[0] ?? ''));
  const [noun] = nouns;
  const isOne = !isUnclear && nouns.length === 1 && noun !== undefined && noun.length >= fewestOfNoun;
  return { period, noun: isOne ? noun : null, isItself };
}
