import { expect, test } from 'vitest';
import { holdsMeasure, measureAsked } from './measures.ts';
import { kindOfQuestion } from './question-kind.ts';

test.each([
  ['how much is the crane per day', 'money'],
  ['how long is the warranty', 'time'],
  ['how many working days until delivery', 'time'],
  ['how heavy is the crane', 'size'],
  ['how much storage is on the small plan', 'size'],
  ['what percentage is paid up front', 'share'],
  ['how many drivers do they have', 'number'],
  ['who runs the depot', null],
] as const)('%s asks for %s', (question, measure) => {
  expect(measureAsked(question, kindOfQuestion(question))).toBe(measure);
});

test.each([
  ['money', 'It costs €450.', 'It takes 45 days.'],
  ['time', 'Within three working days.', 'It costs €3.'],
  ['size', 'It weighs 2,400 kg.', 'It has 24 wheels.'],
  ['share', 'Pay 30% now.', 'Pay 30 euro now.'],
] as const)('%s is told by its unit', (measure, with_, without) => {
  expect(holdsMeasure(measure, with_)).toBe(true);
  expect(holdsMeasure(measure, without)).toBe(false);
});
