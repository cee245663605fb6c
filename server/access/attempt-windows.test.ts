import { expect, test } from 'vitest';
import { attemptWindows } from './attempt-windows.ts';

const rule = { window: 60, max: 3 };

test('the fourth in a minute is refused with when to come back, another address is not', async () => {
  let now = 0;
  const { consume } = attemptWindows(() => now);
  for (let at = 0; at < 3; at += 1) expect(await consume('a', rule)).toEqual({ allowed: true, retryAfter: null });
  now = 20_000;
  expect(await consume('a', rule)).toEqual({ allowed: false, retryAfter: 40 });
  expect((await consume('b', rule)).allowed).toBe(true);
  now = 60_000;
  expect((await consume('a', rule)).allowed).toBe(true);
});

test('one every 50 seconds is never refused', async () => {
  let now = 0;
  const { consume } = attemptWindows(() => now);
  for (let at = 0; at < 30; at += 1) {
    expect((await consume('a', rule)).allowed).toBe(true);
    now += 50_000;
  }
});
