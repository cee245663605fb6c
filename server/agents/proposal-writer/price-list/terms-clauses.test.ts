import { expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { limits } from '#contract/limits.ts';
import { readOffer } from '../read-offer.ts';

const rulesOf = (heading: string, ...lines: string[]): string[] => {
  const passage: CoachPassage = {
    contentId: 'c-1',
    passageId: 'p-1',
    contentKind: 'document',
    number: 1,
    title: 'What we charge',
    heading,
    page: null,
    text: lines.join('\n'),
  };
  return readOffer(readMaterial([passage], ['Hopfield'])).rules;
};

test('a numbered clause is one rule behind its label, without its number', () => {
  expect(
    rulesOf(
      'Terms',
      '1. Contract term. The minimum term is 24 months. It renews for a year unless cancelled.',
      '2. Payment.',
      '3.2 Prices rise once a year by the consumer price index.',
      '(a) Fuel. Machines go out full; what was used is charged. (b) Deposit. We take £200 for each machine.',
    ),
  ).toEqual([
    'Contract term: The minimum term is 24 months. It renews for a year unless cancelled.',
    'Prices rise once a year by the consumer price index.',
    'Fuel: Machines go out full; what was used is charged.',
    'Deposit: We take £200 for each machine.',
  ]);
});

test('a short sentence that says something is no label, and what is sold is no rule of its price', () => {
  expect(
    rulesOf(
      'Prices',
      'Hopfield helps breweries cut the cost of cleaning. It has done so for 40 of them since 2016.',
      'Delivery is free. Contract 12 months, then monthly. It can be paused once.',
      'Hopfield bills at the end of each month.',
    ),
  ).toEqual([
    'Delivery is free.',
    'Contract 12 months, then monthly. It can be paused once.',
    'Hopfield bills at the end of each month.',
  ]);
});

test('a tier says what is taken off, and for how many of what', () => {
  expect(
    rulesOf(
      'Pricing: volume discount on monthly subscriptions',
      'Sites | Discount',
      '1–19 | 0%',
      '20–49 | 8%',
      '50+ | 15%',
    ),
  ).toEqual(['8% off monthly subscriptions for 20–49 sites.', '15% off monthly subscriptions for 50+ sites.']);
  expect(
    rulesOf('Hire rates', 'Roller | £95', 'Days hired | Off the day rate', '1 to 4 | none', '10 or more | 20%'),
  ).toEqual(['20% off the day rate for 10 or more days hired.']);
  expect(rulesOf('Fees', 'Number of words | Rush surcharge', '1–999 | 25%', '1,000+ | 15%')).toEqual([
    'Rush surcharge, 1–999 words: 25%.',
    'Rush surcharge, 1,000+ words: 15%.',
  ]);
  expect(rulesOf('Prices', 'Customers | Discount', 'Charities | 20%', 'Schools | up to 10%')).toEqual([
    '20% discount for Charities.',
    'Up to 10% discount for Schools.',
  ]);
});

test('what reps may grant is no rule, and two thousand clauses take no longer than their number', () => {
  expect(rulesOf('Prices', 'Deal size | Discount | Approved by', '1–9 | 5% | Manager', '10+ | 12% | Director')).toEqual(
    [],
  );
  const read = (count: number): { rules: number; took: number } => {
    const clauses = Array.from({ length: count }, (_, at) => `${at}. Fee. Item ${at} costs £${at} a year.`);
    const began = performance.now();
    const rules = rulesOf('Terms', ...clauses).length;
    return { rules, took: performance.now() - began };
  };
  read(200);
  const [few, many] = [read(200), read(2000)];
  expect(many.rules).toBe(limits.proposal.offer.rules);
  // Ten times as many: growing with the square it would be a hundred times.
  expect(many.took).toBeLessThan(40 * few.took);
});
