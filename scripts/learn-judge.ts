// `node scripts/run.mjs scripts/learn-judge.ts --data DIR`: learns what speaks against a statement that no rule refuses (decision 135), and
// writes server/agents/checking/judge/learned-trees.ts. First it prints what that gives on each writer's statements if
// learned without them, at several edges. DIR has sites and statements as given; of those, only the ones that were looked at are read.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { oddsOf } from '#server/agents/trees.ts';
import { learnTrees } from './learning/boosting.ts';
import { judgedStatements, type JudgedStatement } from './learning/judged-statements.ts';
import { writeTrees } from './learning/write-trees.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, table: { type: 'boolean', default: false } } });
const all = judgedStatements(values.data === undefined ? null : resolve(values.data));
const hands = [...new Set(all.map(({ hand }) => hand))];

const odds = new Map<JudgedStatement, number>();
for (const hand of hands) {
  const learned = learnTrees(
    all.filter((one) => one.hand !== hand),
    1,
  );
  for (const one of all) if (one.hand === hand) odds.set(one, oddsOf(learned, one.signs));
}

const [edges, sureEdges] = [
  [Infinity, 2, 1.6, 1.3, 1, 0.8, 0.6, 0.4, 0.2, 0],
  [-Infinity, -2, -1.5, -1, -0.5],
];
const share = (some: readonly JudgedStatement[], is: (one: JudgedStatement) => boolean): string =>
  `${some.filter(is).length}/${some.length}`.padStart(9);
for (const hand of [hands, ...hands.map((one) => [one])]) {
  process.stdout.write(`${hand.join(' ')}\n  edge  sure  honest English translated judgment\n`);
  const some = all.filter((one) => hand.includes(one.hand));
  for (const edge of edges)
    for (const sure of sureEdges) {
      const refused = (one: JudgedStatement): boolean => {
        const odd = odds.get(one) ?? 0;
        return one.rules === 'firm' || (one.rules === 'overruled' && odd > sure) || odd > edge;
      };
      const kept = (one: JudgedStatement): boolean => !refused(one);
      const honest = some.filter(({ isHonest }) => isHonest);
      const row = [
        share(
          honest.filter(({ translated }) => !translated),
          kept,
        ),
        share(
          honest.filter(({ translated }) => translated),
          kept,
        ),
        share(
          some.filter(({ isHonest }) => !isHonest),
          refused,
        ),
      ];
      process.stdout.write(`  ${String(edge).padEnd(9)}${String(sure).padEnd(10)}${row.join(' ')}\n`);
    }
}

if (!values.table)
  writeTrees(
    'server/agents/checking/judge/learned-trees.ts',
    `${all.length} statements of ${hands.length} writers by scripts/learn-judge.ts`,
    learnTrees(all, 1),
  );
