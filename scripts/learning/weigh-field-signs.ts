import { heardFields } from '#contract/coaching.ts';
import type { FieldTrait } from '#server/agents/discovery-coach/fields/field-traits.ts';
import { hasPhrases } from '#server/agents/discovery-coach/fields/meant-field-odds.ts';
import type { HeardLine } from './heard-lines.ts';
import { isUsable, oddsOfOthers } from './odds-of-others.ts';
import { learnOdds } from './regression.ts';
import { rounded } from './weigh-signs.ts';

/** The signs of a line are many and alike: they are held together harder than those of a matter. */
const penalty = 0.01;
/** Fragments are denser than calls, which is what fields are filled from: a call's line counts as so many (decision 138). */
const ofCall = 6;

/**
 * Learns how the signs of a line are weighed together for each field. Its phrases, and `meanings` (of each line by its place, in the order of fields), are weighed by
 * what was learned without the line's writer. Returns each sign with its weights, as they stand in a generated file.
 */
export function weighFieldSigns(lines: readonly HeardLine[], meanings: (place: number) => readonly number[]): string {
  const names = Object.keys(lines[0]?.around ?? {}) as FieldTrait[];
  const columns = ['bias', ...names, 'phrases', ...heardFields.map((field) => `means_${field}`)];
  const ofFields = heardFields.map((field) => {
    const odds = hasPhrases(field) ? oddsOfOthers(field, lines) : null;
    const usable = lines.flatMap((line, place) => (isUsable(field, line) ? [{ line, place }] : []));
    const { weights, constant } = learnOdds(
      usable.map(({ line, place }) => [
        ...names.map((name) => line.around[name]),
        odds?.get(line) ?? 0,
        ...meanings(place),
        line.isFragment ? 1 : 0,
      ]),
      usable.map(({ line }) => line.labels.has(field)),
      penalty,
      usable.map(({ line }) => (line.isFragment ? 1 : ofCall)),
    );
    process.stdout.write(
      `${field}: ${usable.filter(({ line }) => line.labels.has(field)).length} of ${usable.length}\n`,
    );
    return [constant, ...weights.slice(0, -1)].map(rounded);
  });
  return columns.map((name, at) => `  ${name}: [${ofFields.map((each) => each[at] ?? 0).join(', ')}],\n`).join('');
}
