import type { WordedKind } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import type { MatterSigns } from '#server/agents/discovery-coach/matters/matter-signs.ts';
import type { HeardLine } from './heard-lines.ts';
import { isUsable, type PhraseOdds } from './odds-of-others.ts';
import { learnOdds } from './regression.ts';

const penalty = 0.0005;

/** A number as weights are written. */
export const rounded = (value: number): number => Number(value.toFixed(2));

export interface WeighedSigns {
  bias: number;
  /** The weights of the signs as they stand in a generated file. */
  written: string;
  /** Of the further signs, in their order. */
  further: number[];
  labeled: number;
  of: number;
}

export interface Weighing {
  /** The odds of phrases, learned without the line's writer. */
  oddsOf: PhraseOdds;
  /** Signs that a line has beside its own, by its place among all lines. */
  further?: (place: number) => readonly number[];
  /** Whether a line is learned from, and as how many it counts. */
  from?: (line: HeardLine) => boolean;
  count?: (line: HeardLine) => number;
}

/** Learns how the signs of a kind of matter are weighed together. */
export function weighSigns(
  kind: WordedKind,
  lines: readonly HeardLine[],
  { oddsOf, further = () => [], from = () => true, count = () => 1 }: Weighing,
): WeighedSigns {
  const odds = oddsOf(kind);
  const usable = lines.flatMap((line, place) => (from(line) && isUsable(kind, line) ? [{ line, place }] : []));
  const names = Object.keys(lines[0]?.signs[kind] ?? {}) as (keyof MatterSigns)[];
  const is = usable.map(({ line }) => line.labels.has(kind));
  const { weights, constant } = learnOdds(
    usable.map(({ line, place }) => [
      ...names.map((name) => (name === 'phrases' ? (odds.get(line) ?? 0) : line.signs[kind][name])),
      ...further(place),
      // Fragments have more matters than calls.
      line.isFragment ? 1 : 0,
    ]),
    is,
    penalty,
    usable.map(({ line }) => count(line)),
  );
  const own = weights.slice(names.length, -1).map(rounded);
  const listed = names.map((name, at) => `      ${name}: ${rounded(weights[at] ?? 0)},\n`).join('');
  return {
    bias: rounded(constant),
    written: `    weights: {\n${listed}    },\n`,
    further: own,
    labeled: is.filter(Boolean).length,
    of: usable.length,
  };
}
