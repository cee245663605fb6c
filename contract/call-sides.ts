import type { Speaker } from './discovery.ts';

/** Whom the lines of each speaker are from. Who is not said to sell is the prospect once somebody is said to. */
export function sidesOf(speakers: readonly Speaker[]): ReadonlyMap<string, 'rep' | 'prospect'> {
  const knowsRep = speakers.some(({ side }) => side === 'rep');
  return new Map(
    speakers.flatMap(({ id, side }) =>
      side === 'unknown' ? (knowsRep ? [[id, 'prospect'] as const] : []) : [[id, side] as const],
    ),
  );
}
