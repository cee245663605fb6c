import { join } from 'node:path';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { scoreTyped, typedCalls } from './typed-notes.ts';

const folder = join(import.meta.dirname, 'evaluation', 'terse-notes');

/** Whether terse notes fill the fields they tell of: calls that rules were built on, and calls that are only counted. */
export const run: Benchmark = () => {
  const figures: BenchmarkResult['figures'] = {};
  for (const half of ['open', 'held'] as const) {
    const score = scoreTyped(typedCalls(join(folder, half)));
    figures[`${half}Right`] = `${score.right} of ${score.given}`;
    figures[`${half}Found`] = `${score.found} of ${score.labels}`;
    figures[`${half}ByField`] = Object.entries(score.byField)
      .map(([field, { labels, found, wrong }]) => `${field} ${found} of ${labels}, ${wrong} wrong`)
      .join('; ');
    figures[`${half}FieldsHeld`] = `${score.held} of ${score.fields}`;
    figures[`${half}False`] = `${score.false} of ${score.nothing}`;
    figures[`${half}Steps`] = `${score.stepsFound} of ${score.steps}, ${score.stepsWrong} wrong`;
    figures[`${half}Superseded`] = `${score.stillThere} of ${score.superseded} still there`;
    figures[`${half}RightShare`] = Number((score.right / Math.max(1, score.given)).toFixed(3));
    figures[`${half}FoundShare`] = Number((score.found / Math.max(1, score.labels)).toFixed(3));
  }
  return Promise.resolve({ figures, targets: { heldRightShare: { atLeast: 0.8 }, heldFoundShare: { atLeast: 0.5 } } });
};
