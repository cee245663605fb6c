import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const json = { 'content-type': 'application/json' };
const signIn = '/api/auth/sign-in/email';
const create = '/api/records/solutions/create-solution/route';
const large = 'a'.repeat(1_200_000);

/** Sends bytes as they are and reads the whole answer. */
async function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // Not ended: a client that has gone needs no answer.
  socket.write(bytes);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('every refusal under /api is JSON with a text in `error` and a fitting status', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    person = await signUp(server);
  });
  afterAll(() => server.close());

  const send = async (method: string, path: string, { body, headers }: { body?: BodyInit; headers?: object } = {}) => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: server.address, authorization: `Bearer ${person.token}`, ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    } as RequestInit);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text(), answer };
  };
  const sent = (body: BodyInit, headers: object = json) => ({ body, headers });

  test.each<[number, string, string, { body?: BodyInit; headers?: object }?]>([
    [404, 'GET', '/api'],
    [404, 'GET', '/api/'],
    [404, 'GET', '/api/no-such-call'],
    [404, 'PUT', '/api/no-such-call'],
    [404, 'GET', '/api/%'],
    [404, 'GET', '/api/auth'],
    [404, 'GET', '/api/auth/'],
    [404, 'GET', '/api/auth/no-such-call'],
    [404, 'DELETE', '/api/auth/no-such-call'],
    [404, 'GET', '/api/auth/%FF'],
    [404, 'POST', '/api/auth/sign-in/magic-link', sent('{"email":"x@y.example"}')],
    [404, 'POST', '/api/auth/organization/create', sent('{}')],
    [404, 'GET', '/api/docs/files/none.css'],
    [405, 'PUT', '/api/session'],
    [405, 'DELETE', '/api/health'],
    [405, 'GET', create],
    [405, 'GET', create.replace(/\/route$/u, '')],
    [405, 'OPTIONS', create],
    [405, 'PUT', '/api/openapi.json'],
    [405, 'GET', '/api/payments/webhook'],
    [405, 'GET', signIn],
    [405, 'PATCH', signIn, sent('{}')],
    [405, 'POST', '/api/auth/reset-password/some-token', sent('{}')],
    [400, 'POST', create, sent('{')],
    [400, 'POST', create, sent('[]')],
    [400, 'POST', create, sent('{}')],
    [400, 'POST', signIn, sent('{')],
    [400, 'POST', signIn, sent('[]')],
    [400, 'POST', signIn, sent('{"email":5}')],
    [400, 'GET', '/api/auth/magic-link/verify'],
    [400, 'POST', '/api/blob-upload/route', sent('x', { 'content-type': 'multipart/form-data; boundary=y' })],
    [400, 'POST', '/api/payments/webhook', sent('{}')],
    [415, 'POST', signIn, sent('x', { 'content-type': 'text/plain' })],
    [401, 'POST', signIn, sent('{"email":"nobody@people.example","password":"not this one"}')],
    [401, 'GET', '/api/auth/list-accounts', { headers: { authorization: 'Bearer none' } }],
    [401, 'GET', '/api/session', { headers: { authorization: 'Bearer none' } }],
  ])('%i: %s %s', async (status, method, path, options) => {
    const answer = await send(method, path, options);
    expect({ status: answer.status, type: answer.type }).toEqual({ status, type: 'application/json' });
    const body = JSON.parse(answer.text) as { error: unknown; code: unknown };
    expect(body).toMatchObject({ error: expect.stringMatching(/\w/u), code: expect.stringMatching(/\w/u) });
    expect(answer.answer.headers.has('allow')).toBe(status === 405);
  });

  test.each([
    [413, create, 'declared'],
    [413, create, 'undeclared'],
    [413, signIn, 'declared'],
    [413, signIn, 'undeclared'],
    [413, '/api/no-such-call', 'declared'],
  ])('%i: POST %s with a body of %s length', async (status, path, length) => {
    const size = length === 'declared' ? `content-length: ${large.length}` : 'transfer-encoding: chunked';
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', 'connection: close'];
    const body = length === 'declared' ? large : `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const token = path === create ? [`authorization: Bearer ${person.token}`] : [];
    const answer = await sendRaw(server.address, `${[...head, ...token, size].join('\r\n')}\r\n\r\n${body}`);
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/content-type: application\/json/iu);
    expect(bodyOf(answer)).toMatchObject({ error: expect.stringMatching(/\w/u), code: expect.stringMatching(/\w/u) });
  });

  test('a wrong method names the right ones; the identity library keeps its own fields', async () => {
    const wrong = await send('PUT', create);
    expect(wrong.answer.headers.get('allow')).toBe('POST');
    expect(JSON.parse(wrong.text)).toMatchObject({ error: 'This call takes POST', code: 'wrong_method' });
    const refused = await send('POST', signIn, sent('{"email":"nobody@people.example","password":"not this one"}'));
    expect(JSON.parse(refused.text)).toEqual({
      error: 'Invalid email or password',
      message: 'Invalid email or password',
      code: 'INVALID_EMAIL_OR_PASSWORD',
    });
  });

  test('too many tries are refused with a text too', async () => {
    const headers = { ...json, 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 40 && !statuses.includes(429); tries += 1) {
      const answer = await send('POST', signIn, sent('{"email":"a@b.example","password":"wrong"}', headers));
      statuses.push(answer.status);
      expect(JSON.parse(answer.text)).toMatchObject({ error: expect.stringMatching(/\w/u) });
    }
    expect(statuses).toContain(429);
  });

  test.each([
    ['a host that is none', 400, 'GET /api/session HTTP/1.1\r\nhost: no host\r\nconnection: close\r\n\r\n'],
    ['a path that is none', 400, 'GET /api/\\x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
    ['no HTTP', 400, 'SAY hello /api/session\r\n\r\n'],
    ['large headers', 431, `GET /api/session HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('what cannot be read as a request: %s, %i', async (_what, status, bytes) => {
    const answer = await sendRaw(server.address, bytes);
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/content-type: application\/json/iu);
    expect(bodyOf(answer)).toMatchObject({ error: expect.stringMatching(/\w/u) });
  });
});
