import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { automationNames } from '#contract/automation.ts';
import { routes } from '#server/app.ts';
import { pathsOf } from '#server/platform/http.ts';
import { subscribe } from '#tests/support/onboarded.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { companyCalls } from './company-calls.ts';
import type { StatedCall } from './stated-call.ts';
import { workCalls } from './work-calls.ts';

/** Every call of section 7, in an order in which each has what it needs. */
const calls = [...companyCalls, ...workCalls];

/** The calls of the specification, word by word as it states them: nothing here is made from the contract. */
describe('the calls of section 7', () => {
  let server: TestServer;
  let site: SiteServer;
  let admin: TestPerson;
  const known: Record<string, string> = {};

  beforeAll(async () => {
    site = await serveSite({
      '/': `<title>Fernhollow</title><p>${'Fernhollow sells gates to ferries. '.repeat(30)}</p>`,
    });
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    admin = await signUp(server, { organization: 'Stated Ltd' });
    Object.assign(known, {
      organization: admin.organizationId,
      user: admin.userId,
      email: admin.email,
      site: site.url,
    });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  interface Sent {
    path: string;
    token?: string | null;
    body?: unknown;
    form?: FormData;
  }
  async function send(method: string, { path, token = admin.token, body, form }: Sent) {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(form === undefined ? {} : { body: form }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('application/json');
    return { status: answer.status, body: JSON.parse(text) as unknown };
  }
  /** `{name}` in an address or a body is what an earlier call brought. */
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `{${name}}`);
  const filledIn = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(filled(JSON.stringify(value))) as unknown);

  async function perform(call: StatedCall, path: string): Promise<void> {
    const form = call.file === undefined ? undefined : new FormData();
    if (form !== undefined && call.file !== undefined)
      form.set('file', new Blob([new Uint8Array(await call.file())], { type: 'image/png' }), 'logo.png');
    const { status, body } = await send(call.method, {
      path: `${path}${filled(call.query ?? '')}`,
      ...(form === undefined ? {} : { form }),
      ...(call.body === undefined ? {} : { body: filledIn(call.body) }),
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    call.reads(body, known);
  }

  test.each(calls.map((call) => [`${call.ids}: ${call.method} ${call.path}`, call] as const))(
    '%s, as it is written and with or without /route',
    async (_title, call) => {
      if (call.needs === 'subscription') await subscribe(admin, { seats: 3 });
      const other = call.path.endsWith('/route') ? call.path.slice(0, -'/route'.length) : `${call.path}/route`;
      for (const path of call.once === true ? [call.path] : [call.path, other]) await perform(call, path);
      expect((await send(call.method, { path: other, token: 'nobody' })).status).toBe(401);
    },
  );

  test('S7-AUTH-01, S8-CONF-02: without a token, or with a wrong one, each of them is refused in the stated words', async () => {
    for (const call of calls)
      for (const token of [null, 'wrong']) {
        const answer = await send(call.method, { path: call.path, token });
        expect([call.path, answer]).toMatchObject([
          call.path,
          { status: 401, body: { error: 'Authentication token not available', code: 'unauthenticated' } },
        ]);
      }
  });

  test('S7-AUTH-02: the segments are identity, records and automation, and each call of it is one of ours', () => {
    const served = new Set(
      routes.flatMap(({ endpoint }) => pathsOf(endpoint.path).map((path) => `${endpoint.method} ${path}`)),
    );
    for (const { method, path } of calls) expect(served).toContain(`${method} ${path}`);
    expect([...served].filter((path) => /clerk|airtable|n8n/iu.test(path.split(' ')[1]?.split('/')[2] ?? ''))).toEqual(
      [],
    );
  });

  test('S7-PROXY-01 to 11: the ten automation calls are POSTs of JSON, with and without /route', async () => {
    const stated = calls.filter(({ path }) => path.startsWith('/api/automation/')).map(({ path }) => path);
    for (const name of automationNames) expect(stated).toContain(`/api/automation/${name}/route`);
    expect(new Set(stated).size).toBe(10);
    for (const { path } of calls.filter((call) => call.path.startsWith('/api/automation/')))
      for (const method of ['GET', 'PUT']) expect((await send(method, { path })).status).toBe(405);
  });

  test('S7-READ-01, S6-XCL: a foreign client id is refused with the stated words and nothing of its owner', async () => {
    const other = await signUp(server);
    for (const { method, path, ids } of calls.filter(({ query }) => query === '?clientId={organization}')) {
      const answer = await send(method, { path: `${path}?clientId=${other.organizationId}` });
      const unknown = await send(method, { path: `${path}?clientId=${other.organizationId.replace(/\w/gu, 'd')}` });
      expect([ids, answer.status, answer.body]).toMatchObject([ids, 403, { error: 'Forbidden', code: 'forbidden' }]);
      expect(unknown.status).toBe(403);
      expect(JSON.stringify(answer.body)).not.toContain(other.email);
    }
  });

  test('S7-ORG-14, S8-LOOK: the lookup without a token is an error body, which the client turns into a result', async () => {
    const path = `/api/records/client/fetch-by-clerk-ids/route?clerkUserId=${admin.userId}`;
    expect(await send('GET', { path, token: null })).toMatchObject({
      status: 401,
      body: { error: expect.any(String) as string },
    });
  });

  test('S7-PROXY-12, S7-SESS-05: what cannot be done is a body with status error, or a status with its text', async () => {
    const path = '/api/automation/meeting-prepper/route';
    const refused = await send('POST', {
      path,
      body: { firstName: 'Rhys', lastName: 'Tolland', company: 'http://127.0.0.1:1' },
    });
    expect(refused).toMatchObject({
      status: 200,
      body: { status: 'error', error: { code: expect.any(String) as string, message: expect.any(String) as string } },
    });
    const gone = '77777777-7777-4777-8777-777777777777';
    for (const [sessionPath, body] of [
      ['/api/automation/load-session/route', { action: 'loadSingle', sessionId: gone }],
      ['/api/automation/load-session/route', { action: 'delete', sessionId: gone }],
    ] as const)
      expect((await send('POST', { path: sessionPath, body })).body).toMatchObject({
        error: 'Session not found in Airtable',
      });
  });
});
