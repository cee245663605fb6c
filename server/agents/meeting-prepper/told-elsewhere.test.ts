import { expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import { tells, tellsFigures, withoutRepeats } from './told-elsewhere.ts';

const row = (label: string, value: string, structure: Finding['structure'] = 'sentence'): Finding => ({
  topic: 'further',
  text: `${label}: ${value}`,
  quotes: [{ sourceId: 's', text: value.replace(/[“”]/gu, '') }],
  page: 'about',
  score: 1,
  structure,
  row: { label, value },
});
const left = (findings: readonly Finding[], elsewhere: readonly string[] = []): string[] =>
  withoutRepeats(findings, elsewhere).map(({ text }) => text);

test('words are told whatever their spacing, and no number tells its last digits', () => {
  expect(tells('“24 x7 support in 6 languages.”', '24x7 support in 6 languages')).toBe(true);
  expect(tells('Facturación 2025: 61,8 millones', '61,8 millones')).toBe(true);
  expect(tells('We run 161 shops in Kent', '61 shops in Kent')).toBe(false);
  expect(tells('Founded in 1998', '1998')).toBe(false);
});

test('figures are told by a sentence that has all of them and most of the words', () => {
  const whole = 'Acme reports revenue of £148 million for 2025, 11 percent more than the year before.';
  expect(tellsFigures(whole, 'Revenue grows to £148 million in 2025')).toBe(true);
  expect(tellsFigures(whole, 'Revenue grows to £148 million and profit to £9 million')).toBe(false);
  expect(tellsFigures(whole, 'A new year report in 2025')).toBe(false);
});

test('a sentence within another one stands once, as does a bare year beside its sentence', () => {
  const long = row('In their words', '“The ground floor surgery is open. It cost us €186,000.”');
  expect(left([row('News page', '“The ground floor surgery is open.”'), long])).toEqual([long.text]);
  expect(left([row('News page', '“The ground floor surgery is open.”')], [long.text])).toEqual([]);
  const founded = row('Since', '“Acme was founded in 1998 in Hereford.”');
  expect(left([row('Since', '1998', 'table'), founded])).toEqual([founded.text]);
  expect(left([founded, { ...founded }])).toEqual([founded.text]);
});

test('a story’s title stands once, where its result is told under it', () => {
  const result = row('Customer result (A forge in 19 weeks)', '“Orders doubled to 430 a year.”');
  expect(left([row('Customer story', '“A forge in 19 weeks”'), result])).toEqual([result.text]);
});

test('a row of counters keeps what no other row says', () => {
  const customers = row('Customers', '71 % of guests Irish', 'counter');
  const counters = row('In figures', '612 bedrooms; 71 % of guests Irish', 'counter');
  expect(left([customers, counters])).toEqual([customers.text, 'In figures: 612 bedrooms']);
  expect(left([counters], ['Guests: 71 % of guests Irish', 'Rooms: 612 bedrooms'])).toEqual([]);
});

test('two different figures of one kind both stay', () => {
  const both = [
    row('Finance', '“Revenue was €24.8 million in the first half.”'),
    row('Finance', '“Revenue was €51 million in the whole year.”'),
  ];
  expect(left(both)).toEqual(both.map(({ text }) => text));
});
