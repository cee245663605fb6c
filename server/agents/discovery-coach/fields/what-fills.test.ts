import { expect, it } from 'vitest';
import { builtOn, keptBack, type SaidForField } from '#tests/support/fields/said-for-fields.ts';
import type { CallLine } from '../call-line.ts';
import { fillFields } from './fill-fields.ts';
import { asksOfSize, fillsField, givesTotal } from './what-fills.ts';

const line = (id: string, at: number, side: CallLine['side'], text: string): CallLine => ({
  id,
  at,
  speaker: side,
  side,
  text,
});
const fills = ([field, , asked, said]: SaidForField): boolean =>
  fillFields([
    line('1', 5, 'rep', 'Thanks for making the time today.'),
    line('2', 300, 'rep', asked),
    line('3', 306, 'prospect', said),
  ]).some((each) => each.field === field);
const wrong = (cases: readonly SaidForField[], sign: '+' | '-'): string[] =>
  cases.filter((each) => each[1] === sign && fills(each) !== (sign === '+')).map((each) => each[3]);

it('fills a field with a sentence that holds what it is for, and not with one that only nearly does', () => {
  expect(wrong(builtOn, '-')).toEqual([]);
  expect(wrong(builtOn, '+').length).toBeLessThanOrEqual(1);
});

it('does so with most sentences that no rule was built on', () => {
  expect(wrong(keptBack, '-').length).toBeLessThanOrEqual(4);
  expect(wrong(keptBack, '+').length).toBeLessThanOrEqual(3);
});

it('takes no praise for trouble, unless it turns', () => {
  expect(fillsField('barriers', 'I can’t fault the drivers, they never miss a drop.')).toBe(false);
  expect(fillsField('barriers', 'I can’t fault the drivers, but the paper gets lost.')).toBe(true);
});

it('takes nothing that was, or would have been, for what should be', () => {
  expect(fillsField('outcomes', 'They were very decent about it, I’ll give them that.')).toBe(false);
  expect(fillsField('outcomes', 'I’d have told them that myself.')).toBe(false);
  expect(fillsField('outcomes', 'I’d have the list on the wall by seven.')).toBe(true);
});

it('takes no price or turnover for what trouble costs', () => {
  expect(asksOfSize('What do they charge you at present?')).toBe(true);
  expect(asksOfSize('How many hours does that cost you?')).toBe(false);
  expect(fillsField('financialImpact', 'Sixty for the large one.')).toBe(false);
  expect(givesTotal('So we’re at forty thousand a year.')).toBe(true);
  expect(givesTotal('We turn over forty thousand a year in all.')).toBe(false);
});

it('fills fields from a line without marks with words as they were said', () => {
  const filled = fillFields([
    line('1', 300, 'rep', 'so when would you want it to start is there a date on it'),
    line('2', 305, 'prospect', 'first of july new financial year be nice and clean'),
    line('3', 312, 'prospect', 'it can’t be july the old deal runs to end of august and there’s a rebate on it'),
    line('4', 318, 'prospect', 'well september then first of september'),
  ]);
  expect(filled.find(({ field }) => field === 'targetDate')).toMatchObject({
    line: { id: '4', text: 'well september then first of september' },
    text: 'well september then first of september',
  });
});

it('takes what changed for how it is decided', () => {
  const filled = fillFields([
    line('1', 300, 'rep', 'And who signs that?'),
    line('2', 305, 'prospect', 'I can sign up to fifty thousand, above that it goes to the director.'),
    line('3', 312, 'prospect', 'It’s thirty now, and the director takes it to the board.'),
  ]);
  expect(filled.find(({ field }) => field === 'decisionProcess')?.line.id).toBe('3');
});

it('what should be reached is no cost of today and nobody’s relief', () => {
  for (const goal of [
    'For me, write-offs below £1,000 a month by the end of June, or it hasn’t worked.',
    'Our target is forty thousand a year in overtime.',
    'We need that down to two hundred a week.',
  ]) {
    expect(fillsField('financialImpact', goal)).toBe(false);
    expect(fillsField('relief', goal)).toBe(false);
    expect(fillsField('outcomes', goal)).toBe(true);
  }
  expect(fillsField('financialImpact', 'We write off around £4,500 a month because we can’t prove delivery.')).toBe(
    true,
  );
});

it('a day that is ruled out is no target date, and the one beside it is told alone', () => {
  for (const ruledOut of [
    'Before Christmas would be mad.',
    "No, January's too soon.",
    'The first of March is never going to happen.',
  ])
    expect(fillsField('targetDate', ruledOut)).toBe(false);
  for (const wanted of ["Let's say the second week of February.", 'By the first of March, it can’t be any later.'])
    expect(fillsField('targetDate', wanted)).toBe(true);
  const [filled] = fillFields([
    line('1', 300, 'rep', 'When would you want this running?'),
    line('2', 305, 'prospect', 'Before Christmas would be mad. Let’s say the second week of February.'),
  ]).filter(({ field }) => field === 'targetDate');
  expect(filled?.text).toBe('Let’s say the second week of February.');
});
