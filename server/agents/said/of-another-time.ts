import { oneOf } from '#server/readers/one-of.ts';
import { isSame, type SaidValue, type Said } from './said-values.ts';
import { timesPast } from './vocabulary/times-past.ts';

/** 'Two hundred and ten was in the rains', 'the ninety was before we split'. */
const wasThen = new RegExp(
  `^(?: \\p{L}+){0,2},? (?:was|were) (?:(?:all|only|just|back) )?(${oneOf(timesPast)})(?!\\p{L})`,
  'iu',
);
const secondsBack = 60;
const turnsBack = 4;

/**
 * The turn of the prospect, within a minute, whose value a turn says again as one of a time that is past: it doesn't hold now, whether or not somebody says
 * what does. Who gave it as one of that time meant it so, and nothing is taken back.
 */
export function ofAnotherTime(
  turns: readonly Said[],
  values: readonly (readonly SaidValue[])[],
  at: number,
): number | null {
  const turn = turns[at];
  if (turn === undefined || turn.side === 'rep') return null;
  for (const value of values[at] ?? []) {
    const when = value.kind === 'number' ? wasThen.exec(turn.text.slice(value.end))?.[1] : undefined;
    if (when === undefined) continue;
    for (let index = at - 1; index >= Math.max(0, at - turnsBack); index -= 1) {
      const earlier = turns[index];
      if (earlier === undefined || turn.at - earlier.at > secondsBack) break;
      if (earlier.side === 'rep' || !values[index]?.some((one) => isSame(one, value))) continue;
      return earlier.text.toLowerCase().includes(when.toLowerCase()) ? null : index;
    }
  }
  return null;
}
