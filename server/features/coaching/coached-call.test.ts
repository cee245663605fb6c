import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { hearAgain } from './coached-call.ts';

test('others get their turn while lines are heard', async () => {
  const lines = Array.from({ length: 100 }, (_, at): CallLine => ({
    id: String(at),
    at: at * 10,
    speaker: 'Pat',
    side: 'prospect',
    text: `It costs us ${at + 2} hours a week, and ${at + 3},000 pounds a year in penalties.`,
  }));
  let turns = 0;
  let isHeard = false;
  const turn = (): void => {
    turns += 1;
    if (!isHeard) setImmediate(turn);
  };
  setImmediate(turn);
  await hearAgain(readMaterial([], []), lines, []);
  isHeard = true;
  expect(turns).toBeGreaterThan(0);
});
