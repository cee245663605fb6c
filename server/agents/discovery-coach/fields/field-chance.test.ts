import { expect, test } from 'vitest';
import { fieldFrom, fieldOdds } from './field-chance.ts';
import { fieldTraits, troubleIn, type FieldPlace } from './field-traits.ts';
import { fillFields } from './fill-fields.ts';
import type { LikelyField } from '../vocabulary/likely-fields.ts';

const place: FieldPlace = {
  rep: 'I see.',
  fresh: true,
  told: 1,
  wished: false,
  at: 300,
  asked: new Set(),
  earlier: new Set(),
};
const odds = (field: LikelyField, text: string, around: Partial<FieldPlace> = {}): number =>
  fieldOdds(fieldTraits(text, { ...place, ...around })).get(field) ?? -Infinity;

const slips =
  'Then the slip goes into a box in the office, and on Monday my sister types it, and half of them she sends back because nobody can read them.';
const asked = { rep: 'And what happens to the slip after that?', asked: new Set(['barriers'] as const) };

test('a tale of what is done by hand, step after step, is likelier trouble when it was asked how it is today', () => {
  expect(odds('barriers', slips, asked)).toBeGreaterThan(fieldFrom('barriers'));
  expect(odds('barriers', slips, asked)).toBeGreaterThan(odds('barriers', slips));
});

test('the more was told of what is sold, the less likely it is trouble of today', () => {
  expect(odds('barriers', slips, { ...asked, told: 10 })).toBeLessThan(odds('barriers', slips, asked));
});

test('what was asked for is likelier to fill the field, and no other one', () => {
  const answer = 'The lady at the bank, and old Pieter has to be happy with it, or nothing moves.';
  const around = { rep: 'Who else would have to say yes?', asked: new Set(['decisionProcess'] as const) };
  expect(odds('decisionProcess', answer, around)).toBeGreaterThan(odds('decisionProcess', answer));
  expect(odds('relief', answer, around)).toBeLessThan(fieldFrom('relief'));
});

test('of several sentences the one that tells most of trouble is taken', () => {
  expect(troubleIn(['It is a nice box.', 'My sister types each form again and loses one a day.'], () => 0)).toMatch(
    /^My/u,
  );
  expect(troubleIn([], () => 0)).toBeNull();
});

const call = (...said: string[]) =>
  fillFields(
    said.map((each, at) => ({
      id: String(at),
      at: 200 + at * 7,
      speaker: each.slice(0, 1),
      side: each.startsWith('R') ? ('rep' as const) : ('prospect' as const),
      text: each.slice(2),
    })),
  ).map(({ field, line }) => `${field} ${line.id}`);

test('a call fills a field that no rule is sure of', () => {
  expect(call('R And what happens to the slip after that?', `P ${slips}`)).toContain('barriers 1');
  expect(
    call(
      'R Who would have to agree?',
      'P My aunt holds the keys to everything here, and she won’t open a door before the priest has blessed it.',
    ),
  ).toContain('decisionProcess 1');
});

test('a call fills nothing with talk of what is well, and nothing with small talk', () => {
  expect(call('R How does the honey get to the shops?', 'P My brother drives it round, it runs by itself.')).toEqual(
    [],
  );
  expect(call('R Lovely view you have there.', 'P It is, isn’t it? The lake is down that way.')).toEqual([]);
});
