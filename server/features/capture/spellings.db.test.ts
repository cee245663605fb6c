import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#contract/discovery.ts';
import { addLines, addTranscript, changeWord, readLines } from '#contract/session-lines.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a word that is corrected in all lines is spelled so in what is pasted later; a typed note stays as typed', async () => {
  const rep = await signUp(server);
  const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  const paste = (text: string) => rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
  const texts = async () => (await rep.call(readLines, { sessionId })).body.lines.map(({ text }) => text);
  await paste('00:02 Marisol Vega: Is that Dale?\n00:09 Kristi Oleson: And Kristi’s on too.');
  const changed = await rep.call(changeWord, { sessionId, from: 'Kristi', to: 'Christie' });
  expect(changed.body).toEqual({ changed: 1 });
  await paste('05:00 Dale Brandvold: Kristi has the list.');
  await rep.call(addLines, {
    sessionId,
    lines: [{ id: randomUUID(), kind: 'note', atMs: 400_000, text: 'Kristi likes it' }],
  });
  expect((await texts()).slice(-2)).toEqual(['Christie has the list.', 'Kristi likes it']);
  // Corrected back, it is heard as it is said.
  await rep.call(changeWord, { sessionId, from: 'Christie', to: 'Kristi' });
  await paste('06:00 Dale Brandvold: Ask Kristi.');
  expect((await texts()).at(-1)).toBe('Ask Kristi.');
});
