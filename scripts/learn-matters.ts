// `node scripts/run.mjs scripts/learn-matters.ts --data DIR,DIR`: learns how the signs of a matter are weighed together (decision 123) and
// writes server/agents/discovery-coach/learned/matter-weights.ts. The phrases of each line are weighed by what was learned without its
// writer. DIRs have calls as given. Run after learn-phrases.ts.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wordedKinds } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import { heardAll } from './learning/heard-lines.ts';
import { phraseOdds } from './learning/odds-of-others.ts';
import { weighSigns } from './learning/weigh-signs.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } });
const lines = heardAll(values.data);
const oddsOf = phraseOdds(lines);
const written = wordedKinds.map((kind) => {
  const { bias, written: weights, labeled, of } = weighSigns(kind, lines, { oddsOf });
  process.stdout.write(`${kind}: ${labeled} of ${of} lines\n`);
  return `  ${kind}: {\n    bias: ${bias},\n${weights}  },\n`;
});
writeFileSync(
  'server/agents/discovery-coach/learned/matter-weights.ts',
  `import type { MatterSigns } from '../matters/matter-signs.ts';\nimport type { WordedKind } from './hear-plainly.ts';\n\n/** What each sign adds to the log-odds of a matter; learned by scripts/learn-matters.ts, not to be edited by hand. */\nexport const matterWeights: Record<WordedKind, { bias: number; weights: Record<keyof MatterSigns, number> }> = {\n${written.join('')}};\n`,
);
