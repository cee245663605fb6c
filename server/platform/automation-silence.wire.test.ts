import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAutomation, type Automation } from '#server/ports/automation.ts';

type Misbehavior = (response: http.ServerResponse) => void;

let misbehave: Misbehavior;
let asked = 0;
const server = http.createServer((request, response) => {
  asked += 1;
  request.resume().once('end', () => misbehave(response));
});
let automation: Automation;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prep`;
  automation = createAutomation({
    token: '',
    addresses: { 'meeting-prepper': to, 'load-session': to },
    timeoutsMs: { 'load-session': 300 },
  });
});
afterAll(async () => {
  await automation.close();
  server.closeAllConnections();
  server.close();
});

const half = '{"status":"succ';
const cases: [what: string, how: Misbehavior, reason: 'timeout' | 'connection'][] = [
  ['says nothing', () => undefined, 'timeout'],
  ['stops in the middle', (response) => response.writeHead(200).write(half), 'timeout'],
  ['hangs up', (response) => response.destroy(), 'connection'],
  ['hangs up in the middle', (response) => response.writeHead(200).write(half, () => response.destroy()), 'connection'],
  ['sends without end', (response) => response.writeHead(200).end('x'.repeat(9 * 1024 * 1024)), 'connection'],
];

it.each(cases)('an automation that %s is given up, and asked once', async (_what, how, reason) => {
  misbehave = how;
  asked = 0;
  const timeoutMs = reason === 'timeout' ? 300 : 20_000;
  const call = automation.send('meeting-prepper', {}, { signal: new AbortController().signal, timeoutMs });
  await expect(call).rejects.toMatchObject({ name: 'AutomationFailed', reason });
  expect(asked).toBe(1);
});

it('a timeout that the operator set wins over the call’s own', async () => {
  misbehave = () => undefined;
  const signal = new AbortController().signal;
  const call = automation.send('load-session', {}, { signal, timeoutMs: 60_000 });
  await expect(call).rejects.toMatchObject({ reason: 'timeout' });
});
