import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { afterTurn, beginSubscription, changedTo, stateOf, subscriptionAt } from './local-subscription.ts';

const start = new Date('2026-01-31T10:00:00Z');
const days = 24 * 3600 * 1000;
const later = (by: number): Date => new Date(start.getTime() + by * days);
const monthly = beginSubscription({ id: 'sub_test_1', clientId: 'one', plan: 'monthly', seats: 2 }, start);

test('a period ends with the last day of a shorter month, and each renewal is one payment', () => {
  expect(subscriptionAt(monthly, later(27)).periodEnd.toISOString()).toBe('2026-02-28T10:00:00.000Z');
  const may = subscriptionAt(monthly, later(100));
  expect(may.paid.map(({ paidAt }) => paidAt.toISOString().slice(0, 10))).toEqual([
    '2026-04-28',
    '2026-03-28',
    '2026-02-28',
    '2026-01-31',
  ]);
  expect(new Set(may.paid.map(({ id }) => id)).size).toBe(4);
});

test('a cancelled one ends with its period, an unpaid one after the grace', () => {
  const cancelled = subscriptionAt({ ...monthly, cancelAtPeriodEnd: true }, later(400));
  expect(stateOf(cancelled, start)).toMatchObject({ status: 'lapsed', periodEnd: monthly.periodEnd });
  const unpaid = afterTurn(monthly, 'fail', later(5)) ?? monthly;
  expect(stateOf(subscriptionAt(unpaid, later(5)), start).status).toBe('past_due');
  const grace = limits.payments.graceMs / days;
  expect(stateOf(subscriptionAt(unpaid, later(5 + grace - 1)), start).status).toBe('past_due');
  expect(stateOf(subscriptionAt(unpaid, later(5 + grace)), start).status).toBe('lapsed');
});

test('nothing happens any more to one that has ended', () => {
  const ended = afterTurn(monthly, 'end', later(1)) ?? monthly;
  for (const turn of ['renew', 'fail', 'pay', 'end'] as const) expect(afterTurn(ended, turn, later(2))).toBeNull();
});

test('whatever happens, and however often it is looked at, what was paid is never asked for twice', () => {
  const act = fc.oneof(
    fc.record({ seats: fc.integer({ min: 1, max: 30 }) }),
    fc.constantFrom('renew', 'fail', 'pay', 'look' as const),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.integer({ min: 0, max: 40 })), { maxLength: 20 }), (acts) => {
      let subscription = monthly;
      let day = 0;
      for (const [what, wait] of acts) {
        day += wait;
        const known = subscriptionAt(subscription, later(day));
        expect(subscriptionAt(known, later(day))).toEqual(known);
        expect(subscriptionAt(subscription, later(day))).toEqual(known);
        if (what === 'look' || known.endedAt !== null) continue;
        subscription =
          typeof what === 'object'
            ? changedTo(known, { plan: 'monthly', seats: what.seats }, later(day))
            : (afterTurn(known, what, later(day)) ?? known);
        expect(new Set(subscription.paid.map(({ id }) => id)).size).toBe(subscription.paid.length);
        expect(subscription.periodEnd > subscription.periodStart).toBe(true);
      }
    }),
  );
});
