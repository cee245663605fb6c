import type { Speaker } from './discovery.ts';

type Side = 'rep' | 'prospect';

/**
 * Maps each speaker to a side. Once one speaker is known to sell, every speaker of unknown side counts as the prospect; of
 * two speakers, the one beside the prospect sells.
 */
export function sidesOf(speakers: readonly Speaker[]): ReadonlyMap<string, Side> {
  const has = (wanted: Side): boolean => speakers.some(({ side }) => side === wanted);
  const rest = has('rep') ? 'prospect' : speakers.length === 2 && has('prospect') ? 'rep' : null;
  return new Map(
    speakers.flatMap(({ id, side }) =>
      side === 'unknown' ? (rest === null ? [] : [[id, rest] as const]) : [[id, side] as const],
    ),
  );
}

/** Returns whether nobody said on which side a speaker is, who counts on one all the same. */
export const isGuessed = ({ id, side, guessed }: Speaker, sides: ReadonlyMap<string, Side>): boolean =>
  sides.has(id) && (guessed === true || side === 'unknown');
