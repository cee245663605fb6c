import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { openFieldReader } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import type { FieldFill } from '#server/agents/discovery-coach/fields/field-fill.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { promisesOf, theirNames } from '#server/features/coaching/call-lines.view.ts';
import { terms } from '#server/readers/sentences.ts';
import type { BenchmarkResult } from '../benchmark.ts';

const valueSchema = z.object({ value: z.string(), line: z.number() });
const labelsSchema = z.object({
  prospect: z.object({ person: z.string() }),
  fields: z.record(z.string(), z.array(valueSchema)),
  nextSteps: z.array(z.object({ who: z.string(), line: z.number() })),
  superseded: z.array(valueSchema),
  nothing: z.array(z.number()),
});
type Labels = z.infer<typeof labelsSchema>;

/** Labels name the fields of the future state as people speak of them. */
const fieldNames: Readonly<Record<string, CallField>> = {
  barriers: 'barriers',
  financialImpact: 'financialImpact',
  targetDate: 'targetDate',
  emotionalImpact: 'emotionalImpact',
  outcomes: 'outcomes',
  futureImpact: 'impact',
  futureRelief: 'relief',
};
const lists: readonly CallField[] = ['barriers', 'outcomes'];

/** A call of which a rep typed notes, one a line. */
export interface TypedCall {
  name: string;
  notes: readonly string[];
  labels: Labels;
}

export const typedCalls = (folder: string): TypedCall[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({
      name,
      notes: readFileSync(join(folder, name, 'notes.txt'), 'utf8')
        .trimEnd()
        .split('\n'),
      labels: labelsSchema.parse(JSON.parse(readFileSync(join(folder, name, 'labels.json'), 'utf8'))),
    }));

export interface TypedScore {
  /** Suggestions at the end of a call, and those that come from a line labelled with their field. */
  given: number;
  right: number;
  /** Labelled lines, and those that filled their field as they were typed. */
  labels: number;
  found: number;
  /** The same by field. */
  byField: Partial<Record<CallField, { labels: number; found: number; wrong: number }>>;
  /** Fields that have a label, each entry of a list for itself, and those that hold one at the end. */
  fields: number;
  held: number;
  /** Lines that say nothing, and those that filled a field at any time. */
  nothing: number;
  false: number;
  /** Next steps: labelled, found for the right side, and given where none is labelled or for the other side. */
  steps: number;
  stepsFound: number;
  stepsWrong: number;
  /** Values that were corrected later, and those that still stand in a field or step. */
  superseded: number;
  stillThere: number;
  /** What is wrong and what is missing, for those who may look. */
  faults: string[];
}

/** 'Mr Ferrante' has no first name, 'Dr Tess Okafor' has. */
function namesOf(person: string): { firstName: string; lastName: string } {
  const names = person.split(/\s+/u).filter((name) => !/^(?:mrs?|ms|dr|prof)\.?$/iu.test(name));
  return { firstName: names.length > 1 ? (names[0] ?? '') : '', lastName: names.at(-1) ?? '' };
}

