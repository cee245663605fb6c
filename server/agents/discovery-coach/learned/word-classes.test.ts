import { expect, test } from 'vitest';
import { saidPhrases } from './said-phrases.ts';
import { stemmedWords } from '#server/agents/phrases/stemmed-words.ts';
import { classesOf } from './word-classes.ts';

const classes = (text: string): string[] => [...classesOf(stemmedWords(text))];

test.each([
  ['postpone', 'We’ve postponed the lighthouse.'],
  ['postpone', 'Postponing it again would be a shame.'],
  ['top_boss', 'The managing director paints it himself.'],
  ['proof_request', 'Have you got a case study?'],
  ['manual_work', 'We do the log by hand.'],
])('words are of a class in each of their forms: %s', (name, text) => {
  expect(classes(text)).toContain(name);
});

test('a phrase is of a class as a whole only', () => {
  expect(classes('A case study')).toContain('proof_request');
  expect(classes('The case stood in his study')).not.toContain('proof_request');
  expect(classes('')).toEqual([]);
});

test('phrases hold the classes of a line and those of the seller’s line before it', () => {
  const phrases = saidPhrases('Have you got a case study?', 'We could postpone it.');
  expect(phrases).toContain('@proof_request');
  expect(phrases).toContain('<@postpone');
  expect(phrases).not.toContain('@postpone');
});
