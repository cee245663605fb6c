import { expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { candidatesOf } from './candidates.ts';
import { closerReader, type CloserFeatures } from './closer-features.ts';
import { matcherOf } from './match-concepts.ts';
import { readQuestion } from './read-question.ts';

function look(question: string, text: string): CloserFeatures {
  const terms = placedTerms(question, { question: true }).map(({ term }) => ({ term, rarity: 3 }));
  const asked = readQuestion(question, { terms, total: 500 });
  const passage = { passageId: '1', heading: null, title: '', name: '', text } as ContentPassage;
  const candidate = candidatesOf([passage], new Set()).at(-1);
  if (candidate === undefined) throw new Error('no sentence');
  return closerReader(asked, matcherOf(asked, new Map()))(candidate);
}

test('a number counts more beside what is asked for than far from it', () => {
  const question = 'what does the tower crane cost';
  const near = look(question, 'The tower crane is €450.');
  const far = look(
    question,
    'The tower crane came by rail, lorry, barge, ferry, two tractors and an old army truck, and parking was €450.',
  );
  expect(near.fresh).toBe(1);
  expect(near.aroundFresh).toBeGreaterThan(far.aroundFresh);
  expect(look(question, 'The tower crane is cheap.').noneFresh).toBe(1);
});

test('several things side by side are a list, and a number that only comes again is seen', () => {
  const question = 'which three dealers sell our cranes';
  expect(look(question, 'Dealers are Alder, Birch and Cedar.').listed).toBe(1);
  expect(look(question, 'There are three dealers.').listed).toBeLessThan(1);
  expect(look(question, 'There are three dealers.').numbered).toBe(1);
});

test('a reason counts where one is asked for, less beside the sentence', () => {
  expect(look('why did we sell the yard', 'We sold the yard because it flooded.').fits).toBe(1);
  expect(look('why did we sell the yard', 'It had to go because of the river. We sold the yard.').fits).toBe(0.5);
  expect(look('when did we sell the yard', 'We sold the yard because it flooded.').fits).toBe(0);
});

test('what is asked for and stands nowhere near is missed', () => {
  expect(look('is the yard insured against floods', 'The yard is large.').missed).toBe(2);
});
