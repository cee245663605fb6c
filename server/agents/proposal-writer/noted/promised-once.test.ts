import { expect, test, vi } from 'vitest';
import * as sentences from '#server/readers/sentences.ts';
import type { Promised } from '../amend-promises.ts';
import { promisedOnce } from './promised-once.ts';

vi.mock('#server/readers/sentences.ts', { spy: true });

const promised = (speaker: string, piece: string, who?: string): Promised => ({
  turn: { id: '1', at: 1, speaker, side: 'rep', text: piece, lines: [] },
  piece,
  at: 1,
  who,
  on: null,
});

test('a promise stands once for each person, by its fullest words, with where it was said again', () => {
  const short = promised('Ines', 'I’ll send the price list.');
  const full = promised('Ines', 'I’ll send the price list by Friday.');
  const again = promised('Ines', 'I’ll send that price list.');
  const others = promised('Omar', 'I’ll send the price list.');
  const asked = promised('Ines', 'I’ll send the price list.', 'Omar');
  const kept = promisedOnce([short, full, again, others, asked]);
  expect(kept).toMatchObject([full, others, asked]);
  expect(kept.map(({ repeats }) => repeats.map(({ piece }) => piece))).toEqual([[short.piece, again.piece], [], []]);
});

test('the words of each promise are read once, however many there are', () => {
  const many = Array.from({ length: 200 }, (_, at) => promised('Ines', `I’ll send list ${at + 100} of the kilns.`));
  vi.mocked(sentences.terms).mockClear();
  expect(promisedOnce(many)).toHaveLength(200);
  expect(vi.mocked(sentences.terms).mock.calls).toHaveLength(200);
});
