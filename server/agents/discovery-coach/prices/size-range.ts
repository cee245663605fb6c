import { oneOf } from '#server/readers/one-of.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { countTerms } from '#server/search/index-terms.ts';

const amount = String.raw`(\d[\d.,]*)`;
/** 'Platforms' of 'up to 60 platforms': what is counted. */
const counted = String.raw`\s+(?:\p{L}+-)?(\p{L}{3,})`;
const upTo = ['up to', 'under', 'below', 'at most', 'less than', 'fewer than', 'max\\.?', 'maximum'];
const from = ['above', 'over', 'more than', 'from', 'at least', 'upwards of', 'beyond'];
const below = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(upTo)}) ${amount}${counted}`, 'giu');
const above = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(from)}) ${amount}${counted}`, 'giu');
const between = new RegExp(`(?<![\\p{L}\\p{N}.,])${amount} ?(?:-|–|to) ?${amount}${counted}`, 'giu');
const andMore = new RegExp(`(?<![\\p{L}\\p{N}.,])${amount}(?:\\+| or more)${counted}`, 'giu');
/** The few words behind a number, one of which may say of what. */
const behind = /^(?: \p{L}[\p{L}-]*){1,3}/u;

const numberOf = (text: string): number => Number(text.replaceAll(/[.,](?=\d{3}(?!\d))/gu, '').replace(/[.,]+$/u, ''));
const stemOf = (word: string): string => [...countTerms(word).keys()][0] ?? word.toLowerCase();

interface Range {
  of: string;
  least: number;
  most: number;
}

function rangesIn(text: string): Range[] {
  const found = (pattern: RegExp, read: (numbers: number[]) => [least: number, most: number]): Range[] =>
    [...text.matchAll(pattern)].map((match) => {
      const parts = match.slice(1);
      const [least, most] = read(parts.slice(0, -1).map(numberOf));
      return { of: stemOf(parts.at(-1) ?? ''), least, most };
    });
  return [
    ...found(below, ([most = Infinity]) => [0, most]),
    ...found(above, ([least = 0]) => [least, Infinity]),
    ...found(andMore, ([least = 0]) => [least, Infinity]),
    ...found(between, ([least = 0, most = Infinity]) => [least, most]),
  ];
}

/** Returns whether a price is for another size than the one named: 'up to 60 platforms', where somebody has 80 of them. */
export function isOfOtherSize(price: string, heard: string): boolean {
  const ranges = rangesIn(price);
  if (ranges.length === 0) return false;
  const sizes = spokenNumbers(heard).map(({ value, end }) => ({
    size: value,
    of: (behind.exec(heard.slice(end))?.[0] ?? '').trim().split(' ').map(stemOf),
  }));
  return ranges.some(({ of, least, most }) => {
    const same = sizes.filter((each) => each.of.includes(of));
    return same.length > 0 && same.every(({ size }) => size < least || size > most);
  });
}