/** Whether a text still says a value: its numbers, or most of its words where it has none. */
function stillSays(text: string, value: string): boolean {
  const numbers = value.match(/\d[\d.,]*/gu) ?? [];
  if (numbers.length > 0) return numbers.every((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`, 'u').test(text));
  const [own, said] = [terms(value), new Set(terms(text))];
  return own.filter((term) => said.has(term)).length * 2 >= own.length;
}

const linesOf = (notes: readonly string[]): CallLine[] =>
  notes.map((text, at) => ({ id: String(at + 1), at: 60 + at * 40, speaker: '', side: 'note', text }));

function scoreCall({ name, notes, labels }: TypedCall): TypedScore {
  const faults: string[] = [];
  const tell = (what: string, line: number): void => void faults.push(`${name} ${what} <- ${line} ${notes[line - 1]}`);
  const lines = linesOf(notes);
  const reader = openFieldReader();
  const isScored = ({ field }: FieldFill): boolean => Object.values(fieldNames).includes(field);
  const everFilled = new Set<string>();
  const keyOf = (field: CallField, line: number | string): string => `${field} ${line}`;
  for (const line of lines) {
    reader.hear(line);
    for (const fill of reader.fills()) everFilled.add(keyOf(fill.field, fill.line.id));
  }
  const fills = reader.fills().filter(isScored);
  const labelled = Object.entries(labels.fields).flatMap(([key, values]) => {
    const field = fieldNames[key];
    return field === undefined ? [] : values.map(({ line }) => ({ field, line }));
  });
  const known = new Set([
    ...labelled.map(({ line }) => line),
    ...labels.nothing,
    ...labels.superseded.map(({ line }) => line),
  ]);
  const counted = fills.filter(({ line }) => known.has(Number(line.id)));
  const isLabelled = ({ field, line }: FieldFill): boolean =>
    labelled.some((label) => label.field === field && label.line === Number(line.id));
  const right = counted.filter(isLabelled);
  for (const fill of counted) if (!isLabelled(fill)) tell(`wrong ${fill.field} “${fill.text}”`, Number(fill.line.id));
  const found = labelled.filter(({ field, line }) => everFilled.has(keyOf(field, line)));
  for (const { field, line } of labelled) if (!everFilled.has(keyOf(field, line))) tell(`missing ${field}`, line);
  const holdings = [
    ...new Set(labelled.map(({ field, line }) => (lists.includes(field) ? keyOf(field, line) : field))),
  ];
  const held = holdings.filter((each) =>
    right.some(({ field, line }) => each === (lists.includes(field) ? keyOf(field, line.id) : field)),
  );
  const falseLines = labels.nothing.filter((line) =>
    Object.values(fieldNames).some((field) => everFilled.has(keyOf(field, line))),
  );
  for (const line of falseLines) tell('false', line);
  const steps = promisesOf(lines, [], theirNames(namesOf(labels.prospect.person), []));
  const sideOf = (who: string): string => (who === 'us' ? 'rep' : 'prospect');
  const isStep = (line: number, side: string): boolean =>
    labels.nextSteps.some((step) => step.line === line && sideOf(step.who) === side);
  const stepsFound = labels.nextSteps.filter(({ who, line }) =>
    steps.some(({ lineId, side }) => Number(lineId) === line && side === sideOf(who)),
  );
  for (const step of labels.nextSteps) if (!stepsFound.includes(step)) tell('missing step', step.line);
  const old = new Set(labels.superseded.map(({ line }) => line));
  const stepsWrong = steps.filter(({ lineId, side }) => !isStep(Number(lineId), side) && !old.has(Number(lineId)));
  for (const { lineId, side } of stepsWrong) tell(`wrong step of ${side}`, Number(lineId));
  const stillThere = labels.superseded.filter(({ value, line }) =>
    [
      ...fills.map((fill) => ({ id: fill.line.id, text: fill.text })),
      ...steps.map((step) => ({ id: step.lineId, text: step.text })),
    ].some(({ id, text }) => Number(id) === line && stillSays(text, value)),
  );
  for (const { line } of stillThere) tell('superseded', line);
  return {
    given: counted.length,
    right: right.length,
    labels: labelled.length,
    found: found.length,
    byField: Object.fromEntries(
      Object.values(fieldNames).map((field) => {
        const of = (list: readonly { field: CallField }[]): number =>
          list.filter((each) => each.field === field).length;
        return [field, { labels: of(labelled), found: of(found), wrong: of(counted) - of(right) }];
      }),
    ),
    fields: holdings.length,
    held: held.length,
    nothing: labels.nothing.length,
    false: falseLines.length,
    steps: labels.nextSteps.length,
    stepsFound: stepsFound.length,
    stepsWrong: stepsWrong.length,
    superseded: labels.superseded.length,
    stillThere: stillThere.length,
    faults,
  };
}

const folder = join(import.meta.dirname, '..', 'evaluation', 'terse-notes');

/** Figures of the calls that rules were built on, and of those that are only counted. */
export function noteFigures(): BenchmarkResult['figures'] {
  const figures: BenchmarkResult['figures'] = {};
  for (const [half, name] of [
    ['open', 'notesOpen'],
    ['held', 'notesHeld'],
  ] as const) {
    const score = scoreTyped(typedCalls(join(folder, half)));
    figures[`${name}Right`] = `${score.right} of ${score.given}`;
    figures[`${name}Found`] = `${score.found} of ${score.labels}`;
    figures[`${name}FieldsHeld`] = `${score.held} of ${score.fields}`;
    figures[`${name}False`] = `${score.false} of ${score.nothing}`;
    figures[`${name}Steps`] = `${score.stepsFound} of ${score.steps}, ${score.stepsWrong} wrong`;
    figures[`${name}Superseded`] = `${score.stillThere} of ${score.superseded} still there`;
    figures[`${name}ByField`] = Object.entries(score.byField)
      .map(([field, { labels, found, wrong }]) => `${field} ${found} of ${labels}, ${wrong} wrong`)
      .join('; ');
  }
  return figures;
}

/** Types each call note by note and compares what fields and steps are given with their labels. */
export function scoreTyped(calls: readonly TypedCall[]): TypedScore {
  const scores = calls.map(scoreCall);
  const sum = (read: (score: TypedScore) => number): number => scores.reduce((total, each) => total + read(each), 0);
  return {
    given: sum((each) => each.given),
    right: sum((each) => each.right),
    labels: sum((each) => each.labels),
    found: sum((each) => each.found),
    byField: Object.fromEntries(
      Object.values(fieldNames).map((field) => {
        const of = (key: 'labels' | 'found' | 'wrong'): number => sum((each) => each.byField[field]?.[key] ?? 0);
        return [field, { labels: of('labels'), found: of('found'), wrong: of('wrong') }];
      }),
    ),
    fields: sum((each) => each.fields),
    held: sum((each) => each.held),
    nothing: sum((each) => each.nothing),
    false: sum((each) => each.false),
    steps: sum((each) => each.steps),
    stepsFound: sum((each) => each.stepsFound),
    stepsWrong: sum((each) => each.stepsWrong),
    superseded: sum((each) => each.superseded),
    stillThere: sum((each) => each.stillThere),
    faults: scores.flatMap((each) => each.faults),
  };
}
