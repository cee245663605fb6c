import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration, readSession } from '#contract/identity.ts';
import { getOrgMembers } from '#contract/members.ts';
import { createApp } from '#server/app.ts';
import { callServer, signUp } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { listen } from './listen.ts';

describe('what every answer carries and how many calls are taken', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT_USER: '5', RATE_LIMIT_ADDRESS: '40' });
  });
  afterAll(() => server.close());

  test('an answer forbids foreign scripts, framing and guessing of types, and asks for https', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const { services } = server;
    const secure = await listen(
      createApp({ ...services, environment: { ...services.environment, publicUrl: 'https://sales.example' } }).fetch,
      services.environment,
    );
    for (const path of [readConfiguration.path, '/api/no-such-call', '/dashboard']) {
      const { headers } = await fetch(secure.address + path, { headers: from });
      const policy = headers.get('content-security-policy') ?? '';
      // Besides our own files, only scripts that the build inlined, by hash.
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}')*;/u);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
    // A built file carries only what applies to a file: there are dozens of them to a page.
    const [asset = ''] = /\/assets\/[^"]+\.js/u.exec(await (await fetch(`${secure.address}/dashboard`)).text()) ?? [];
    const built = await fetch(secure.address + asset, { headers: from });
    expect(built.status).toBe(200);
    expect(built.headers.get('x-content-type-options')).toBe('nosniff');
    expect(built.headers.get('cache-control')).toContain('immutable');
    expect(built.headers.get('content-security-policy')).toBeNull();
    expect(built.headers.get('last-modified')).toBeNull();
    await secure.stopListening(0);
    const plain = await fetch(server.address + readConfiguration.path, { headers: from });
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  test('one person has a limit of their own, and is told when to come back', async () => {
    const [one, other] = await Promise.all([
      signUp(server, { organization: null }),
      signUp(server, { organization: null }),
    ]);
    const statuses = [];
    for (let each = 0; each < 5; each += 1)
      statuses.push((await one.call(readSession, {}, { 'x-forwarded-for': `203.0.113.${each}` })).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await fetch(server.address + readSession.path, {
      headers: { authorization: `Bearer ${one.token}`, 'x-forwarded-for': '203.0.113.8' },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    expect((await other.call(readSession, {}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  });

  test('one organization has a limit whoever of it calls; another is not held back', async () => {
    const limited = await startTestServer({ RATE_LIMIT_ORGANIZATION: '6' });
    const [admin, stranger] = [await signUp(limited), await signUp(limited)];
    const colleague = await joinTeam(limited, admin);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 === 0 ? admin : colleague).call(getOrgMembers, {}, { 'x-organization-id': admin.organizationId }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    const refused = await fetch(limited.address + getOrgMembers.path, {
      headers: { authorization: `Bearer ${colleague.token}`, 'x-organization-id': admin.organizationId },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/^Too many requests. Nothing was changed. Try again in \d+ seconds?\.$/),
    });
    expect((await stranger.call(getOrgMembers, {})).status).toBe(200);
    // Callers outside the organization don't use up its share.
    expect((await stranger.call(getOrgMembers, {}, { 'x-organization-id': admin.organizationId })).status).toBe(403);
    await limited.close();
  });

  test('one address has a limit whoever calls from it; another is not held back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => callServer(server, getOrgMembers, {}, { 'x-forwarded-for': '198.51.100.1' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await callServer(server, readConfiguration, {}, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  });

  test('a request larger than 1 MB is refused before it is read', async () => {
    const answer = await fetch(`${server.address}/api/preps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
      body: JSON.stringify({ company: 'x'.repeat(1_100_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  });
});
