import { afterEach, expect, test } from 'vitest';
import { askToLeave, forgetUnsaved, hasUnsaved, markUnsaved, useLeaving } from './unsaved.ts';

afterEach(forgetUnsaved);

test('leaves at once with nothing to lose, and after the last mark is taken back', async () => {
  await expect(askToLeave()).resolves.toBe(true);
  const [first, second] = [markUnsaved('typed'), markUnsaved('typed')];
  first();
  first();
  expect(hasUnsaved()).toBe(true);
  second();
  await expect(askToLeave()).resolves.toBe(true);
  expect(useLeaving.getState().asking).toBeNull();
});

test('asks once and goes by the answer', async () => {
  markUnsaved('typed');
  const stays = askToLeave();
  const leaves = askToLeave();
  await expect(stays).resolves.toBe(false);
  useLeaving.getState().asking?.decide(true);
  await expect(leaves).resolves.toBe(true);
  expect(useLeaving.getState().asking).toBeNull();
});

test('a call is asked about only where its organization is left, and what is typed comes first', async () => {
  const takeBack = markUnsaved('call');
  await expect(askToLeave()).resolves.toBe(true);
  const switching = askToLeave(['typed', 'call']);
  expect(useLeaving.getState().asking?.kept).toBe('call');
  useLeaving.getState().asking?.decide(false);
  await expect(switching).resolves.toBe(false);
  markUnsaved('typed');
  const both = askToLeave(['typed', 'call']);
  expect(useLeaving.getState().asking?.kept).toBe('typed');
  useLeaving.getState().asking?.decide(true);
  await expect(both).resolves.toBe(true);
  takeBack();
});
