import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteQuestion, listGaps, listSavedQuestions, runQuestions, saveQuestion } from '#contract/ask.ts';
import { processDocument } from '#contract/content.ts';
import { contentIndex, contentQuestions } from '#server/db/schema/content.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { runQuestions as runAll } from './run-questions.ts';

const proof =
  'Waymark Proof keeps temperature records and proofs of delivery of every consignment for seven years in one place.';

describe('saved questions', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const read = async (who: TestPerson) => (await who.call(listSavedQuestions, {})).body;
  const askedAt = async (who: TestPerson): Promise<string[]> =>
    (await read(who)).questions.map(({ lastRun }) => lastRun?.at ?? '');
  /** Somebody with one document and three saved questions that are not being asked. */
  const withQuestions = async (): Promise<TestPerson> => {
    const who = await signUp(server);
    await who.call(processDocument, batch(who, [textFile('proof.txt', proof)]));
    for (const what of ['temperature records', 'proofs of delivery', 'spare keys'])
      await who.call(saveQuestion, { question: `How long are ${what} kept?` });
    await until(async () => ((await read(who)).running ? null : true));
    return who;
  };

  test('saved questions are asked again after each change, and what is missing is a gap', async () => {
    const who = await signUp(server);
    const { documents } = (await who.call(processDocument, batch(who, [textFile('proof.txt', proof)]))).body;
    const contentId = documents[0]?.DocumentId ?? '';
    const saved = await who.call(saveQuestion, {
      question: 'How long are temperature records kept?',
      expects: { outcome: 'answer', contentId, page: null },
    });
    expect(saved.body.question.lastRun).toMatchObject({ passed: true, detail: 'Answered from proof.txt.' });
    await who.call(processDocument, { action: 'delete', documentIds: [contentId] });
    const failed = await until(async () => {
      const { questions } = (await who.call(listSavedQuestions, {})).body;
      return questions[0]?.lastRun?.passed === false ? questions[0] : null;
    });
    expect(failed).toMatchObject({
      passedBefore: true,
      expectsName: null,
      lastRun: { detail: 'The content that should answer it was deleted.', answer: null },
    });
    const { gaps } = (await who.call(listGaps, {})).body;
    expect(gaps.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'No pricing content',
        'No case study',
        'No answer to “How long are temperature records kept?”',
      ]),
    );
    await who.call(processDocument, batch(who, [textFile('case-harrow.md', 'Harrow Mills bakes twice as much.')]));
    await until(async () => {
      const { gaps: left } = (await who.call(listGaps, {})).body;
      return left.some(({ text }) => text === 'No case study') ? null : left;
    });
    expect((await who.call(deleteQuestion, { questionId: saved.body.question.questionId })).body).toEqual({
      success: true,
    });
  });

  test('a hundred questions are saved at most, also when twenty come at the same moment', async () => {
    const who = await signUp(server);
    await server.services.database.tenant(who.organizationId, (db) =>
      db.insert(contentQuestions).values(
        Array.from({ length: 90 }, (_, at) => ({
          organizationId: who.organizationId,
          userId: who.userId,
          question: `Question ${at}?`,
          expects: { outcome: 'answer' as const, contentId: null, page: null },
        })),
      ),
    );
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, at) => who.call(saveQuestion, { question: `What is ${at}?` })),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    expect((await who.call(listSavedQuestions, {})).body.questions).toHaveLength(100);
  });

  test('asked for by two at once, one run asks each of them once more, and tells how far it is', async () => {
    const who = await withQuestions();
    const before = await askedAt(who);
    const answers = await Promise.all([who.call(runQuestions, {}), who.call(runQuestions, {})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toMatchObject({ running: true });
    const { asked, questions } = await until(async () => {
      const now = await read(who);
      return now.running ? null : now;
    });
    expect(asked).toBe(3);
    expect(questions.every(({ lastRun }, at) => (lastRun?.at ?? '') > (before[at] ?? ''))).toBe(true);
  });

  test('a run that was broken off goes on with those that it had not asked', async () => {
    const who = await withQuestions();
    const before = await askedAt(who);
    const { organizationId, userId } = who;
    // As a run leaves it that ended after the first two.
    await server.services.database.tenant(organizationId, async (db) => {
      await db.update(contentIndex).set({ questionsDueAt: new Date(Date.parse(before[0] ?? '') - 60_000) });
      await db.execute(
        sql`update content_questions set last_run = last_run || '{"at":"2020-01-01T00:00:00.000Z"}'::jsonb where question like '%spare keys%'`,
      );
    });
    expect(await read(who)).toMatchObject({ running: true, asked: 2 });
    const cut = new AbortController();
    cut.abort();
    const context = jobContext(server.services, { organizationId, userId });
    await expect(runAll(context, { signal: cut.signal })).rejects.toThrow();
    expect(await read(who)).toMatchObject({ running: true, asked: 2 });
    await runAll(context, {});
    const after = await askedAt(who);
    expect(await read(who)).toMatchObject({ running: false, asked: 3 });
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).not.toBe('2020-01-01T00:00:00.000Z');
  });
});
