import { expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { draftAnswer } from './draft-answer.ts';
import { answerThreshold } from './answer-chance.ts';

const passage = (id: string, title: string, text: string): ContentPassage =>
  ({
    passageId: id,
    contentId: id,
    kind: 'document',
    name: title,
    title,
    heading: title,
    text,
    score: 1,
  }) as ContentPassage;
const pages = [
  passage('a', 'Monitor', 'Readings of the monitor are stored in a data center in Manchester and kept for 24 months.'),
  passage('b', 'Modernization', 'A typical modernization takes nine days, and the lift stands still for six of them.'),
  passage('c', 'Plans', 'The standard plan costs £94 a month for each lift.'),
];

/** Drafts from these pages as if they were all there is, or part of `total` passages. */
function chanceOf(question: string, total = pages.length): number {
  const held = pages.map(({ text, title }) => new Set(placedTerms(`${title}\n${text}`).map(({ term }) => term)));
  const terms = [...new Set(placedTerms(question, { question: true }).map(({ term }) => term))].map((term) => {
    const count = held.filter((each) => each.has(term)).length;
    return { term, rarity: count === 0 ? null : Math.log(1 + (total - count + 0.5) / (count + 0.5)) };
  });
  return draftAnswer(question, { passages: pages, terms, total }).chance;
}

test('on little content a word that stands nowhere gives no credit, on much it does', () => {
  const question = 'does the monitor work in a cold store at minus 25';
  expect(chanceOf(question)).toBeLessThan(answerThreshold);
  expect(chanceOf(question, 30)).toBeLessThan(chanceOf(question, 31));
  expect(chanceOf('what does the standard plan cost a month')).toBeGreaterThan(answerThreshold);
});

test('a price is no answer without one', () => {
  expect(chanceOf('what does a modernization cost')).toBeLessThan(answerThreshold);
});

test('whether something is so is answered sooner by what denies it', () => {
  const chance = (text: string): number =>
    draftAnswer('do you deliver pallets on Sundays', {
      passages: [passage('d', 'Delivery', text)],
      terms: ['deliv', 'pallet', 'sunday'].map((term) => ({ term, rarity: 1 })),
      total: 8,
    }).chance;
  expect(chance('Pallets are not delivered on Sundays.')).toBeGreaterThan(
    chance('Pallets are often delivered on Sundays.'),
  );
  expect(chance("Pallets aren't delivered on Sundays.")).toBeGreaterThan(
    chance('Pallets are often delivered on Sundays.'),
  );
});

test('a word of which no other is known tells less against an answer than a name does', () => {
  expect(chanceOf('what does the standard plan cost a month zorbing')).toBeGreaterThan(
    chanceOf('what does the standard plan cost a month Zorbing'),
  );
});
