import { expect, test } from 'vitest';
import { caseWords, beforeHeadings, resultWords } from '#server/agents/vocabulary/solutions.ts';
import { oneOf } from '#server/readers/one-of.ts';

const matches = (words: readonly string[], text: string): boolean => new RegExp(oneOf(words), 'iu').test(text);

test('a change with its figure is a result; what was before and plain description are none', () => {
  const results = [
    'A changeover now takes eleven minutes.',
    'Scrap went from 7% to 2% in one year.',
    'Overtime fell by a third.',
    'Nobody types delivery notes any more.',
  ];
  for (const text of results) expect([text, matches(resultWords, text)]).toEqual([text, true]);
  const others = ['Two planners worked with boards and telephones.', 'It plans runs for mixed fleets.'];
  for (const text of others) expect([text, matches(resultWords, text)]).toEqual([text, false]);
});

test('headings over what was before are known, and headings over results are not taken for them', () => {
  const before = new RegExp(`^(?:${oneOf(beforeHeadings)})$`, 'iu');
  expect(['Before', 'The challenge', 'Their problem', 'Ausgangslage'].every((text) => before.test(text))).toBe(true);
  expect(['After', 'With Millrace', 'Results', 'Before and after'].filter((text) => before.test(text))).toEqual([]);
  expect(matches(caseWords, 'Case study: Ostrava Castings')).toBe(true);
});
