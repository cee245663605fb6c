import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTestClient } from '#contract/test-client.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    MODEL_URL: 'http://127.0.0.1:9/v1',
    MODEL_NAME: 'tiny',
    MODEL_KEY: 'sk-very-secret-value',
  });
});
afterAll(() => server.close());

test('tells a member which parts are real and which settings are present, never what they hold', async () => {
  const person = await signUp(server);
  const { status, body } = await person.call(readTestClient, {});
  expect(status).toBe(200);
  expect(body.parts.find(({ name }) => name === 'Analyst')).toEqual({
    name: 'Analyst',
    embedded: false,
    by: 'Model tiny',
  });
  expect(body.parts.find(({ name }) => name === 'Payments')?.embedded).toBe(true);
  expect(body.settings).toEqual(expect.arrayContaining(['MODEL_KEY', 'MODEL_NAME', 'MODEL_URL']));
  expect(JSON.stringify(body)).not.toMatch(/sk-very|127\.0\.0\.1/u);
});
