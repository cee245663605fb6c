import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { readCapture, saveCapture } from '#contract/capture.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { addLines, addTranscript, readLines } from '#contract/session-lines.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { deleteOldWords } from './delete-old-words.ts';

describe('how long what was said in calls is kept', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const keep = (who: TestPerson, keepDays: number | null) =>
    who.call(saveCapture, { consent: 'require', browserRecognition: false, vocabulary: [], keepDays });
  const run = (who: TestPerson, signal = new AbortController().signal) =>
    deleteOldWords(jobContext(server.services, who), { signal });
  /** Creates a session with a transcript and a note whose last word is this many days old. */
  const callOf = async (who: TestPerson, days: number): Promise<string> => {
    const sessionId = (await who.call(createSession, { requestId: randomUUID() })).body.data?.sessionId ?? '';
    const text = 'Ana: We lose four hours a day at the dock.\nBen: I send you the numbers by Friday.';
    await who.call(addTranscript, { sessionId, requestId: randomUUID(), name: 'call.txt', text });
    await who.call(addLines, { sessionId, lines: [{ id: randomUUID(), kind: 'note', atMs: 1000, text: 'Calm' }] });
    await server.services.database.db.execute(
      sql`update discovery_lines set created_at = now() - ${`${days} days`}::interval where session_id = ${sessionId}`,
    );
    return sessionId;
  };
  const wordsOf = async (who: TestPerson, sessionId: string) =>
    (await who.call(readLines, { sessionId })).body.lines.map(({ text }) => text);
  const rows = async (table: string, sessionId: string) =>
    (await server.services.database.db.execute(
      sql`select to_jsonb(t)::text as row from ${sql.raw(table)} t where session_id = ${sessionId}`,
    )) as unknown as { row: string }[];

  test('words that are older go, with what quotes them; notes stay, and the session says when', async () => {
    const [who, other] = [await signUp(server), await signUp(server)];
    const [old, young, foreign] = [await callOf(who, 31), await callOf(who, 29), await callOf(other, 31)];
    expect((await wordsOf(who, old)).length).toBeGreaterThan(1);
    await run(who);
    expect((await wordsOf(who, old)).length).toBeGreaterThan(1);
    expect((await keep(who, 30)).body.keepDays).toBe(30);
    await run(who);
    expect(await wordsOf(who, old)).toEqual(['Calm']);
    expect((await who.call(readSession, { sessionId: old })).body.data.wordsDeletedAt).not.toBeNull();
    for (const table of ['discovery_lines', 'coach_cards', 'coach_suggestions', 'captured_pieces'])
      for (const { row } of await rows(table, old)) expect(row).not.toMatch(/four hours|by Friday/);
    for (const [person, sessionId] of [
      [who, young],
      [other, foreign],
    ] as const) {
      expect((await wordsOf(person, sessionId)).length).toBeGreaterThan(1);
      expect((await person.call(readSession, { sessionId })).body.data.wordsDeletedAt).toBeNull();
    }
    const told = async () =>
      (await who.call(listAuditLog, {})).body.entries.filter(({ action }) => action === 'transcripts.expired');
    expect((await told()).map(({ details }) => details)).toEqual([{ calls: '1', days: '30' }]);
    await run(who);
    expect(await told()).toHaveLength(1);
  });

  test('a run that is broken off goes on where it was; a limit that was taken back deletes nothing', async () => {
    const who = await signUp(server);
    const calls = [await callOf(who, 100), await callOf(who, 100)];
    await keep(who, 90);
    const broken = new AbortController();
    broken.abort();
    await run(who, broken.signal);
    await keep(who, null);
    await run(who);
    for (const sessionId of calls) expect((await wordsOf(who, sessionId)).length).toBeGreaterThan(1);
    await keep(who, 90);
    await run(who);
    for (const sessionId of calls) expect(await wordsOf(who, sessionId)).toEqual(['Calm']);
  });

  test.each([0, 6, 3651, 7.5])('%s days are refused, and what stood before stays', async (days) => {
    const who = await signUp(server);
    expect((await keep(who, days)).status).toBe(400);
    expect((await who.call(readCapture, {})).body.keepDays).toBeNull();
  });
});
