import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/app.ts';
import { makeApiKey } from '#server/access/known-keys.ts';
import { apiKeyStore } from '#server/access/api-key.store.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { shownCalls, type ApiDocument } from './calls.view.ts';

describe('the API reference', () => {
  let server: TestServer;
  let document: ApiDocument;
  beforeAll(async () => {
    server = await startTestServer();
    document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as ApiDocument;
  });
  afterAll(() => server.close());

  test('is a page of our own server that names every call and loads nothing from elsewhere', async () => {
    const answer = await fetch(`${server.address}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
    for (const { endpoint } of routes) expect(page).toContain(endpoint.path.replace(/:(\w+)/g, '{$1}'));
    const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(loaded.filter((to) => !/^[/#]/.test(to))).toEqual([]);
    expect(page).not.toMatch(/<style|<script>|style="/);
    for (const name of ['page.css', 'search.js'])
      expect((await fetch(`${server.address}/api/docs/files/${name}`)).status).toBe(200);
    expect((await fetch(`${server.address}/api/docs/files/page.view.ts`)).status).toBe(404);
  });

  test('tells the twin of a path, the scope of a call and what no key does', () => {
    const calls = new Map(shownCalls(document, server.address).map((call) => [`${call.method} ${call.path}`, call]));
    expect(calls.get('GET /api/records/sessions/fetch-by-client')).toMatchObject({
      twin: '/api/records/sessions/fetch-by-client/route',
      who: 'Scope: Read',
    });
    expect(calls.get('POST /api/team/invitations/{invitationId}/resend')?.who).toBe('Scope: Admin. Admins only');
    expect(calls.get('POST /api/api-keys')?.who).toBe('Signed in only: no API key makes this call');
    expect(calls.get('GET /api/configuration')?.who).toBe('No key needed');
    expect(calls.get('POST /api/blob-upload/route')?.curl).toContain("-F 'file=@logo.png'");
  });

  test('each example of a call without a body works as it stands, with a key; each with a body is whole', async () => {
    const seller = await signUp(server);
    const { key, keyHash, ending } = makeApiKey(seller.organizationId);
    await apiKeyStore({ services: server.services, organizationId: seller.organizationId }).add(
      {
        userId: seller.userId,
        name: 'Examples',
        keyHash,
        ending,
        scopes: ['read', 'write', 'admin'],
        expiresAt: new Date(Date.now() + 1e6),
      },
      1,
    );
    const ours = (curl: string): string => curl.replaceAll('ORGANIZATION', seller.organizationId);
    const examples = shownCalls(document, server.address);
    const run = promisify(execFile);
    const lists = examples.filter(
      ({ method, path, who, parameters }) =>
        method === 'GET' &&
        who === 'Scope: Read' &&
        !path.includes('{') &&
        !/: .*\((query)\)/.test(parameters.replace(/^.*\?: .*$/gm, '')),
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { curl, path } of lists) {
      const { stdout } = await run('sh', ['-c', `${ours(curl)} -s -o /dev/null -w '%{http_code}'`], {
        env: { ...process.env, DEALWRIGHT_KEY: key },
      });
      expect([path, stdout]).toEqual([path, '200']);
    }
    for (const { curl, body } of examples)
      if (body.startsWith('{')) {
        const [, sent = ''] = /-d '([\s\S]*)'$/.exec(curl) ?? [];
        expect(() => JSON.parse(sent.replaceAll(String.raw`'\''`, "'")) as unknown).not.toThrow();
      }
  });
});
