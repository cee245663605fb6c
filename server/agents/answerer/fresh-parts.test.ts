import { expect, test } from 'vitest';
import { placedTerms } from '#server/search/index-terms.ts';
import { asksForPart, freshReader } from './fresh-parts.ts';
import { readQuestion } from './read-question.ts';

const read = (question: string) =>
  readQuestion(question, {
    terms: placedTerms(question, { question: true }).map(({ term }) => ({ term, rarity: 3 })),
    total: 500,
  });
const surest = (question: string, text: string): number =>
  Math.max(0, ...freshReader(read(question))(text).map(({ sure }) => sure));

test.each([
  ['who owns hoistwell', 'It belongs to Mara Lindqvist since May.', 1],
  ['who owns hoistwell', 'We bought three cranes from Hoistwell.', 0],
  ['which town is hoistwell from', 'Ask to export your list from Hoistwell.', 0.1],
  ['which town is hoistwell from', 'Hoistwell has its yard in Lund.', 1],
  ['when does the 2024 price list end', 'The price list of 2024 is long.', 0],
  ['when does the 2024 price list end', 'It ends in March 2025.', 1],
  ['what does the crane cost per day', 'A crane is €450 a day.', 1],
  ['where do i find the invoices page', 'Open Settings > Invoices.', 1],
] as const)('%s: what the question says itself is no answer in "%s"', (question, text, sure) => {
  expect(surest(question, text)).toBe(sure);
});

test('numbers, days, people and places are told by their form, reasons are not', () => {
  expect(asksForPart(read('how many cranes are there'))).toBe(true);
  expect(asksForPart(read('who owns the yard'))).toBe(true);
  expect(asksForPart(read('why did we sell the yard'))).toBe(false);
});
