import { describe, expect, test } from 'vitest';
import { keepCheck } from './kept-checks.ts';

/** A part whose check can be counted, failed and held up, with a clock of its own. */
function part() {
  const state = { now: 0, runs: 0, fails: false, held: Promise.resolve() };
  const kept = keepCheck(() => state.now);
  const check = async (): Promise<void> => {
    state.runs += 1;
    await state.held;
    if (state.fails) throw new Error('The disk is gone');
  };
  return { state, kept, ask: () => kept.passed(check) };
}

describe('a check that many may ask for', () => {
  test('runs once for all who ask at the same time, and counts for the next second', async () => {
    const { state, ask } = part();
    await Promise.all(Array.from({ length: 50 }, ask));
    state.now = 900;
    await ask();
    expect(state.runs).toBe(1);
  });

  test('is run again beside the call from then on, and before the answer after three seconds', async () => {
    const { state, ask } = part();
    await ask();
    let release = (): void => undefined;
    state.held = new Promise((resolve) => {
      release = resolve;
    });
    state.now = 1_500;
    await ask();
    expect(state.runs).toBe(2);
    state.now = 5_000;
    let answered = false;
    const waiting = ask().then(() => {
      answered = true;
    });
    await Promise.resolve();
    expect([state.runs, answered]).toEqual([2, false]);
    release();
    await waiting;
    expect(answered).toBe(true);
  });

  test('never keeps a failure: told at once, and gone with the next check that passes', async () => {
    const { state, ask } = part();
    await ask();
    state.fails = true;
    state.now = 1_500;
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await expect(ask()).rejects.toThrow('The disk is gone');
    await expect(ask()).rejects.toThrow('The disk is gone');
    state.fails = false;
    await ask();
    expect(state.runs).toBe(5);
  });

  test('counts from when it began, and not at all once it is forgotten', async () => {
    const { state, kept, ask } = part();
    await ask();
    state.now = 500;
    kept.forget();
    await ask();
    expect(state.runs).toBe(2);
  });
});
