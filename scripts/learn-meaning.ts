// `node scripts/run.mjs scripts/learn-meaning.ts --data DIR,DIR`: learns which sentences, by what they mean, are a matter of each kind or fill a field (decisions 137 and
// 138), and how that is weighed with the other signs; writes meaning-weights.ts, meant-matter-weights.ts and meant-field-weights.ts in discovery-coach/meaning. Each line is weighed by what was learned
// without its writer. DIRs have calls as given. Run after learn-matters.ts; 40 minutes the first time.
// What is learned without each fifth of the writers goes to .cache/left-out, for measuring (decision 140).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordedKinds } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import { dimensions } from '#server/agents/discovery-coach/meaning/sentence-encoder.ts';
import { boundedMeaning } from '#server/agents/discovery-coach/meaning/bounded-meaning.ts';
import { meantLabels } from '#server/agents/discovery-coach/meaning/meant-labels.ts';
import { heardFields } from '#contract/coaching.ts';
import { encodedOnce } from './learning/encoded-lines.ts';
import { countOf, heardAll, type HeardLine } from './learning/heard-lines.ts';
import { learnMeanings, meaningOdds, type MeaningLines, type MeaningModel } from './learning/learn-meanings.ts';
import { isUsable, partOf, phraseOdds } from './learning/odds-of-others.ts';
import { weighFieldSigns } from './learning/weigh-field-signs.ts';
import { rounded, weighSigns } from './learning/weigh-signs.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } });
const lines = heardAll(values.data);
/** So much a line's own numbers and those of the line before count when they are learned: the penalty is less for the first. */
const scales = { line: 8, before: 4 };
const errorWeight = 0.01;

const texts = new Set(lines.flatMap(({ text, before }) => (before === null ? [text] : [text, before])));
const encoded = await encodedOnce([...texts], join('.cache', 'encoded-lines'));

const width = 2 * dimensions;
const labels = meantLabels.length;
const table: MeaningLines = {
  inputs: new Float32Array(lines.length * width),
  width,
  labels,
  is: new Uint8Array(lines.length * labels),
  counts: new Uint8Array(lines.length * labels),
};
lines.forEach((line, row) => {
  table.inputs.set(
    (encoded.get(line.text) ?? new Float32Array(dimensions)).map((each) => each * scales.line),
    row * width,
  );
  if (line.before !== null)
    table.inputs.set(
      (encoded.get(line.before) ?? new Float32Array(dimensions)).map((each) => each * scales.before),
      row * width + dimensions,
    );
  meantLabels.forEach((kind, label) => {
    table.is[row * labels + label] = line.labels.has(kind) ? 1 : 0;
    table.counts[row * labels + label] = isUsable(kind, line) ? countOf(line) : 0;
  });
});

const manner = { errorWeight, most: scales.line ** 2 + scales.before ** 2 };
const { parts, of } = partOf(lines);
const learned = (from: (line: HeardLine) => boolean): MeaningModel =>
  learnMeanings(table, { ...manner, from: (row) => from(lines[row] as HeardLine) });
const ofOthers = new Float64Array(lines.length * labels);
const without = Array.from({ length: parts }, (_, part) => {
  const model = learned((line) => of(line) !== part);
  lines.forEach((line, row) => {
    if (of(line) !== part) return;
    for (let label = 0; label < labels; label += 1)
      ofOthers[row * labels + label] = boundedMeaning(meaningOdds(model, table, row, label));
  });
  process.stderr.write(`part ${part + 1} of ${parts} learned\n`);
  return model;
});

const bytes = (numbers: readonly number[], scale: number): string =>
  Buffer.from(Int8Array.from(numbers, (each) => Math.round(each / scale)).buffer).toString('base64');
const oddsOf = phraseOdds(lines);
const ofFields = heardFields.map((field) => meantLabels.indexOf(field));
const note = 'learned by scripts/learn-meaning.ts, not to be edited by hand.';

/** Writes what was learned from some lines. */
function write(target: string, model: MeaningModel, from: (line: HeardLine) => boolean): void {
  const meanings = meantLabels.map((kind, label) => {
    const all = Array.from(model.weights.subarray(label * width, (label + 1) * width));
    const line = all.slice(0, dimensions).map((each) => each * scales.line);
    const before = all.slice(dimensions).map((each) => each * scales.before);
    const scale = Number((Math.max(...[...line, ...before].map(Math.abs)) / 127).toPrecision(4));
    const written = (numbers: readonly number[]): string => `'${bytes(numbers, scale)}'`;
    return `  ${kind}: {\n    bias: ${rounded(model.biases[label] ?? 0)},\n    scale: ${scale},\n    line: ${written(line)},\n    before: ${written(before)},\n  },\n`;
  });
  const weighed = wordedKinds.map((kind) => {
    const label = meantLabels.indexOf(kind);
    const further = (row: number): number[] => [ofOthers[row * labels + label] ?? 0];
    const { bias, written, further: shares } = weighSigns(kind, lines, { oddsOf, further, from, count: countOf });
    const [share = 0] = shares;
    return `  ${kind}: {\n    bias: ${bias},\n    meaning: ${share},\n${written}  },\n`;
  });
  const meant = (row: number): number[] => ofFields.map((label) => ofOthers[row * labels + label] ?? 0);
  const weighedFields = weighFieldSigns(lines, { oddsOf, further: meant, from });
  writeFileSync(
    join(target, 'meaning-weights.ts'),
    `import type { MeantLabel } from './meant-labels.ts';\n\n/** What each number of a sentence adds to the log-odds of a matter or field, times \`scale\`, as signed bytes in base64; ${note} */\nexport const meaningWeights: Record<MeantLabel, { bias: number; scale: number; line: string; before: string }> = {\n${meanings.join('')}};\n`,
  );
  writeFileSync(
    join(target, 'meant-matter-weights.ts'),
    `import type { MatterSigns } from '../matters/matter-signs.ts';\nimport type { WordedKind } from '../learned/hear-plainly.ts';\n\ninterface Weights {\n  bias: number;\n  meaning: number;\n  weights: Record<keyof MatterSigns, number>;\n}\n\n/** What each sign adds to the log-odds of a matter where what a line means is known; ${note} */\nexport const meantMatterWeights: Record<WordedKind, Weights> = {\n${weighed.join('')}};\n`,
  );
  writeFileSync(
    join(target, 'meant-field-weights.ts'),
    `import type { HeardField } from '#contract/coaching.ts';\nimport type { FieldTrait } from '../fields/field-traits.ts';\n\nexport type FieldSign = FieldTrait | 'phrases' | \`means_\${HeardField}\`;\n\n/** What each sign of a line adds to the log-odds that it fills each field, in the order of \`heardFields\`, where what it means is known; ${note} */\nexport const meantFieldWeights: Record<'bias' | FieldSign, readonly number[]> = {\n${weighedFields}};\n`,
  );
}

write(
  'server/agents/discovery-coach/meaning',
  learned(() => true),
  () => true,
);
// What was learned without a part says how well the lines of writers are heard that nothing was learned from.
without.forEach((model, part) => {
  const folder = join('.cache', 'left-out', String(part));
  mkdirSync(folder, { recursive: true });
  write(folder, model, (line) => of(line) !== part);
  const hands = new Set(lines.filter((line) => of(line) === part).map(({ hand }) => hand));
  writeFileSync(join(folder, 'hands.json'), JSON.stringify([...hands]));
});
