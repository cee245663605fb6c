import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { meetingPrepper } from '#contract/prep.ts';
import { createWebhook, listDeliveries, webhookEvents } from '#contract/webhooks.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const moments = {
  'is written': 'create trigger break_once before insert on webhook_deliveries',
  'is committed':
    'create constraint trigger break_once after insert on webhook_deliveries deferrable initially deferred',
};

/**
 * Ends the connection of the next transaction that stores a delivery, as if its process died: everything is rolled
 * back. A sequence does the counting, since it isn't.
 */
const breakOnce = (moment: string): string => `
  create sequence if not exists breaks;
  create or replace function break_once() returns trigger language plpgsql security definer as $$
  begin
    if nextval('breaks') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new;
  end $$;
  drop trigger if exists break_once on webhook_deliveries;
  ${moment} for each row execute function break_once();
  select setval('breaks', 1, false)`;

describe.each(Object.entries(moments))('when the process ends as an announcement %s', (_name, moment) => {
  let server: TestServer;
  let site: SiteServer;
  let seller: TestPerson;
  let webhookId: string;
  beforeAll(async () => {
    site = await serveSite({
      '/': `<title>Fernhollow</title><p>${'Fernhollow sells gates to ferries. '.repeat(30)}</p>`,
    });
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  beforeEach(async () => {
    seller = await signUp(server);
    const hook = { name: 'CRM', url: `${site.url}/hook`, events: [...webhookEvents] };
    webhookId = (await seller.call(createWebhook, hook)).body.webhookId;
  });
  const breakNext = (): Promise<unknown> => server.services.database.db.execute(breakOnce(moment));
  /** Returns the logged events, each with its number of jobs. */
  const told = async (): Promise<Record<string, number>> => {
    const { deliveries } = (await seller.call(listDeliveries, { webhookId })).body;
    const jobs = await server.services.database.db.execute<{ id: string }>(
      `select distinct data ->> 'deliveryId' as id from pgboss.job
       where name = 'webhook-send' and data ->> 'organizationId' = '${seller.organizationId}'`,
    );
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(deliveries.map(({ deliveryId }) => deliveryId).toSorted());
    const counts: Record<string, number> = {};
    for (const { event } of deliveries) counts[event] = (counts[event] ?? 0) + 1;
    return counts;
  };

  test('a session is completed and announced, or neither', async () => {
    const sessionId = (await seller.call(createSession, { companyName: 'Fernhollow' })).body.data?.sessionId ?? '';
    const status = async () => (await seller.call(readSession, { sessionId })).body.data.status;
    await breakNext();
    expect((await seller.call(updateSession, { sessionId, vision: 'No queues' })).status).toBeGreaterThanOrEqual(500);
    expect([(await status()) === 'completed', await told()]).toEqual([false, {}]);
    expect((await seller.call(updateSession, { sessionId, vision: 'No queues' })).status).toBe(200);
    expect([await status(), await told()]).toEqual(['completed', { 'session.completed': 1 }]);
  });

  test('a view of a proposal and its acceptance are kept and announced, or neither', async () => {
    const { begin, share, sharesOf, get, post } = buyerCalls(server);
    const sessionId = await begin(seller, 'No queues');
    const { path } = await share(seller, sessionId);
    const kept = async () => {
      const [one] = await sharesOf(sessionId, seller);
      return [one?.numbers.opens, one?.status];
    };
    const completed = { 'session.completed': 1 };
    const accept = { kind: 'accept', name: 'Bo Buyer', text: 'ok' };
    const before = await kept();
    await breakNext();
    expect((await get(path)).status).toBeGreaterThanOrEqual(500);
    expect([await kept(), await told()]).toEqual([before, completed]);
    expect((await get(path)).status).toBe(200);
    expect(await told()).toEqual({ ...completed, 'proposal.viewed': 1 });
    const viewed = await kept();
    await breakNext();
    expect((await post(`${path}/answer`, accept)).status).toBeGreaterThanOrEqual(500);
    expect([await kept(), await told()]).toEqual([viewed, { ...completed, 'proposal.viewed': 1 }]);
    await post(`${path}/answer`, accept);
    expect(await kept()).toEqual([1, 'accepted']);
    expect(await told()).toMatchObject({ ...completed, 'proposal.accepted': 1 });
  });

  test('a preparation is run again and announced once', async () => {
    await breakNext();
    const asked = { firstName: 'Rhys', lastName: 'Tolland', company: site.url };
    const { body } = await seller.call(meetingPrepper, asked);
    expect([body.data?.status, await told()]).toEqual(['ready', { 'prep.ready': 1 }]);
  });
});
