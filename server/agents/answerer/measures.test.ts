import { expect, test } from 'vitest';
import { holdsMeasure, measureAsked, measuresIn } from './measures.ts';
import { kindOfQuestion } from './question-kind.ts';

test.each([
  ['how much is the crane per day', 'money'],
  ['how long is the warranty', 'time'],
  ['how many working days until delivery', 'time'],
  ['how heavy is the crane', 'size'],
  ['how much storage is on the small plan', 'size'],
  ['what percentage is paid up front', 'share'],
  ['how many drivers do they have', 'number'],
  ['what commission do account managers get', 'rate'],
  ['discount for charities', 'rate'],
  ['how much overtime did the depot save', 'number'],
  ['how much did waiting times drop', 'number'],
  ['how much does the depot save', 'money'],
  ['who runs the depot', null],
] as const)('%s asks for %s', (question, measure) => {
  expect(measureAsked(question, kindOfQuestion(question))).toBe(measure);
});

test.each([
  ['money', 'It costs €450.', 'It takes 45 days.'],
  ['time', 'Within three working days.', 'It costs €3.'],
  ['size', 'It weighs 2,400 kg.', 'It has 24 wheels.'],
  ['share', 'Pay 30% now.', 'Pay 30 euro now.'],
  ['rate', 'Charities get 20% off.', 'It takes 20 days.'],
  ['rate', 'Charities get €40 off.', 'It has 40 wheels.'],
  ['money', 'Each booking is 38p.', 'See p38, or 1080p.'],
  ['money', 'The budget is about 40k.', 'The 40kg crate.'],
] as const)('%s is told by its unit', (measure, with_, without) => {
  expect(holdsMeasure(measure, with_)).toBe(true);
  expect(holdsMeasure(measure, without)).toBe(false);
});

test('a number below the head of a price is a sum, and beside it is none', () => {
  const columns = 'Edition | Doors | Monthly price GBP | Term';
  expect(holdsMeasure('money', 'Core | 40 | 640 | 12 months', columns)).toBe(true);
  expect(holdsMeasure('money', 'Core | 40 | on request | 12 months', columns)).toBe(false);
  expect(holdsMeasure('money', 'Core | 40 | 640 | 12 months')).toBe(false);
  expect(measuresIn('money', 'Core | 40 | 640 | 12 months', columns)).toEqual([{ from: 12, to: 15 }]);
});
