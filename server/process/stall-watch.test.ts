import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createCondition } from './condition.ts';
import { watchStalls } from './stall-watch.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const block = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('work that keeps everything waiting for more than a second is logged by its name, shorter work is not', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const condition = createCondition();
  const stop = watchStalls(condition, log);
  await condition.track('GET /api/earlier', '0', () => pause(5));
  await pause(600);
  await condition.track('GET /api/short', '1', async () => block(300));
  await pause(600);
  expect(lines).toEqual([]);
  const waiting = condition.track('job content-train', '2', () => pause(2_500));
  await condition.track('POST /api/long', '3', async () => block(1_600));
  await pause(600);
  stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, ran: ['job content-train', 'POST /api/long'] });
  expect(Number(lines[0]?.['ms'])).toBeGreaterThan(1_000);
  await waiting;
});
