import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { openThreadLane } from './thread-lane.ts';
import { threadReady } from './thread-ready.ts';

/** Answers after so many milliseconds in which the thread gets no time, or works without end. */
const code = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (waitMs) => {
    if (waitMs === null) for (;;) Math.random();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    parentPort.postMessage('done');
  });
  parentPort.postMessage(${JSON.stringify(threadReady)});
`;

const laneOf = (stretch?: number, open = () => new Worker(code, { eval: true })) =>
  openThreadLane<number | null, string>({
    open: () => Promise.resolve(open()),
    threads: 1,
    warm: 0,
    idleMs: 1_000,
    send: (message) => ({ message, moved: [] }),
    isSpent: () => false,
    ...(stretch === undefined ? {} : { stretch }),
  });

describe('the time of work in a thread', () => {
  test('runs by the clock', async () => {
    await expect(laneOf().run(60_000, { timeoutMs: 200 })).resolves.toEqual({ outcome: 'timeout' });
  });

  test('runs by what the thread itself worked, where a busy machine may stretch it', async () => {
    const lane = laneOf(1_000);
    await expect(lane.run(1_000, { timeoutMs: 200 })).resolves.toEqual({ outcome: 'answered', answer: 'done' });
    await expect(lane.run(null, { timeoutMs: 200 })).resolves.toEqual({ outcome: 'timeout' });
  });

  test('runs by the clock where threads can’t say how long they worked, as in earlier Node versions', async () => {
    const old = () => Object.assign(new Worker(code, { eval: true }), { cpuUsage: undefined });
    await expect(laneOf(1_000, old).run(60_000, { timeoutMs: 200 })).resolves.toEqual({ outcome: 'timeout' });
  });

  test('is stretched so far and no further', async () => {
    await expect(laneOf(2).run(60_000, { timeoutMs: 200 })).resolves.toEqual({ outcome: 'timeout' });
  });
});
