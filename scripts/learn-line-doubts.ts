// `node scripts/run.mjs scripts/learn-line-doubts.ts --data DIR`: learns what speaks against a site's sentence being about the company as it
// is today (decision 144), and writes server/agents/ledger/chance/learned-doubts.ts. DIR has sites as given; of bench/evaluation all sites
// are read but those kept apart. First it prints what that does to the sentences of each hand if learned without it. Two minutes.
import { parseArgs } from 'node:util';
import { oddsOf } from '#server/agents/trees.ts';
import { learnTrees } from './learning/boosting.ts';
import { doubtGrowth, labelledLines, type LabelledLine } from './learning/labelled-lines.ts';
import { writeTrees } from './learning/write-trees.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    without: { type: 'string', default: '' },
    only: { type: 'boolean', default: false },
  },
});
const edges = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1];
const all = (await labelledLines(values.data, values.without.split(','))).filter(({ kind }) => kind !== null);

if (!values.only) {
  const hands = [...new Set(all.map(({ hand }) => hand))];
  const odds = new Map<LabelledLine, number>();
  for (const hand of hands) {
    const learned = learnTrees(
      all.filter((one) => one.hand !== hand),
      1,
      doubtGrowth,
    );
    for (const one of all) if (one.hand === hand) odds.set(one, oddsOf(learned, one.signs));
  }
  const share = (some: readonly LabelledLine[], edge: number): string =>
    `${some.filter((one) => (odds.get(one) ?? 0) > edge).length}/${some.length}`;
  for (const hand of [hands, ...hands.map((one) => [one])]) {
    const some = all.filter((one) => hand.includes(one.hand));
    const [facts, traps] = [some.filter(({ is }) => !is), some.filter(({ is }) => is)];
    const cells = edges.map((edge) => `${edge}: ${share(facts, edge)} ${share(traps, edge)}`);
    process.stdout.write(`${hand.length > 1 ? 'all' : hand.join('')}  ${cells.join('   ')}\n`);
  }
}

writeTrees(
  'server/agents/ledger/chance/learned-doubts.ts',
  `${all.length} sentences of ${new Set(all.map(({ site }) => site)).size} sites by scripts/learn-line-doubts.ts`,
  learnTrees(all, 1, doubtGrowth),
);
process.stdout.write(`learned from ${all.length} sentences, ${all.filter(({ is }) => is).length} of them traps\n`);
process.exit(0);
