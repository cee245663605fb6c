import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBilling } from '#contract/billing.ts';
import { cancelPrep, deletePrep, readPrep, retryPrep, startPrep } from '#contract/prep.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ended = ['ready', 'failed', 'cancelled'];

describe('what a preparation is charged', () => {
  let site: SiteServer;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const start = (person: TestPerson, company: string) => person.call(startPrep, { firstName: 'Rhys', lastName: 'Tolland', company });
  const end = async (person: TestPerson, prospectId: string): Promise<string> => {
    for (;;) {
      const { body } = await person.call(readPrep, { prospectId });
      if (ended.includes(body.prepSession.status)) return body.prepSession.status;
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
  };
  const used = async (person: TestPerson) => (await person.call(readBilling, {})).body.usage.meters[0]?.used;

  test('a brief that came out costs one, a run that failed or was cancelled nothing, and deleting gives no brief back', { timeout: 60_000 }, async () => {
    const person = await signUp(server);
    const good = (await start(person, `http://${site.host}/`)).body.prepMeetingId;
    expect(await end(person, good)).toBe('ready');
    expect(await used(person)).toBe(1);
    const bad = (await start(person, 'http://127.0.0.1:9/')).body.prepMeetingId;
    expect(await end(person, bad)).toBe('failed');
    expect(await used(person)).toBe(1);
    await person.call(retryPrep, { prospectId: bad });
    expect(await end(person, bad)).toBe('failed');
    const cancelled = (await start(person, `http://${site.host}/`)).body.prepMeetingId;
    await person.call(cancelPrep, { prospectId: cancelled });
    expect(await used(person)).toBe((await end(person, cancelled)) === 'ready' ? 2 : 1);
    await person.call(deletePrep, { prospectId: good });
    const before = await used(person);
    expect(before).toBeGreaterThanOrEqual(1);
    while ((await used(person)) !== 3) await end(person, (await start(person, `http://${site.host}/`)).body.prepMeetingId);
    const refused = await start(person, `http://${site.host}/`);
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required', error: 'The 3 Meeting Prepper sessions to try are used. Subscribe in Billing to go on. Everything made so far stays.' } });
  });
});
