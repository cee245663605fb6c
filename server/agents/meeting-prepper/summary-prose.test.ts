import { describe, expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import type { PrepMaterial } from './prep-material.ts';
import { summaryProse } from './summary-prose.ts';

const finding = (topic: Finding['topic'], text: string, more: Partial<Finding> = {}): Finding => ({
  topic,
  text,
  quotes: [{ sourceId: 's1', text }],
  page: 'about',
  score: 5,
  structure: 'sentence',
  ...more,
});
const told = (...findings: Finding[]): string | null =>
  summaryProse({ company: 'Hartwell', today: '2026-11-22', findings } as unknown as PrepMaterial)?.text ?? null;

const staff = finding('staff', 'We employ about 212 people on three rivers.');
const since = finding('founded', 'We began in 1961.', { row: { label: 'Since', value: '“We began in 1961.”' } });
const head = finding('person', 'Ada Brandt, Managing Director', { name: 'Ada Brandt', role: 'Managing Director' });

describe('the sentence on how big a company is, since when, and who leads it', () => {
  test('says what its quotes hold, and cites each', () => {
    expect(told(staff, since, head)).toBe(
      'Hartwell has about 212 people, dates from 1961 and is led by Ada Brandt (Managing Director).',
    );
    expect(told(since, head)).toBe('Hartwell dates from 1961 and is led by Ada Brandt (Managing Director).');
  });

  test.each<[string, Finding[]]>([
    ['one thing alone is known', [staff]],
    ['the people are not theirs', [finding('staff', 'We look after about 78,000 people.'), since]],
    [
      'two years stand in the sentence',
      [staff, finding('founded', 'Started in 1961, a company since 1974.', { row: { label: 'Since', value: '' } })],
    ],
    [
      'the year is of their history alone',
      [staff, finding('founded', 'In 1961 we bought a barge.', { row: { label: 'History', value: '' } })],
    ],
    [
      'who is named leads a part alone',
      [since, finding('person', 'Ada Brandt, Head of Sales', { name: 'Ada Brandt', role: 'Head of Sales' })],
    ],
    [
      'who is named owns a product and not the company',
      [since, finding('person', 'Ada Brandt, Product Owner', { name: 'Ada Brandt', role: 'Agilist / Product Owner' })],
    ],
    ['the number is of long ago', [{ ...staff, date: '2019-05-01' }, since]],
    ['sources differ', [{ ...staff, range: true }, since]],
  ])('is left out where %s', (_, findings) => expect(told(...findings)).toBeNull());
});
