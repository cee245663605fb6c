import type { Speaker } from './discovery.ts';

/**
 * Maps each speaker to a side. Once one speaker is known to sell, every speaker of unknown side counts as the prospect.
 */
export function sidesOf(speakers: readonly Speaker[]): ReadonlyMap<string, 'rep' | 'prospect'> {
  const knowsRep = speakers.some(({ side }) => side === 'rep');
  return new Map(
    speakers.flatMap(({ id, side }) =>
      side === 'unknown' ? (knowsRep ? [[id, 'prospect'] as const] : []) : [[id, side] as const],
    ),
  );
}
