import { expect, test } from 'vitest';
import type { CallField } from '../vocabulary/field-words.ts';
import { fillFields } from '../fields/fill-fields.ts';

const notedOf = (field: CallField, ...notes: string[]): string[] =>
  fillFields(notes.map((text, at) => ({ id: String(at + 1), at: 60 + at * 20, speaker: '', side: 'note', text })))
    .filter((fill) => fill.field === field)
    .map(({ text }) => text);

test.each<[CallField, string, string, string]>([
  ['budget', 'budget 30k', 'typo: 300k', '300k'],
  ['financialImpact', 'costs them 41k a year', 'oops, typo - 14k', '14k'],
  ['targetDate', 'go live by April', 'did i write april? June.', 'June.'],
  ['budget', 'budget 95k', '95 is gross, net 71k', 'net 71k'],
  ['budget', 'budget: 24k', '24k was with vat, 20k without', '20k without'],
])('%s: "%s" and then "%s"', (field, first, then, held) => {
  expect(notedOf(field, first, then)).toEqual([held]);
});

test.each<[CallField, string, string]>([
  ['budget', 'budget 30k', '80 people in the hall, 30 with chairs'],
  ['targetDate', 'go live by April', 'typo in the name above: Maier'],
  ['budget', 'budget 95k', '12 is gross, net 7k'],
])('%s: "%s" holds after "%s"', (field, first, then) => {
  expect(notedOf(field, first, then)).toEqual(notedOf(field, first));
});
