import { expect, test } from 'vitest';
import type { HeardField } from '#contract/coaching.ts';
import { inAskingOrder, playbookNext } from './next-question.ts';

const question = (text: string, state: 'current' | 'future', ...asks: HeardField[]) => ({
  text,
  state,
  asks,
  reveals: '',
});
const all = [
  question('worth', 'future', 'impact'),
  question('story', 'current'),
  question('pain', 'current', 'barriers'),
  question('cost', 'current', 'financialImpact'),
  question('goal', 'future', 'outcomes'),
];
const texts = (filled: HeardField[]) => inAskingOrder(all, (field) => filled.includes(field)).map(({ text }) => text);

test('what is empty is asked first, of today before of tomorrow; what is filled comes last', () => {
  expect(texts([])).toEqual(['pain', 'cost', 'story', 'worth', 'goal']);
  expect(texts(['barriers'])).toEqual(['cost', 'story', 'worth', 'goal', 'pain']);
  expect(texts(['barriers', 'financialImpact', 'targetDate', 'emotionalImpact', 'outcomes'])).toEqual([
    'worth',
    'story',
    'goal',
    'pain',
    'cost',
  ]);
});

test('the industry asks for what is still empty, and for nothing once all is filled', () => {
  const next = (filled: HeardField[]) => playbookNext(all, (field) => filled.includes(field)).map(({ text }) => text);
  expect(next(['barriers', 'impact'])).toEqual(['cost', 'story', 'goal']);
  expect(
    next(['barriers', 'financialImpact', 'targetDate', 'emotionalImpact', 'outcomes', 'impact', 'relief']),
  ).toEqual([]);
});
