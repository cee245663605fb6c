import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { createCall } from './call.ts';
import { CallError } from './call-error.ts';
import { createTokenSource } from './token.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let origin: string;
let seen: Seen[];
let answer: (request: Seen, response: ServerResponse) => void;
let sessionTokens: (string | null)[];
let signedOut: number;

beforeEach(async () => {
  seen = [];
  sessionTokens = ['t1'];
  signedOut = 0;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = request.url ?? '';
    if (url === '/api/auth/get-session') {
      const token = sessionTokens.length > 1 ? sessionTokens.shift() : sessionTokens[0];
      response
        .setHeader('content-type', 'application/json')
        .end(token ? JSON.stringify({ session: { token }, user: {} }) : 'null');
      return;
    }
    const one = { method: request.method ?? '', url, headers: request.headers, body };
    seen.push(one);
    answer(one, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function makeCall(retry?: { attempts: number; baseDelayMs: number; maxDelayMs: number }) {
  return createCall({
    origin,
    tokens: createTokenSource(origin),
    onSignedOut: () => {
      signedOut += 1;
    },
    ...(retry ? { retry } : {}),
  });
}
function json(status: number, body: unknown) {
  return (_: Seen, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}
async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

const thing = z.object({ id: z.string() });
const readThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'member',
  summary: '',
  input: z.object({ id: z.string(), filter: z.string().optional() }),
  output: thing,
});
const editThing = endpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  access: 'member',
  summary: '',
  query: ['mode'],
  input: z.object({ id: z.string(), mode: z.string(), name: z.string() }),
  output: thing,
});
const dropThing = endpoint({
  method: 'DELETE',
  path: '/api/things',
  access: 'member',
  summary: '',
  query: ['id'],
  input: z.object({ id: z.string() }),
  output: thing,
});
const slowThing = endpoint({
  method: 'GET',
  path: '/api/slow',
  access: 'public',
  summary: '',
  timeoutMs: 600,
  input: z.object({}),
  output: thing,
});
const hook = endpoint({
  method: 'POST',
  path: '/api/automation/client/route',
  access: 'member',
  summary: '',
  timeoutMs: 30_000,
  input: z.object({ id: z.string() }),
  output: z.looseObject({ status: z.string() }),
});
/** Long enough for a response that arrives, even on a loaded machine. */
const patientHook = { ...hook, timeoutMs: 1500 };

test('keys of the path, the query and the body travel where the endpoint says', async () => {
  answer = json(200, { id: 'x' });
  const call = makeCall();
  await call(readThing, { id: 'a/b', filter: 'ü &' }, { organizationId: 'org1' });
  await call(editThing, { id: '1', mode: 'fast', name: 'N' });
  await call(dropThing, { id: '9' });
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/things/a%2Fb?filter=%C3%BC+%26', ''],
    ['PATCH', '/api/things/1?mode=fast', '{"name":"N"}'],
    ['DELETE', '/api/things?id=9', ''],
  ]);
  expect(seen[0]?.headers['authorization']).toBe('Bearer t1');
  expect(seen[0]?.headers['x-organization-id']).toBe('org1');
});

test('a 401 refreshes the token once and repeats the call', async () => {
  sessionTokens = ['old', 'new'];
  answer = (request, response) =>
    (request.headers['authorization'] === 'Bearer new'
      ? json(200, { id: 'x' })
      : json(401, { error: 'no', code: 'unauthenticated' }))(request, response);
  await expect(makeCall()(readThing, { id: '1' })).resolves.toEqual({ id: 'x' });
  expect(seen).toHaveLength(2);
  expect(signedOut).toBe(0);
});

test('a session that is over is said in the stated words and told once', async () => {
  answer = json(401, { error: 'no', code: 'unauthenticated' });
  const error = await failureOf(makeCall()(readThing, { id: '1' }));
  expect([error.message, error.category, error.status]).toEqual(['Authentication token not available', 'AUTH', 401]);
  expect(seen).toHaveLength(2);
  expect(signedOut).toBe(1);
});

test('a 401 of the automation itself is its error: asked once, and nobody is signed out', async () => {
  const refusals = [json(401, { error: 'HTTP error! Status: 401', code: 'automation_refused' }), json(401, 'no token')];
  for (answer of refusals) {
    seen = [];
    const error = await failureOf(makeCall()(hook, { id: '1' }));
    expect([error.message, seen.length, signedOut]).toEqual(['HTTP error! Status: 401', 1, 0]);
  }
  answer = json(401, { error: 'no', code: 'unauthenticated' });
  expect((await failureOf(makeCall()(hook, { id: '1' }))).message).toBe('Authentication token not available');
});

test('nobody signed in: nothing is sent', async () => {
  sessionTokens = [null];
  const error = await failureOf(makeCall()(readThing, { id: '1' }));
  expect(error.message).toBe('Authentication token not available');
  expect(seen).toHaveLength(0);
});

test('an error body gives its text, code, category and request id', async () => {
  answer = json(409, { error: 'Taken', code: 'conflict', requestId: 'r1' });
  const error = await failureOf(makeCall()(readThing, { id: '1' }));
  expect([error.message, error.code, error.category, error.status, error.requestId]).toEqual([
    'Taken',
    'conflict',
    'VALIDATION',
    409,
    'r1',
  ]);
});

