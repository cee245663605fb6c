import { wordTest } from '../ledger/word-test.ts';
import type { Value } from './value.ts';
import { scaleHeads } from './vocabulary/number-phrases.ts';

const heads = scaleHeads.map(({ words, factor }) => ({ test: wordTest(words), factor }));
const linesAbove = 14;
const mostWords = 14;
const mostOfHead = 24;
const longestLine = 160;
const farthest = linesAbove * longestLine;
/** '£3.1 million' is an amount, no head of a table. */
const amount = /\d[\d.,]*\s?(?:m|mn|bn|k|millions?|thousands?|crores?|lakhs?)(?!\p{L})/iu;

/** Returns by what the plain numbers of a row are to be multiplied, as a line above it or in it says; null: nothing says so. */
export function scaleAbove(page: string, at: number, row: string): number | null {
  // A row ends with its numbers; a sentence doesn't.
  if (!/\d[\d.,)%]*$/u.test(row.trim()) || row.split(/\s+/u).length > mostWords) return null;
  const above = page
    .slice(Math.max(0, at - farthest), Math.max(0, at))
    .split('\n')
    .slice(-linesAbove)
    .toReversed();
  for (const line of [row, ...above]) {
    if (line.length > longestLine || amount.test(line) || line.split(/\s+/u).length > mostOfHead) continue;
    const head = heads.find(({ test }) => test.test(line));
    if (head !== undefined) return head.factor;
  }
  return null;
}

/** Returns plain numbers with a scale applied. */
export const scaled = (values: readonly Value[], factor: number): Value[] =>
  values
    .filter(({ unit, calendar }) => unit === null && !calendar)
    .map((value) => ({ ...value, value: value.value * factor, error: value.error * factor }));
