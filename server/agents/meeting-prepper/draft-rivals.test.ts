import { expect, it } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import { comparisonType, topCompetitors } from './draft-rivals.ts';

const fact = (id: string, sourceId: string): Claim => ({
  id,
  text: id,
  kind: 'fact',
  quotes: [{ sourceId, text: 'x' }],
});

it('keeps three competitors of the prospect, whoever wrote them, beside the rivals of the seller and the gaps', () => {
  const card = { id: 'c1', contentType: comparisonType } as Parameters<typeof topCompetitors>[1]['proofs'][number];
  const rival: Claim = { id: 'rival', text: 'rival', kind: 'inference', quotes: [], restsOn: ['card', 'seen'] };
  const gap: Claim = { id: 'gap', text: 'gap', kind: 'not-found', quotes: [] };
  const claims = [
    fact('a', 'w1'),
    fact('b', 'w1'),
    rival,
    fact('card', 'c1'),
    fact('seen', 'w2'),
    fact('c', 'w2'),
    fact('d', 'w3'),
    fact('e', 'w3'),
    gap,
  ];
  expect(topCompetitors(claims, { proofs: [card] }).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'rival',
    'card',
    'seen',
    'c',
    'gap',
  ]);
});
