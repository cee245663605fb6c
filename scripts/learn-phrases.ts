// `node scripts/run.mjs scripts/learn-phrases.ts [--model phrases,everyday] [--data DIR,DIR] [--only LABEL,LABEL] [--out DIR]`:
// learns which phrases and word classes speak for a matter, a field or a promise (decisions 088 and 117), and what they are said with every day
// (decision 106), and writes server/agents/discovery-coach/learned. DIRs have calls as given.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { heardFields } from '#contract/coaching.ts';
import { everydayPhrases, saidPhrases } from '#server/agents/discovery-coach/learned/said-phrases.ts';
import { callLines, fragmentLines } from './learning/call-lines.ts';
import { everydayKinds, everydayLines } from './learning/everyday-lines.ts';
import { learnLabel, phraseManner, type LearnedLine, type Manner } from './learning/learn-label.ts';
import { weightLines } from './learning/weight-lines.ts';
import { phrasesFor } from './learning/phrases-for.ts';

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'phrases,everyday' },
    data: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'server/agents/discovery-coach/learned' },
  },
});
const listed = (text: string): string[] => text.split(',').filter(Boolean);

const spoken = (phrasesOf: (text: string, before: string | null) => Set<string>): LearnedLine[] => [
  ...fragmentLines(phrasesOf),
  ...listed(values.data).flatMap((folder) => callLines(resolve(folder), phrasesOf)),
];

interface Model extends Manner {
  folder: 'phrases' | 'everyday';
  /** What the list of all labels is called, and what is said of it. */
  name: string;
  type: string;
  says: string;
  labels: readonly string[];
  lines: () => (label: string) => LearnedLine[];
}

const models: readonly Model[] = [
  {
    folder: 'phrases',
    name: 'phraseWeights',
    type: 'LearnedLabel',
    says: 'What was learned of each matter, field and of promises',
    labels: [
      ...everydayKinds,
      ...heardFields.filter((field) => field !== 'financialImpact' && field !== 'impact'),
      'promise',
    ],
    ...phraseManner,
    lines() {
      const all = spoken(saidPhrases);
      return (label) => all.map((line) => ({ ...line, phrases: phrasesFor(label, line.phrases) }));
    },
  },
  {
    folder: 'everyday',
    name: 'everydayWeights',
    type: 'EverydayLabel',
    says: 'What each matter and field is said with every day',
    labels: [...everydayKinds, ...heardFields, 'promise'],
    fewestLines: 2,
    errorWeight: 2,
    penalized: 'sum',
    least: 0.05,
    // What is said in calls in words of its own tells nothing of plain ones: of calls only what is something else is taken.
    lines() {
      const plain = everydayLines(everydayPhrases);
      const calls = spoken(everydayPhrases);
      return (label) => [...plain, ...calls.filter(({ labels }) => !labels.has(label))];
    },
  },
];

const fileOf = (label: string): string => label.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

for (const { folder, name, type, says, labels, lines, ...manner } of models.filter((each) =>
  listed(values.model).includes(each.folder),
)) {
  const out = join(values.out, folder);
  mkdirSync(out, { recursive: true });
  const nameOf = (label: string): string => `${label}${folder === 'phrases' ? 'Phrases' : 'Everyday'}`;
  const linesOf = lines();
  for (const label of labels.filter((each) => values.only === '' || listed(values.only).includes(each))) {
    const learned = learnLabel(label, linesOf(label), manner);
    const { byWeight, labeled, of } = learned;
    writeFileSync(
      join(out, `${fileOf(label)}.ts`),
      `import type { PhraseWeights } from '#server/agents/phrases/phrase-weights.ts';\n\n/** Learned from ${labeled} labeled lines of ${of} by scripts/learn-phrases.ts; not to be edited by hand. */\nexport const ${nameOf(label)}: PhraseWeights = ${weightLines(learned)};\n`,
    );
    process.stdout.write(
      `${folder} ${label}: ${labeled} of ${of} lines, ${[...byWeight.values()].flat().length} phrases\n`,
    );
  }
  writeFileSync(
    join(out, 'all.ts'),
    `${labels
      .toSorted()
      .map((label) => `import { ${nameOf(label)} } from './${fileOf(label)}.ts';\n`)
      .join(
        '',
      )}\n/** ${says}; written by scripts/learn-phrases.ts. */\nexport const ${name} = {\n${labels.map((label) => `  ${label}: ${nameOf(label)},\n`).join('')}};\nexport type ${type} = keyof typeof ${name};\n`,
  );
}
