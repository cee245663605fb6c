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

  const start = (person: TestPerson, company: string) =>
    person.call(startPrep, { firstName: 'Rhys', lastName: 'Tolland', company });
  const end = async (person: TestPerson, prospectId: string): Promise<string> => {
    for (;;) {
      const { body } = await person.call(readPrep, { prospectId });
      if (ended.includes(body.prepSession.status)) return body.prepSession.status;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  };
  const used = async (person: TestPerson) => (await person.call(readBilling, {})).body.usage.meters[0]?.used;

  test(
    'a preparation that waits for its hour runs by itself when it has come, holds one session until then, and gives it back when cancelled',
    { timeout: 60_000 },
    async () => {
      const person = await signUp(server);
      const inHours = (hours: number, more = 0): string =>
        new Date(Date.now() + hours * 3_600_000 + more).toISOString();
      const later = { firstName: 'Rhys', lastName: 'Tolland', company: `http://${site.host}/`, hoursBefore: 2 };
      expect(await person.call(startPrep, later)).toMatchObject({
        status: 400,
        body: { error: 'Enter when the meeting is, or prepare now' },
      });
      const meetingAt = inHours(30);
      const { prepMeetingId: prospectId } = (await person.call(startPrep, { ...later, meetingAt })).body;
      const waiting = (await person.call(readPrep, { prospectId })).body.prepSession;
      expect(waiting).toMatchObject({
        status: 'queued',
        meetingAt,
        steps: [{ key: 'scheduled', detail: new Date(Date.parse(meetingAt) - 2 * 3_600_000).toISOString() }],
      });
      expect(await used(person)).toBe(1);
      expect((await person.call(cancelPrep, { prospectId })).body.status).toBe('cancelled');
      expect(await used(person)).toBe(0);
      const soon = (await person.call(startPrep, { ...later, meetingAt: inHours(2, 3000) })).body.prepMeetingId;
      expect((await person.call(readPrep, { prospectId: soon })).body.prepSession.steps).toMatchObject([
        { key: 'scheduled' },
      ]);
      expect(await end(person, soon)).toBe('ready');
      const passed = (await person.call(startPrep, { ...later, meetingAt: inHours(1) })).body.prepMeetingId;
      expect(await end(person, passed)).toBe('ready');
      expect((await person.call(readPrep, { prospectId })).body.prepSession.status).toBe('cancelled');
    },
  );

  test(
    'a brief that came out costs one, a run that failed or was cancelled nothing, and deleting gives no brief back',
    { timeout: 60_000 },
    async () => {
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
      while ((await used(person)) !== 3)
        await end(person, (await start(person, `http://${site.host}/`)).body.prepMeetingId);
      const refused = await start(person, `http://${site.host}/`);
      expect(refused).toMatchObject({
        status: 402,
        body: {
          code: 'payment_required',
          error:
            'The 3 Meeting Prepper sessions to try are used. Subscribe in Billing to continue. You keep everything you’ve made.',
        },
      });
    },
  );
});
