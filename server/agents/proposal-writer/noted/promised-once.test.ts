import { expect, test } from 'vitest';
import type { Promised } from '../amend-promises.ts';
import { promisedOnce } from './promised-once.ts';

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

test('the words of each promise are read a few times, however many there are', () => {
  let reads = 0;
  const counted = (each: Promised): Promised =>
    Object.defineProperty({ ...each }, 'piece', {
      enumerable: true,
      get: () => {
        reads += 1;
        return each.piece;
      },
    });
  const many = Array.from({ length: 200 }, (_, at) =>
    counted(promised('Ines', `I’ll send list ${at + 100} of the kilns.`)),
  );
  expect(promisedOnce(many)).toHaveLength(200);
  expect(reads).toBeLessThan(5 * many.length);
});
