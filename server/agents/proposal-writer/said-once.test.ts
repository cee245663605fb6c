import { expect, test } from 'vitest';
import type { Promised } from './amend-promises.ts';
import { saidOnce } from './said-once.ts';
import { turnsOf } from './turns.ts';

const line = (id: string, at: number, text: string, speaker = 'Rae') => ({
  id,
  at,
  speaker,
  side: 'rep' as const,
  text,
});
const promised = (at: number, piece: string, text = piece, on: string | null = null): Promised => {
  const [turn] = turnsOf([line(`l${at}`, at, text)]);
  const [asking] = turnsOf([line('asking', 0, on ?? '')]);
  if (turn === undefined || asking === undefined) throw new Error('no turn');
  return { turn, piece, at, who: undefined, on: on === null ? null : { turn: asking, sentence: on } };
};
const pieces = (found: Promised[]): string[] => saidOnce(found, 15).map(({ piece }) => piece);

test('a promise that stands in a longer one, or once more in the same place, is told once', () => {
  const first = promised(10, 'I’ll send you the list.', 'I’ll send you the list. It is long.');
  const whole = promised(40, 'I’ll send you the list. I need the depot codes for it.');
  const other = promised(60, 'We’ll count the vans in March.');
  expect(pieces([first, whole, other, { ...other }])).toEqual([whole.piece, other.piece]);
});

test('what only opens the next promise is left out, and another person’s isn’t', () => {
  const opening = promised(10, 'I’ll ask.');
  const meant = promised(18, 'I’ll send the depot codes to Ada on Friday.');
  expect(pieces([opening, meant])).toEqual([meant.piece]);
  const late = promised(60, 'I’ll send the depot codes to Ada on Friday.');
  expect(pieces([opening, late])).toEqual([opening.piece, late.piece]);
});

test('a promise that is only what another one answers is told with that', () => {
  const asked = promised(10, 'I’ll bring the gateway papers along.');
  const answer = promised(30, 'That I will do before June.', undefined, 'I’ll bring the gateway papers along.');
  expect(pieces([asked, answer])).toEqual([answer.piece]);
});
