import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countRepeated } from './repeated-lines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openLog(): { log: pino.Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): unknown => lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'debug', base: null, hooks: { logMethod: countRepeated() } }, { write }), lines };
}

test('an error that comes 1,200 times is printed five times, and the rest is counted', () => {
  const { log, lines } = openLog();
  for (let at = 0; at < 1200; at += 1) log.error({ err: new Error(`refused\nat ${at}`) }, 'jobs failed');
  expect(lines).toHaveLength(5);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ repeated: 1195, msg: 'jobs failed, 1195 more times within a minute' });
  log.error({ err: new Error('refused') }, 'jobs failed');
  expect(lines).toHaveLength(7);
});

test('what differs in its text or error is printed, as is what only informs', () => {
  const { log, lines } = openLog();
  for (let at = 0; at < 20; at += 1) {
    log.error({ err: new Error(`reason ${at}`) }, 'jobs failed');
    log.info('request');
    log.child({ requestId: String(at) }).warn(`text ${at}`);
  }
  expect(lines).toHaveLength(60);
});
