// `node scripts/run.mjs scripts/learn-matters.ts --data DIR,DIR`: learns how the signs of a matter are weighed together (decision 123) and
// writes server/agents/discovery-coach/learned/matter-weights.ts. The phrases of each line are weighed by what was learned without its
// writer. DIRs have calls as given; of those, only the ones that may be built on are read. Run after learn-phrases.ts.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wordedKinds } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import type { MatterSigns } from '#server/agents/discovery-coach/matters/matter-signs.ts';
import { heardCalls, heardFragments } from './learning/heard-lines.ts';
import { isUsable, oddsOfOthers } from './learning/odds-of-others.ts';
import { learnOdds } from './learning/regression.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } });
const lines = [
  ...heardFragments(),
  ...values.data
    .split(',')
    .filter(Boolean)
    .flatMap((folder) => heardCalls(resolve(folder))),
];
const penalty = 0.0005;

const rounded = (value: number): number => Number(value.toFixed(2));
const written = wordedKinds.map((kind) => {
  const odds = oddsOfOthers(kind, lines);
  const usable = lines.filter((line) => isUsable(kind, line));
  const names = Object.keys(usable[0]?.signs[kind] ?? {}) as (keyof MatterSigns)[];
  const rows = usable.map((line) => [
    ...names.map((name) => (name === 'phrases' ? (odds.get(line) ?? 0) : line.signs[kind][name])),
    // Fragments have more matters than calls.
    line.isFragment ? 1 : 0,
  ]);
  const { weights, constant } = learnOdds(
    rows,
    usable.map((line) => line.labels.has(kind)),
    penalty,
  );
  process.stdout.write(`${kind}: ${usable.filter((line) => line.labels.has(kind)).length} of ${usable.length} lines\n`);
  const listed = names.map((name, at) => `      ${name}: ${rounded(weights[at] ?? 0)},\n`).join('');
  return `  ${kind}: {\n    bias: ${rounded(constant)},\n    weights: {\n${listed}    },\n  },\n`;
});
writeFileSync(
  'server/agents/discovery-coach/learned/matter-weights.ts',
  `import type { MatterSigns } from '../matters/matter-signs.ts';\nimport type { WordedKind } from './hear-plainly.ts';\n\n/** What each sign adds to the log-odds of a matter; learned by scripts/learn-matters.ts, not to be edited by hand. */\nexport const matterWeights: Record<WordedKind, { bias: number; weights: Record<keyof MatterSigns, number> }> = {\n${written.join('')}};\n`,
);
