import { expect, test } from 'vitest';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';

const challengesOf = (said: readonly string[], barriers: string[]): string[] =>
  draftFrom({
    fields: { ...fromStoredFields({}), currentFinancialImpact: 'It costs us 400 euros a week.', barriers },
    lines: saidLines(said),
  }).blocks.challenges?.map(({ text }) => text) ?? [];

test.each([
  [
    'Twice in May. And the other thing, our porters carry the linen by hand because the lift waits for parts.',
    'Our porters carry the linen by hand because the lift waits for parts.',
  ],
  ['To be fair, the bakers retype every late order by hand.', 'The bakers retype every late order by hand'],
  [
    "Our drivers can't find the yard at night, they wait outside.",
    'Our drivers can’t find the yard at night, they wait outside.',
  ],
])('“%s”, shortened to “%s”, is one quote', (line, barrier) => {
  const challenges = challengesOf([`P: ${line}`], [barrier]);
  expect(challenges).toHaveLength(1);
  expect(challenges[0]).toMatch(/^(?:“|Omar)/u);
  expect(challenges[0]).toContain(barrier.replace(/\.$/u, '').slice(1).replace('can’t', "can't"));
  expect(challenges[0]).not.toContain('other thing');
});

test.each([
  ['If the lift is down, our porters carry the linen by hand.', 'Our porters carry the linen by hand.'],
  ["I don't think we type the orders twice.", 'We type the orders twice.'],
  ['We type the orders twice in December.', 'We type the orders twice.'],
  ['It is not true, the drivers wait outside for an hour.', 'The drivers wait outside for an hour.'],
])('“%s” isn’t quoted as “%s”', (line, barrier) => {
  expect(challengesOf([`P: ${line}`], [barrier]).join('\n')).not.toContain(`“${barrier}”`);
});
