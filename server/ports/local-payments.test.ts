import { expect, test } from 'vitest';
import type { Files } from './files.ts';
import { localPayments } from './local-payments.ts';

const hour = 60 * 60 * 1000;

test('a checkout that was left ends after a day and can’t be paid then', async () => {
  const kept = new Map<string, Uint8Array>();
  const files = {
    read: (key: string) => Promise.resolve(kept.get(key) ?? null),
    write: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, bytes)),
  } as Files;
  let now = new Date('2026-05-01T09:00:00Z');
  const payments = localPayments({ files, secret: 'x', now: () => now });
  const made = await payments.createCheckout({
    clientId: 'org',
    email: 'a@people.example',
    customerId: null,
    item: { kind: 'subscription', plan: 'monthly', seats: 1 },
    returnTo: 'billing',
    open: [],
  });
  const id = made?.id ?? '';
  const state = async () => (await payments.readCheckout('org', id))?.state;
  now = new Date(now.getTime() + 23 * hour);
  expect(await state()).toBe('open');
  now = new Date(now.getTime() + hour);
  expect(await state()).toBe('cancelled');
  expect(await payments.test?.settle('org', id, 'success')).toMatchObject({
    url: null,
    message: 'This checkout has ended. Nothing was charged. Start a new one.',
  });
  payments.close();
});
