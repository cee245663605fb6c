import { expect, test } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { formatDay } from '#web/lib/dates.ts';
import { refreshLimitText } from './refresh-limit.ts';

const periodEnd = '2026-12-14T12:00:00.000Z';
const subscription: NonNullable<Billing['subscription']> = {
  planName: 'Monthly plan',
  plan: 'monthly',
  status: 'active',
  seats: 1,
  nextSeats: null,
  unpaidEnd: null,
  amountCents: 10_000,
  currency: 'usd',
  periodStart: '2026-11-14T12:00:00.000Z',
  periodEnd,
  cancelAtPeriodEnd: false,
};
const usage = (used: number, extraLeft = 0): Billing['usage'] => ({
  renewsAt: periodEnd,
  meters: [{ kind: 'prep', used, limit: 20 }],
  extraLeft,
  history: [],
});

test('nothing is said while sessions are left, the plan’s or extra ones', () => {
  expect(refreshLimitText({ usage: usage(19), subscription })).toBeNull();
  expect(refreshLimitText({ usage: usage(20, 1), subscription })).toBeNull();
});

test('at the limit, the day on which sessions renew is named', () => {
  expect(refreshLimitText({ usage: usage(20), subscription })).toBe(
    `All sessions are used. You can refresh again on ${formatDay(periodEnd)}, or with extra sessions.`,
  );
});

test('a canceled plan promises no new sessions on the day it ends', () => {
  const text = refreshLimitText({ usage: usage(20), subscription: { ...subscription, cancelAtPeriodEnd: true } });
  expect(text).toContain(`your plan ends on ${formatDay(periodEnd)}`);
  expect(text).not.toContain(`again on ${formatDay(periodEnd)}`);
});

test('without a plan, one is what it takes', () => {
  expect(refreshLimitText({ usage: usage(20), subscription: null })).toBe(
    'All sessions are used. You can refresh again once you have a plan.',
  );
});
