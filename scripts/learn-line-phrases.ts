// `node scripts/run.mjs scripts/learn-line-phrases.ts --data DIR`: learns which words, pairs of words and signs speak for a site's sentence
// admitting a pain of the company, and for its not being about the company today (decision 146); writes
// server/agents/ledger/chance/learned-pains.ts and learned-others.ts. DIR has sites as given; of bench/evaluation all sites are read but those kept apart.
// First it prints what that does to the sites of each sixth of the writers if learned without them. Three minutes; `--only` skips that.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signPhrases, wordPhrases } from '#server/agents/ledger/chance/line-phrases.ts';
import { oddsOf } from '#server/agents/trees.ts';
import { learnTrees } from './learning/boosting.ts';
import { doubtGrowth, labelledLines, type LabelledLine } from './learning/labelled-lines.ts';
import { learnLabel, type Learned, type LearnedLine, type Manner } from './learning/learn-label.ts';
import { learnedOdds } from './learning/learned-odds.ts';
import { weightLines } from './learning/weight-lines.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    without: { type: 'string', default: '' },
    only: { type: 'boolean', default: false },
  },
});
const manners: Readonly<Record<'pain' | 'other', Manner>> = {
  pain: { fewestLines: 3, errorWeight: 0.3, penalized: 'squares', least: 0.1 },
  other: { fewestLines: 3, errorWeight: 0.1, penalized: 'squares', least: 0.05 },
};
const all = await labelledLines(values.data, values.without.split(','));
const none: ReadonlySet<string> = new Set();
const phrases = new Map(
  all.map((line) => [line, new Set([...wordPhrases(line.text), ...signPhrases(line.signs)])] as const),
);
const asLearned = (line: LabelledLine, is: boolean, label: string): LearnedLine => ({
  rep: false,
  phrases: phrases.get(line) ?? new Set(),
  labels: is ? new Set([label]) : none,
  near: none,
});
const learnPains = (lines: readonly LabelledLine[]): Learned =>
  learnLabel(
    'pain',
    lines.map((line) => asLearned(line, line.isPain, 'pain')),
    manners.pain,
  );
const labelled = (lines: readonly LabelledLine[]): LabelledLine[] => lines.filter(({ kind }) => kind !== null);
const learnOthers = (lines: readonly LabelledLine[]): Learned =>
  learnLabel(
    'other',
    labelled(lines).map((line) => asLearned(line, line.kind === 'trap', 'other')),
    manners.other,
  );
const oddsBy = (model: Learned): ((line: LabelledLine) => number) => {
  const odds = learnedOdds(model);
  return (line) => odds(phrases.get(line) ?? none);
};

const parts = 6;
const mostPains = 6;
const doubtEdges = [-1.5, -1, -0.7, -0.4, -0.2, 0, 0.3, 0.6, 1, 1.5];
const painEdges = [-3, -2.5, -2, -1.5, -1, -0.5];
function printLeftOut(): void {
  const hands = [...new Set(all.map(({ hand }) => hand))];
  const partOf = new Map(hands.map((hand, at) => [hand, at % parts]));
  const odds = new Map<LabelledLine, { pain: number; tree: number; words: number }>();
  for (let part = 0; part < parts; part += 1) {
    const rest = all.filter(({ hand }) => partOf.get(hand) !== part);
    const [pain, words] = [oddsBy(learnPains(rest)), oddsBy(learnOthers(rest))];
    const trees = learnTrees(labelled(rest), 1, doubtGrowth);
    for (const line of all)
      if (partOf.get(line.hand) === part)
        odds.set(line, { pain: pain(line), words: words(line), tree: oddsOf(trees, line.signs) });
    process.stderr.write(`part ${part + 1} of ${parts} learned\n`);
  }
  const facts = all.filter(({ kind }) => kind === 'fact');
  const traps = all.filter(({ kind }) => kind === 'trap');
  const readings: Readonly<Record<string, (line: LabelledLine) => number>> = {
    trees: (line) => odds.get(line)?.tree ?? 0,
    words: (line) => odds.get(line)?.words ?? 0,
    both: (line) => (odds.get(line)?.tree ?? 0) + (odds.get(line)?.words ?? 0),
  };
  for (const [name, of] of Object.entries(readings)) {
    const share = (some: readonly LabelledLine[], edge: number): string =>
      (some.filter((line) => of(line) > edge).length / some.length).toFixed(3);
    const cells = doubtEdges.map((edge) => `${edge}: ${share(facts, edge)} ${share(traps, edge)}`);
    process.stdout.write(`doubted by ${name}, facts and traps above an edge: ${cells.join('   ')}\n`);
  }
  const sites = [...Map.groupBy(all, ({ hand, site }) => `${hand} ${site}`).values()].filter((lines) =>
    lines.some(({ isPain }) => isPain),
  );
  for (const doubtWeight of [0, 0.25, 0.5, 1])
    for (const edge of painEdges) {
      const scoreOf = (line: LabelledLine): number => {
        const { pain, tree, words } = odds.get(line) ?? { pain: -9, tree: 0, words: 0 };
        return pain - doubtWeight * (tree + words);
      };
      const told = sites.map((lines) =>
        lines
          .filter((line) => scoreOf(line) > edge)
          .toSorted((a, b) => scoreOf(b) - scoreOf(a))
          .slice(0, mostPains),
      );
      const count = (is: (line: LabelledLine) => boolean): number => told.flat().filter(is).length;
      const counts = `told ${told.flat().length}, pains ${count(({ isPain }) => isPain)}, facts ${count(({ kind }) => kind === 'fact')}, traps ${count(({ kind }) => kind === 'trap')}`;
      process.stdout.write(
        `pains less ${doubtWeight} of the doubt, above ${edge}: first right ${told.filter(([first]) => first?.isPain).length} of ${sites.length}, ${counts}\n`,
      );
    }
}

if (!values.only) printLeftOut();

const learned = { pains: learnPains(all), others: learnOthers(all) };
for (const [name, model] of Object.entries(learned)) {
  writeFileSync(
    `server/agents/ledger/chance/learned-${name}.ts`,
    `import type { PhraseWeights } from '#server/agents/phrases/phrase-weights.ts';\n\n/** Learned from ${model.labeled} labeled sentences of ${model.of} by scripts/learn-line-phrases.ts; not to be edited by hand. */\nexport const learned${name === 'pains' ? 'Pains' : 'Others'}: PhraseWeights = ${weightLines(model)};\n`,
  );
  process.stdout.write(
    `${name}: ${model.labeled} of ${model.of}, ${[...model.byWeight.values()].flat().length} phrases\n`,
  );
}
process.exit(0);
