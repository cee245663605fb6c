import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  testWebhook,
  webhookBodySchema,
  webhookEvents,
  webhookLimits,
  type Delivery,
  type WebhookEvent,
} from '#contract/webhooks.ts';
import { meetingPrepper } from '#contract/prep.ts';
import { mailOutbox } from '#server/db/schema/mail.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { announceEvent } from './announce-event.ts';
import { sendDelivery } from './send-delivery.ts';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}
type Manner = (response: http.ServerResponse) => void;

/** Starts a receiver that behaves as configured: responds, hangs, disconnects, redirects, floods. */
async function startReceiver() {
  const received: Received[] = [];
  let ended = 0;
  let manner: Manner = (response) => response.writeHead(204).end();
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.on('close', () => (ended += 1));
    manner(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    received,
    /** Returns how many requests have ended, completed or abandoned by the sender. */
    ended: () => ended,
    behave: (next: Manner): void => {
      manner = next;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('an outgoing webhook', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let silent: Awaited<ReturnType<typeof startReceiver>>;
  let site: SiteServer;
  let server: TestServer;
  const good: Manner = (response) => response.writeHead(204).end();
  beforeAll(async () => {
    receiver = await startReceiver();
    silent = await startReceiver();
    silent.behave(() => undefined);
    site = await serveSite({
      '/': `<title>Fernhollow</title><p>${'Fernhollow sells gates to ferries. '.repeat(30)}</p>`,
    });
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: `${receiver.host},${silent.host},${site.host}` });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    receiver.close();
    silent.close();
  });

  const make = async (person: TestPerson, events: WebhookEvent[] = [...webhookEvents], url = receiver.url) =>
    (await person.call(createWebhook, { name: 'CRM', url, events })).body;
  const deliveriesOf = async (person: TestPerson, webhookId: string) =>
    (await person.call(listDeliveries, { webhookId })).body.deliveries;
  const newest = async (person: TestPerson, webhookId: string) => (await deliveriesOf(person, webhookId))[0];
  /** Returns what this webhook received; all tests share the receiver. */
  const of = (secret: string): Received[] =>
    receiver.received.filter(({ headers, body }) => {
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
  /** Makes one attempt without the delay before it. */
  const tryNow = async (person: TestPerson, deliveryId: string, attempt: number): Promise<void> =>
    sendDelivery(jobContext(server.services, { organizationId: person.organizationId, userId: '' }), {
      deliveryId,
      attempt,
      signal: new AbortController().signal,
    });
  const tell = (person: TestPerson, key: string) =>
    server.services.database.tenant(person.organizationId, (db) =>
      announceEvent(jobContext(server.services, person), {
        event: 'prep.ready',
        key,
        data: { prepMeetingId: key },
        db,
      }),
    );
  /** Waits until the newest delivery has this state. */
  const becomes = (person: TestPerson, webhookId: string, state: Partial<Delivery>) =>
    expect.poll(() => newest(person, webhookId), { timeout: 20_000 }).toMatchObject(state);

  test('is told once of a ready prep and a completed session, signed as Standard Webhooks says', async () => {
    receiver.behave(good);
    const seller = await signUp(server);
    const { secret, webhookId } = await make(seller);
    const { body: prep } = await seller.call(meetingPrepper, {
      firstName: 'Rhys',
      lastName: 'Tolland',
      company: site.url,
    });
    const sessionId = (await seller.call(createSession, { companyName: 'Fernhollow' })).body.data?.sessionId ?? '';
    for (const vision of ['No queues', 'No queues at all']) await seller.call(updateSession, { sessionId, vision });
    await expect.poll(() => of(secret).length, { timeout: 20_000 }).toBe(2);
    const bodies = of(secret).map(({ body }) => webhookBodySchema.parse(JSON.parse(body)));
    expect(bodies.find(({ type }) => type === 'prep.ready')?.data).toMatchObject({
      prepMeetingId: prep.data?.prepMeetingId,
      lastName: 'Tolland',
    });
    expect(bodies.find(({ type }) => type === 'session.completed')?.data).toMatchObject({
      sessionId,
      prospect: { companyName: 'Fernhollow' },
    });
    const [one] = of(secret);
    expect(Math.abs(Number(one?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(120);
    await expect.poll(async () => (await newest(seller, webhookId))?.state).toBe('delivered');
  });

  test('is told who opened a proposal and that it was accepted', async () => {
    receiver.behave(good);
    const seller = await signUp(server);
    const { secret } = await make(seller, ['proposal.viewed', 'proposal.accepted']);
    const { begin, share, get, post } = buyerCalls(server);
    const sessionId = await begin(seller, 'No queues');
    const { id: shareId, path } = await share(seller, sessionId);
    await get(path);
    await post(`${path}/answer`, { kind: 'accept', name: 'Bo Buyer', text: 'ok' });
    const told = () =>
      of(secret)
        .map(({ body }) => webhookBodySchema.parse(JSON.parse(body)))
        .toSorted((one, other) => one.type.localeCompare(other.type));
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([
      { type: 'proposal.accepted', data: { sessionId, shareId, companyName: 'Norring Line', name: 'Bo Buyer' } },
      { type: 'proposal.viewed', data: { sessionId, shareId, companyName: 'Norring Line' } },
    ]);
  });

  test('shows its secret once, stores it encrypted, and nobody but admins sees it or its log', async () => {
    const seller = await signUp(server);
    const { secret, webhookId } = await make(seller);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const stored = await server.services.database.tenant(seller.organizationId, (db) => db.select().from(webhooks));
    expect(JSON.stringify([stored, (await seller.call(listWebhooks, {})).body])).not.toContain(secret.slice(6));
    const other = await signUp(server);
    const { deliveryId } = (await seller.call(testWebhook, { webhookId })).body;
    const own = await make(other);
    expect((await other.call(resendDelivery, { webhookId: own.webhookId, deliveryId })).status).toBe(404);
    expect((await seller.call(listAuditLog, {})).body.entries[0]).toMatchObject({ action: 'webhook.created' });
    expect((await seller.call(deleteWebhook, { webhookId })).body.webhooks).toEqual([]);
  });

  test('is tried again by itself, and the same happening is told once', async () => {
    const seller = await signUp(server);
    const { secret, webhookId } = await make(seller, ['prep.ready']);
    receiver.behave((response) => response.writeHead(500).end('busy <b>now</b>'));
    for (let times = 0; times < 3; times += 1) await tell(seller, 'p-1');
    await expect
      .poll(() => newest(seller, webhookId), { timeout: 20_000 })
      .toMatchObject({ state: 'waiting', tries: 1, status: 500, problem: 'The address answered 500: busy <b>now</b>' });
    receiver.behave(good);
    await expect
      .poll(() => newest(seller, webhookId), { timeout: 30_000 })
      .toMatchObject({ state: 'delivered', tries: 2, status: 204, nextAt: null });
    expect(await deliveriesOf(seller, webhookId)).toHaveLength(1);
    const ids = of(secret).map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('survives a receiver that breaks off, redirects inside, floods or is not there; a test is made once', async () => {
    const seller = await signUp(server);
    const { webhookId } = await make(seller);
    const outcomes: [Manner, RegExp][] = [
      [(response) => response.destroy(), /connection/],
      [(response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /answered 302/],
      [(response) => void response.writeHead(400).end('x'.repeat(50_000)), /answered 400: x{200}$/],
    ];
    for (const [manner, problem] of outcomes) {
      receiver.behave(manner);
      const { deliveryId } = (await seller.call(testWebhook, { webhookId })).body;
      await becomes(seller, webhookId, { deliveryId, state: 'failed', tries: 1, nextAt: null });
      expect((await newest(seller, webhookId))?.problem).toMatch(problem);
    }
    receiver.behave(good);
  });

  test('never sends into the private network, whatever its address becomes', async () => {
    const seller = await signUp(server);
    const closed = await serveSite({}, () => ({ body: 'inside' }));
    for (const url of [closed.url, 'http://localhost:1/', 'http://169.254.169.254/latest']) {
      const { webhookId } = await make(seller, ['prep.ready'], url);
      await seller.call(testWebhook, { webhookId });
      const problem = 'This address belongs to a private network, so nothing is sent to it.';
      await becomes(seller, webhookId, { state: 'failed', problem });
    }
    expect(closed.requests).toEqual([]);
    await closed.close();
  });

  test('fails after the last try, is sent again from the log, and is switched off after 3 days with a mail', async () => {
    const seller = await signUp(server);
    const { webhookId } = await make(seller, ['prep.ready']);
    receiver.behave((response) => response.writeHead(503).end());
    await tell(seller, 'p-2');
    await becomes(seller, webhookId, { state: 'waiting', tries: 1 });
    const [first] = await deliveriesOf(seller, webhookId);
    const last = webhookLimits.againMs.length + 1;
    await tryNow(seller, first?.deliveryId ?? '', last);
    expect(await newest(seller, webhookId)).toMatchObject({ state: 'failed', tries: last, status: 503 });
    receiver.behave(good);
    const again = (await seller.call(resendDelivery, { webhookId, deliveryId: first?.deliveryId ?? '' })).body;
    await becomes(seller, webhookId, { deliveryId: again.deliveryId, state: 'delivered', body: first?.body ?? '' });

    receiver.behave((response) => response.writeHead(503).end());
    await tell(seller, 'p-3');
    await becomes(seller, webhookId, { state: 'waiting', tries: 1 });
    const failing = await newest(seller, webhookId);
    await server.services.database.tenant(seller.organizationId, (db) =>
      db.update(webhooks).set({ failingSince: new Date(Date.now() - webhookLimits.disableAfterMs) }),
    );
    await tryNow(seller, failing?.deliveryId ?? '', 2);
    const [hook] = (await seller.call(listWebhooks, {})).body.webhooks;
    expect(hook).toMatchObject({
      on: false,
      disabledReason: 'Nothing got through for 3 days. The address answered 503',
    });
    await tell(seller, 'p-4');
    expect(await deliveriesOf(seller, webhookId)).toHaveLength(3);
    expect((await seller.call(listAuditLog, {})).body.entries[0]).toMatchObject({ action: 'webhook.disabled' });
    const mails = () =>
      server.services.database.tenant(seller.organizationId, (db) =>
        db.select({ to: mailOutbox.recipient, subject: mailOutbox.subject }).from(mailOutbox),
      );
    await expect.poll(mails).toEqual([{ to: seller.email, subject: 'We turned off a webhook' }]);
    await seller.call(changeWebhook, { webhookId, name: 'CRM', url: receiver.url, events: ['prep.ready'], on: true });
    expect((await seller.call(listWebhooks, {})).body.webhooks[0]).toMatchObject({ on: true, disabledReason: '' });
    receiver.behave(good);
  });

  test('a receiver that says it is gone is switched off at once; the log forgets what is old', async () => {
    const seller = await signUp(server);
    const { webhookId } = await make(seller, ['prep.ready']);
    receiver.behave((response) => response.writeHead(410).end());
    await tell(seller, 'p-5');
    const disabled = async () => (await seller.call(listWebhooks, {})).body.webhooks[0]?.disabledReason;
    await expect.poll(disabled, { timeout: 20_000 }).toContain('410');
    await server.services.database.tenant(seller.organizationId, (db) =>
      db.update(webhookDeliveries).set({ createdAt: new Date(Date.now() - webhookLimits.keptMs - 1000) }),
    );
    receiver.behave(good);
    await seller.call(testWebhook, { webhookId });
    const events = async () => (await deliveriesOf(seller, webhookId)).map(({ event }) => event);
    await expect.poll(events, { timeout: 20_000 }).toEqual(['test']);
  });

  test('receivers of one organization that never answer hold up nobody else’s', { timeout: 120_000 }, async () => {
    receiver.behave(good);
    const [waiting, quick] = [await signUp(server), await signUp(server)];
    await make(waiting, ['prep.ready'], silent.url);
    const { secret } = await make(quick, ['prep.ready']);
    const keys = Array.from({ length: 12 }, (_, at) => `silent-${at}`);
    for (const key of keys) await tell(waiting, key);
    await expect.poll(() => silent.received.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    await tell(quick, 'quick');
    await expect.poll(() => of(secret).length, { timeout: 60_000 }).toBe(1);
    // With four slots shared by all, nine of the twelve would have had to time out first.
    expect(silent.ended()).toBeLessThan(9);
    expect(silent.received.length - silent.ended()).toBeGreaterThan(0);
  });
});
