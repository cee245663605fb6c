import type { SavedQuestion } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentQuestionStore } from './question.store.ts';

/** Saved questions, oldest first, with how they last ended. */
export async function readQuestions(ctx: TenantContext): Promise<{ questions: SavedQuestion[]; running: boolean }> {
  const store = contentQuestionStore(ctx);
  const [rows, due] = await Promise.all([store.list(), store.isDue()]);
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
  return { questions, running: due && questions.length > 0 };
}
