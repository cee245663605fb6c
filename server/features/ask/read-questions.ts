import type { OutputOf } from '#contract/endpoint.ts';
import type { listSavedQuestions, SavedQuestion } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentQuestionStore, wasAskedSince } from './question.store.ts';

/** Saved questions, oldest first, with how they last ended, and how far a run of all is. */
export async function readQuestions(ctx: TenantContext): Promise<OutputOf<typeof listSavedQuestions>> {
  const store = contentQuestionStore(ctx);
  const [rows, dueAt] = await Promise.all([store.list(), store.dueAt()]);
  const questions = rows.map(
    ({ id, question, expects, expectsName, createdAt, lastRun, passedBefore }): SavedQuestion => ({
      questionId: id,
      question,
      expects,
      expectsName,
      createdAt: createdAt.toISOString(),
      lastRun,
      passedBefore,
    }),
  );
  const asked = dueAt === null ? rows.length : rows.filter((row) => wasAskedSince(row, dueAt)).length;
  return { questions, running: asked < rows.length, asked };
}
