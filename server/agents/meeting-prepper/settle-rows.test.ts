import { describe, expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import { settleRows } from './settle-rows.ts';

const row = (label: string, value: string, sourceId: string, more: Partial<Finding> = {}): Finding => ({
  topic: 'further',
  text: `${label}: ${value}`,
  quotes: [{ sourceId, text: `${value} ${label}` }],
  page: sourceId === 'w1' ? 'home' : 'about',
  score: 5,
  structure: 'counter',
  row: { label, value },
  ...more,
});
const texts = (...findings: Finding[]): string[] => settleRows(findings).map(({ text }) => text);

describe('rows of different pages that count the same', () => {
  test('are told as a range where they differ', () => {
    const [told] = settleRows([row('Pupils', '612', 'w1'), row('Pupils', '598', 'w2')]);
    expect(told?.text).toBe(
      'Pupils: between 598 and 612; the pages differ: 612 (its home page) and 598 (its about page).',
    );
    expect(told?.quotes).toHaveLength(2);
    expect(told?.range).toBe(true);
  });

  test('of prices too, where one plan has two', () => {
    const price = (value: string, from: string): Finding =>
      row('Starter', value, from, { topic: 'tariff', structure: 'card' });
    expect(texts(price('€6 /month', 'w1'), price('€7 /month', 'w2'))).toHaveLength(1);
    expect(texts(price('€6 /month', 'w1'), price('€60 /year', 'w2'))).toHaveLength(2);
  });

  test('whatever the number is written with', () => {
    const pair = [row('visitors', '41,300', 'w1'), row('visitors', '41.300', 'w2')];
    expect(texts(...pair)).toEqual(['visitors: 41,300', 'visitors: 41.300']);
  });

  test('are told by the newer one where both are dated', () => {
    const old = row('volunteers', '90', 'w1', { date: '2024-05-01' });
    const now = row('volunteers', '120', 'w2', { date: '2026-05-01' });
    expect(texts(old, now)).toEqual(['volunteers: 120']);
  });

  test('pass where they count different things or stand on one page', () => {
    expect(texts(row('Pupils', '612', 'w1'), row('Boarders', '204', 'w2'))).toHaveLength(2);
    expect(texts(row('Seats', '20', 'w1'), row('Seats', '40', 'w1'))).toHaveLength(2);
  });
});
