// `node scripts/run.mjs scripts/learn-topics.ts --data DIR,DIR`: learns with which lines of a call a new topic begins (decision 142), and writes
// server/agents/discovery-coach/topics/topic-weights.ts. DIRs have calls as given, with themes. A minute.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTopicSigns, topicSigns } from '#server/agents/discovery-coach/topics/topic-signs.ts';
import { givenCalls } from '#bench/given-calls.ts';
import { learnOdds } from './learning/regression.ts';
import { rounded } from './learning/weigh-signs.ts';

const penalty = 0.0005;
const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } });
const calls = values.data
  .split(',')
  .filter(Boolean)
  .flatMap((folder) => givenCalls(resolve(folder)))
  .filter(({ labels }) => labels.themes.length > 0);

const rows = calls.flatMap(({ lines, labels }) => {
  const begins = new Set(labels.themes.map((theme) => theme.from_line - 1));
  return readTopicSigns(lines).map((signs, at) => ({ signs, is: at > 0 && begins.has(at) }));
});
const is = rows.map((row) => row.is);
const { weights, constant } = learnOdds(
  rows.map(({ signs }) => signs),
  is,
  penalty,
  rows.map(() => 1),
);
const written = topicSigns.map((sign, at) => `    ${sign}: ${rounded(weights[at] ?? 0)},\n`).join('');
writeFileSync(
  'server/agents/discovery-coach/topics/topic-weights.ts',
  `import type { topicSigns } from './topic-signs.ts';\n\n/** What each sign adds to the log-odds that a line begins a new topic; learned by scripts/learn-topics.ts, not to be edited by hand. */\nexport const topicWeights: { bias: number; weights: Record<(typeof topicSigns)[number], number> } = {\n  bias: ${rounded(constant)},\n  weights: {\n${written}  },\n};\n`,
);
process.stdout.write(
  `${is.filter(Boolean).length} of ${rows.length} lines of ${calls.length} calls begin a new topic\n`,
);
