// `node scripts/run.mjs scripts/learn-phrases.ts [--data DIR,DIR] [--without CALL,CALL] [--only LABEL,LABEL] [--out DIR]`: learns which phrases
// speak for a matter, a field or a promise (decision 088) and writes server/agents/discovery-coach/learned/phrases. DIRs
// have calls as given; of those, only the ones that may be built on are read.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtOn, givenCalls } from '#bench/given-calls.ts';
import { saidPhrases } from '#server/agents/discovery-coach/learned/said-phrases.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'server/agents/discovery-coach/learned/phrases' },
  },
});

interface Line {
  rep: boolean;
  phrases: Set<string>;
  labels: ReadonlySet<string>;
  /** Labels of the lines around it: it neither speaks for nor against these. */
  near: ReadonlySet<string>;
}

const kinds = ['objection', 'price', 'security', 'timing', 'authority', 'proof'];
/** Fields by their tags in fragments. */
const fields: Readonly<Record<string, string>> = {
  barrier: 'barriers',
  emotion: 'emotionalImpact',
  outcome: 'outcomes',
  relief: 'relief',
  date: 'targetDate',
  process: 'decisionProcess',
  budget: 'budget',
};
const labels = [...kinds, ...Object.values(fields), 'promise'];
const fragments = join(import.meta.dirname, '..', 'bench', 'evaluation', 'call-fragments');
const around = 2;

function fragmentLines(): Line[] {
  return readdirSync(fragments)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => {
      let before: string | null = null;
      return readFileSync(join(fragments, name), 'utf8')
        .split('\n')
        .flatMap((line): Line[] => {
          const [side = '', tags = '', text] = line.split('\t');
          if (text === undefined) {
            before = null;
            return [];
          }
          const made = {
            rep: side === 'S',
            phrases: saidPhrases(text, before),
            labels: new Set(tags.split(',').map((tag) => fields[tag] ?? tag)),
            near: new Set<string>(),
          };
          if (made.rep) before = text;
          return [made];
        });
    });
}

function callLines(folder: string, without: readonly string[]): Line[] {
  return givenCalls(folder)
    .filter(({ name }) => builtOn.includes(name) && !without.includes(name))
    .flatMap(({ lines, labels: labelled }) => {
      const of = lines.map((_, at) => {
        const number = at + 1;
        const found = new Set(
          labelled.lines
            .filter(({ line }) => line === number)
            .map(({ kind }) => (kind === 'question-for-proof' ? 'proof' : kind)),
        );
        for (const [field, on] of Object.entries(labelled.fields)) if (on.includes(number)) found.add(field);
        if (labelled.promises.some(({ line }) => line === number)) found.add('promise');
        return found;
      });
      let before: string | null = null;
      return lines.map(({ side, text }, at): Line => {
        const near = new Set(of.slice(Math.max(0, at - around), at + around + 1).flatMap((each) => [...each]));
        const line = { rep: side === 'rep', phrases: saidPhrases(text, before), labels: of[at] ?? new Set(), near };
        if (line.rep) before = text;
        return line;
      });
    });
}

/** Phrases on fewer lines are left out. */
const fewestLines = 3;
/** As liblinear's C: what an error weighs beside the sum of all weights. */
const errorWeight = 0.5;
const rounds = 1500;