test('an HTML page in place of JSON never reaches the screen', async () => {
  answer = (_, response) => {
    response.writeHead(502).end('<html>Bad gateway</html>');
  };
  expect((await failureOf(makeCall()(readThing, { id: '1' }))).message).toBe('HTTP error! status: 502');
  answer = (_, response) => {
    response.writeHead(200).end('<html>');
  };
  expect((await failureOf(makeCall()(readThing, { id: '1' }))).message).toBe('Failed to parse JSON response');
});

test('an answer of another shape is an invalid response', async () => {
  answer = json(200, { id: 7 });
  const error = await failureOf(makeCall()(readThing, { id: '1' }));
  expect([error.message, error.category]).toEqual(['Invalid response format', 'VALIDATION']);
});

test('a slow server and a stopped server are network failures', async () => {
  answer = () => undefined;
  expect([(await failureOf(makeCall()(slowThing, {}))).code]).toEqual(['timeout']);
  const call = makeCall();
  server.closeAllConnections();
  server.close();
  expect((await failureOf(call(slowThing, {}))).category).toBe('NETWORK');
});

test('a call that its caller gave up rejects with the abort, not with a failure to show', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const pending = makeCall()(readThing, { id: '1' }, { signal: stop.signal });
  setTimeout(() => {
    stop.abort();
  }, 30);
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test('a webhook answers with the texts of the error catalogue', async () => {
  const call = makeCall();
  answer = (_, response) => {
    response.writeHead(400).end('No client');
  };
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe(
    'automation webhook rejected request (400): No client',
  );
  answer = (_, response) => {
    response.writeHead(400).end();
  };
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe(
    'automation webhook rejected request (400): Invalid payload format',
  );
  answer = json(503, { error: 'x' });
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe('HTTP error! Status: 503');
  answer = json(502, { error: 'HTTP error! Status: 302', code: 'automation_refused' });
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe('HTTP error! Status: 302');
  answer = json(200, { status: 'error', error: { code: 'INVALID_URL', message: 'bad address' } });
  await expect(call(hook, { id: '1' })).resolves.toEqual({
    status: 'error',
    error: { code: 'INVALID_URL', message: 'bad address' },
  });
  answer = json(200, { status: 'error', error: { code: 'QUOTA', message: 'Used up' } });
  const quota = await failureOf(call(hook, { id: '1' }));
  expect([quota.message, quota.category, quota.code]).toEqual(['Used up', 'API', 'QUOTA']);
  answer = json(200, { status: 'error' });
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe('API Error');
  answer = (_, response) => {
    response.writeHead(200).end('not json');
  };
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe('Invalid response format');
  // The server itself may fail to parse an automation's response.
  answer = json(502, { error: 'Invalid response format', code: 'invalid_answer' });
  const unreadable = await failureOf(call(hook, { id: '1' }));
  expect([unreadable.message, unreadable.category]).toEqual(['Invalid response format', 'VALIDATION']);
  answer = json(504, { error: 'Request timeout after all retries', code: 'upstream_timeout' });
  const late = await failureOf(call(hook, { id: '1' }));
  expect([late.message, late.category]).toEqual(['Request timeout after all retries', 'NETWORK']);
  answer = json(200, { state: 1 });
  expect((await failureOf(call(hook, { id: '1' }))).message).toBe('Response validation failed');
});

test('a webhook is tried once unless the setting is raised', async () => {
  answer = () => undefined;
  const error = await failureOf(makeCall()(patientHook, { id: '1' }));
  expect([error.message, error.category, seen.length]).toEqual(['Request timeout after all retries', 'NETWORK', 1]);
  seen = [];
  answer = (request, response) => {
    if (seen.length === 3) json(200, { status: 'ok' })(request, response);
  };
  await expect(makeCall({ attempts: 3, baseDelayMs: 5, maxDelayMs: 8 })(patientHook, { id: '1' })).resolves.toEqual({
    status: 'ok',
  });
  expect(seen).toHaveLength(3);
  expect(
    (await failureOf(makeCall({ attempts: 0, baseDelayMs: 1, maxDelayMs: 1 })(patientHook, { id: '1' }))).message,
  ).toBe('Unexpected end of makeApiRequest');
});

test('a caller may set the attempts and the timeout of one call', async () => {
  answer = () => undefined;
  const call = makeCall({ attempts: 1, baseDelayMs: 5, maxDelayMs: 8 });
  const began = performance.now();
  const error = await failureOf(call(hook, { id: '1' }, { attempts: 2, timeoutMs: 200 }));
  expect([error.code, seen.length]).toEqual(['timeout', 2]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a webhook that can’t be reached has a code of its own, so that no query repeats it', async () => {
  const call = makeCall();
  answer = (_, response) => {
    response.destroy();
  };
  expect([(await failureOf(call(hook, { id: '1' }))).code, seen.length]).toEqual(['webhook_unreachable', 1]);
  expect((await failureOf(call(slowThing, {}))).code).toBe('unreachable');
});

test('an error keeps the details that the server gave, also one of a webhook', async () => {
  const details = { requestedClientId: 'a', userClientId: 'b' };
  answer = json(403, { error: 'Forbidden', code: 'forbidden', details });
  const call = makeCall();
  for (const asked of [call(readThing, { id: '1' }), call(hook, { id: '1' })])
    expect((await failureOf(asked)).details).toEqual(details);
  answer = json(403, { error: 'Forbidden', details: 'none' });
  expect((await failureOf(call(hook, { id: '1' }))).details).toEqual({});
});
