import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectionKeys } from '#contract/brief.ts';
import { cancelPrep, meetingPrepper, prepDetailSchema, readPrep, startPrep } from '#contract/prep.ts';
import type { PrepStreamEvent } from '#contract/prep-stream.ts';
import { readEvents } from '#tests/support/event-reader.ts';
import { requestOf, signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };

describe('a preparation as a stream', () => {
  let site: SiteServer;
  let slow: SiteServer;
  let server: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    const demo = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site'));
    site = await serveSite(demo);
    slow = await serveSite(
      Object.fromEntries(
        Object.entries(demo).map(([path, page]): [string, ServedPage] => [path, { body: String(page), delayMs: 700 }]),
      ),
    );
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: `${site.host},${slow.host}` });
    rep = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), slow.close()]);
  });

  const start = async (company: string): Promise<string> =>
    (await rep.call(startPrep, { ...person, company })).body.prepMeetingId;
  const listen = (prospectId: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const { url } = requestOf(server, readPrep, { prospectId });
    return readEvents(url, { ...init, headers: { authorization: `Bearer ${rep.token}`, ...headers } });
  };
  const all = async (events: AsyncIterable<PrepStreamEvent>): Promise<PrepStreamEvent[]> => {
    const seen: PrepStreamEvent[] = [];
    for await (const event of events) seen.push(event);
    return seen;
  };
  const sectionsOf = (events: readonly PrepStreamEvent[]) =>
    new Map(events.flatMap((each) => (each.event === 'section' ? [[each.data.key, each.data.section] as const] : [])));

  test('sections come one by one while the run goes on, and the last event says how it ended', async () => {
    const prospectId = await start(slow.url);
    const events = await all(listen(prospectId));
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { status: 'ready' } });
    const firstSection = events.findIndex(({ event }) => event === 'section');
    expect(events.slice(firstSection).some((each) => each.event === 'prep' && each.data.status === 'running')).toBe(
      true,
    );
    const { prepSession } = (await rep.call(readPrep, { prospectId })).body;
    const streamed = sectionsOf(events);
    expect([...streamed.keys()].sort()).toEqual([...sectionKeys].sort());
    for (const key of sectionKeys) expect(streamed.get(key)).toEqual(prepSession.brief.sections[key]);
    expect(new Set(events.flatMap((each) => (each.event === 'source' ? [each.data.source.id] : [])))).toEqual(
      new Set(prepSession.brief.sources.map(({ id }) => id)),
    );
  }, 60_000);

  test('a reader who comes back with its last event id gets what came after, and nothing twice', async () => {
    const prospectId = await start(slow.url);
    const seen: PrepStreamEvent[] = [];
    const stop = new AbortController();
    try {
      for await (const event of listen(prospectId, {}, { signal: stop.signal })) {
        seen.push(event);
        if (event.event === 'section') stop.abort();
      }
    } catch (error) {
      expect(stop.signal.aborted, String(error)).toBe(true);
    }
    const later = await all(listen(prospectId, { 'last-event-id': seen.at(-1)?.id ?? '' }));
    const sourceIds = [...seen, ...later].flatMap((each) => (each.event === 'source' ? [each.data.source.id] : []));
    expect(new Set(sourceIds).size).toBe(sourceIds.length);
    expect([...sectionsOf([...seen, ...later]).keys()].sort()).toEqual([...sectionKeys].sort());
    const revisions = later.map(({ id }) => Number(id.split('.')[1]));
    expect(Math.min(...revisions)).toBeGreaterThanOrEqual(Number(seen.at(-1)?.id.split('.')[1]));
    const again = await all(listen(prospectId, { 'last-event-id': later.at(-1)?.id ?? '' }));
    expect(again.map(({ event }) => event)).toEqual(['end']);
  }, 60_000);

  test('cancelling ends the stream for whoever listens', async () => {
    const prospectId = await start(slow.url);
    let ended = '';
    for await (const event of listen(prospectId)) {
      if (event.event === 'prep' && event.data.status === 'running') await rep.call(cancelPrep, { prospectId });
      if (event.event === 'end') ended = event.data.status;
    }
    expect(ended).toBe('cancelled');
  }, 60_000);

  test('nobody of another organization gets a stream', async () => {
    const prospectId = await start(site.url);
    const stranger = await signUp(server);
    const { url } = requestOf(server, readPrep, { prospectId });
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${stranger.token}`, accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'Prep session not found' });
    expect((await fetch(url, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  });

  test('the automation path waits for the brief and answers the preparation', async () => {
    const colleague = await signUp(server);
    const answer = await colleague.call(meetingPrepper, {
      ...person,
      companyName: 'Fernhollow Cold Chain',
      prospWebUrl: `${site.url}/`,
      clientId: colleague.organizationId,
      requestId: 'one',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        data: { isPrepping: false, status: 'ready', companyName: 'Fernhollow Cold Chain', firstName: 'Rhys' },
      },
    });
    const { data } = answer.body;
    expect(() => prepDetailSchema.parse(data)).not.toThrow();
    expect(data).toMatchObject({
      prepDocUrl: `/dashboard?prep=${data?.prepMeetingId}`,
      currentDiscQuestions: expect.any(Array),
      futureDiscQuestions: expect.any(Array),
    });
    const again = await colleague.call(meetingPrepper, {
      ...person,
      companyName: 'Fernhollow Cold Chain',
      prospWebUrl: `${site.url}/`,
      requestId: 'one',
    });
    expect(again.body.data?.prepMeetingId).toBe(data?.prepMeetingId);
    const failed = await colleague.call(meetingPrepper, { ...person, company: 'http://127.0.0.1:9/' });
    expect(failed.body).toMatchObject({ status: 'error', error: { code: 'PREP_FAILED' } });
    expect((await colleague.call(meetingPrepper, { ...person })).body).toMatchObject({
      error: 'Enter a web address or a company name',
    });
    expect(
      (await colleague.call(meetingPrepper, { ...person, company: site.url, clientId: 'somebody-else' })).status,
    ).toBe(403);
  }, 60_000);

  test('the automation path streams for who asks for events; the same request id joins the same run', async () => {
    const colleague = await signUp(server);
    const request = { ...person, company: slow.url, requestId: 'streamed' };
    const open = () => {
      const { url, init } = requestOf(server, meetingPrepper, request, { authorization: `Bearer ${colleague.token}` });
      return all(readEvents(url, init));
    };
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.at(-1)).toMatchObject({ event: 'end', data: { status: 'ready' } });
    expect(two.at(-1)?.id).toBe(one.at(-1)?.id);
  }, 60_000);
});