/** Learns a logistic regression with few weights (L1) by accelerated proximal gradient steps. */
function learn(rows: readonly (readonly number[])[], is: readonly boolean[], columns: number) {
  const penalty = 1 / (errorWeight * rows.length);
  // The largest row bounds how curved the loss is.
  const step = 4 / (1 + rows.reduce((most, row) => Math.max(most, row.length), 0));
  let [weights, last] = [new Float64Array(columns + 1), new Float64Array(columns + 1)];
  let momentum = 1;
  for (let round = 0; round < rounds; round += 1) {
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const at = weights.map((weight, place) => weight + ((momentum - 1) / next) * (weight - (last[place] ?? 0)));
    momentum = next;
    const slope = new Float64Array(columns + 1);
    rows.forEach((row, place) => {
      let odds = at[columns] ?? 0;
      for (const column of row) odds += at[column] ?? 0;
      const error = (1 / (1 + Math.exp(-odds)) - (is[place] === true ? 1 : 0)) / rows.length;
      for (const column of row) slope[column] = (slope[column] ?? 0) + error;
      slope[columns] = (slope[columns] ?? 0) + error;
    });
    last = weights;
    weights = at.map((weight, place) => {
      const moved = weight - step * (slope[place] ?? 0);
      return place === columns ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalty);
    });
  }
  return weights;
}

function learnLabel(label: string, all: readonly Line[]) {
  const lines = all.filter(
    (line) => (label === 'promise' || !line.rep) && (line.labels.has(label) || !line.near.has(label)),
  );
  const counts = new Map<string, number>();
  for (const { phrases } of lines) for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const known = [...counts]
    .filter(([, count]) => count >= fewestLines)
    .map(([phrase]) => phrase)
    .toSorted();
  const columnOf = new Map(known.map((phrase, column) => [phrase, column]));
  const rows = lines.map(({ phrases }) =>
    [...phrases].flatMap((phrase) => {
      const column = columnOf.get(phrase);
      return column === undefined ? [] : [column];
    }),
  );
  const weights = learn(
    rows,
    lines.map((line) => line.labels.has(label)),
    known.length,
  );
  const byWeight = new Map<string, string[]>();
  known.forEach((phrase, column) => {
    const weight = (weights[column] ?? 0).toFixed(1);
    if (Number(weight) !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), phrase]);
  });
  return {
    bias: Number((weights[known.length] ?? 0).toFixed(2)),
    byWeight,
    labelled: lines.filter((line) => line.labels.has(label)).length,
    of: lines.length,
  };
}

const all = [
  ...fragmentLines(),
  ...values.data
    .split(',')
    .filter(Boolean)
    .flatMap((folder) => callLines(resolve(folder), values.without.split(','))),
];
mkdirSync(values.out, { recursive: true });
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const fileOf = (label: string): string => label.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (label: string): string => `${label}Phrases`;
const perLine = 12;
for (const label of labels.filter((each) => values.only === '' || values.only.split(',').includes(each))) {
  const { bias, byWeight, labelled, of } = learnLabel(label, all);
  const lines = [...byWeight]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([weight, phrases]) =>
      Array.from({ length: Math.ceil(phrases.length / perLine) }, (_, at) =>
        [weight, ...phrases.slice(at * perLine, (at + 1) * perLine)].join(' | '),
      ),
    );
  writeFileSync(
    join(values.out, `${fileOf(label)}.ts`),
    `import type { PhraseWeights } from '../phrase-weights.ts';\n\n/** Learned from ${labelled} labeled lines of ${of} by scripts/learn-phrases.ts; not to be edited by hand. */\nexport const ${nameOf(label)}: PhraseWeights = {\n  bias: ${bias},\n  lines: [\n${lines.map((line) => `    ${quoted(line)},\n`).join('')}  ],\n};\n`,
  );
  process.stdout.write(`${label}: ${labelled} of ${of} lines, ${[...byWeight.values()].flat().length} phrases\n`);
}
writeFileSync(
  join(values.out, 'all.ts'),
  `${labels
    .toSorted()
    .map((label) => `import { ${nameOf(label)} } from './${fileOf(label)}.ts';\n`)
    .join(
      '',
    )}\n/** What was learned of each matter, field and of promises; written by scripts/learn-phrases.ts. */\nexport const phraseWeights = {\n${labels.map((label) => `  ${label}: ${nameOf(label)},\n`).join('')}};\nexport type LearnedLabel = keyof typeof phraseWeights;\n`,
);
