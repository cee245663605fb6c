// `node scripts/run.mjs scripts/learn-row-doubts.ts --data DIR`: learns what speaks against a row, counter, card or headline being of the company
// today (decision 147); writes server/agents/ledger/chance/learned-rows.ts. DIR has sites as given; of bench/evaluation all sites are read but those
// kept apart. First it prints what is doubted of each sixth of the writers if learned without them. Three minutes; `--only` skips that.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { labelledSites } from './learning/labelled-sites.ts';
import { rowsOfSite, type LabelledRow } from './learning/labelled-rows.ts';
import { learnLabel, type Learned, type Manner } from './learning/learn-label.ts';
import { learnedOdds } from './learning/learned-odds.ts';
import { weightLines } from './learning/weight-lines.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    without: { type: 'string', default: '' },
    only: { type: 'boolean', default: false },
  },
});
const manner: Manner = { fewestLines: 3, errorWeight: 0.1, penalized: 'squares', least: 0.1 };
const sites = (await labelledSites(values.data, values.without.split(','))).map(rowsOfSite);
const [parts, told] = [sites.flatMap((site) => site.parts), sites.flatMap((site) => site.told)];

const none: ReadonlySet<string> = new Set();
const label = new Set(['trap']);
const learnRows = (rows: readonly LabelledRow[]): Learned =>
  learnLabel(
    'trap',
    rows.map(({ kind, phrases }) => ({ rep: false, phrases, labels: kind === 'trap' ? label : none, near: none })),
    manner,
  );
const sixths = 6;
const edges = [-1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 1];
function printLeftOut(): void {
  const hands = [...new Set(parts.map(({ hand }) => hand))];
  const isOf = ({ hand }: LabelledRow, sixth: number): boolean => hands.indexOf(hand) % sixths === sixth;
  const odds = new Map<LabelledRow, number>();
  for (let sixth = 0; sixth < sixths; sixth += 1) {
    const of = learnedOdds(learnRows(parts.filter((row) => !isOf(row, sixth))));
    for (const row of [...parts, ...told]) if (isOf(row, sixth)) odds.set(row, of(row.phrases));
  }
  const rows: Readonly<Record<string, readonly LabelledRow[]>> = {
    'rows of pages': parts.filter(({ isRow }) => isRow),
    'what may be told of them': told,
  };
  for (const [name, some] of Object.entries(rows)) {
    const above = (kind: LabelledRow['kind'], edge: number): string => {
      const of = some.filter((row) => row.kind === kind);
      return `${of.filter((row) => (odds.get(row) ?? 0) > edge).length}/${of.length}`;
    };
    const cells = edges.map((edge) => `${edge}: ${above('fact', edge)} ${above('trap', edge)}`);
    process.stdout.write(`${name}, facts and traps above an edge: ${cells.join('   ')}\n`);
  }
}
if (!values.only) printLeftOut();

const model = learnRows(parts);
writeFileSync(
  'server/agents/ledger/chance/learned-rows.ts',
  `import type { PhraseWeights } from '#server/agents/phrases/phrase-weights.ts';\n\n/** Learned from ${model.labeled} labeled parts of ${model.of} by scripts/learn-row-doubts.ts; not to be edited by hand. */\nexport const learnedRows: PhraseWeights = ${weightLines(model)};\n`,
);
process.stdout.write(`${model.labeled} of ${model.of}, ${[...model.byWeight.values()].flat().length} phrases\n`);
process.exit(0);
