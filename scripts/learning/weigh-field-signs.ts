import { heardFields } from '#contract/coaching.ts';
import type { FieldTrait } from '#server/agents/discovery-coach/fields/field-traits.ts';
import { hasPhrases } from '#server/agents/discovery-coach/fields/meant-field-odds.ts';
import { countOf, type HeardLine } from './heard-lines.ts';
import { isUsable } from './odds-of-others.ts';
import { learnOdds } from './regression.ts';
import { rounded, type Weighing } from './weigh-signs.ts';

/** The signs of a line are many and alike: they are held together harder than those of a matter. */
const penalty = 0.01;

/** Learns how the signs of a line are weighed together for each field; `further` are its meanings, in the order of fields. Returns each sign with its weights, as they stand in a generated file. */
export function weighFieldSigns(
  lines: readonly HeardLine[],
  { oddsOf, further: meanings = () => [], from = () => true, count = countOf }: Weighing,
): string {
  const names = Object.keys(lines[0]?.around ?? {}) as FieldTrait[];
  const columns = ['bias', ...names, 'phrases', ...heardFields.map((field) => `means_${field}`)];
  const ofFields = heardFields.map((field) => {
    const odds = hasPhrases(field) ? oddsOf(field) : null;
    const usable = lines.flatMap((line, place) => (from(line) && isUsable(field, line) ? [{ line, place }] : []));
    const { weights, constant } = learnOdds(
      usable.map(({ line, place }) => [
        ...names.map((name) => line.around[name]),
        odds?.get(line) ?? 0,
        ...meanings(place),
        line.isFragment ? 1 : 0,
      ]),
      usable.map(({ line }) => line.labels.has(field)),
      penalty,
      usable.map(({ line }) => count(line)),
    );
    process.stdout.write(
      `${field}: ${usable.filter(({ line }) => line.labels.has(field)).length} of ${usable.length}\n`,
    );
    return [constant, ...weights.slice(0, -1)].map(rounded);
  });
  return columns.map((name, at) => `  ${name}: [${ofFields.map((each) => each[at] ?? 0).join(', ')}],\n`).join('');
}
