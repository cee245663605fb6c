import type { PriceItem } from '#contract/offer.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { countedTimes, eachWords, flatWords, irregularPlurals, pricePeriods } from '../vocabulary/count-words.ts';

/** What a price is for. */
export interface ItemUnit {
  /** 'per month'; empty: paid once. */
  period: string;
  /** What is counted, in the singular; null: nothing, several things, or packs of one. */
  noun: string | null;
  /** The item itself is counted, as in 'each'. */
  isItself: boolean;
}

const split = /(?:\s|^)(?:per|each|every|pro|par|por|je|a|an|and|und|et|of)(?=\s)|[/,;()·]/giu;
const exactly = (words: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(words)})$`, 'iu');
const periods = pricePeriods.map(({ label, words }) => ({
  label,
  test: exactly(words),
  within: new RegExp(`(?<![\\p{L}])(?:${oneOf(words.filter((word) => word.length > 3))})(?!\\p{L})`, 'iu'),
}));
const namedEnds = /[,(:;]|\s(?:by|for|of|with|to|from|in|on|per|at)\s/iu;
const isEach = exactly(eachWords);
const isFlat = exactly(flatWords);
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

/** Reads what a price is for, from the unit and, where that names no time, the item: 'per site per month', 'each'. */
export function unitOf({ unit, item }: Pick<PriceItem, 'unit' | 'item'>): ItemUnit {
  const text = unit.normalize('NFKC').trim();
  const parts = text
    .split(split)
    .map((part) => part.trim())
    .filter(Boolean);
  let period = '';
  const nouns: string[] = [];
  let isItself = /^each\b/iu.test(text) && parts.length === 0;
  let isUnclear = false;
  for (const part of parts) {
    const known = periods.find(({ test }) => test.test(part));
    const head = headOf(part);
    if (known !== undefined) {
      if (period !== '' && period !== known.label) isUnclear = true;
      period = known.label;
    } else if (leadsPack.test(part)) {
      // 'Per 3 months' is a time of its own; 'per 10 users' is a pack.
      if (periods.some(({ test }) => test.test(head))) period = `per ${part}`;
      else isUnclear = true;
    } else if (isEach.test(part)) isItself = true;
    else if (isFlat.test(part)) continue;
    else if (head === '' || isTime.test(head)) isUnclear = true;
    else nouns.push(head);
  }
  if (period === '') period = periods.find(({ within }) => within.test(item))?.label ?? '';
  // 'Tag, 1 to 499' and 'Check by chip' are a tag and a check.
  if (isItself && nouns.length === 0) nouns.push(headOf(item.split(namedEnds)[0] ?? ''));
  const [noun] = nouns;
  const isOne = !isUnclear && nouns.length === 1 && noun !== undefined && noun.length > 2;
  return { period, noun: isOne ? noun : null, isItself };
}
