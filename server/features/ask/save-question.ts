import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { saveQuestion as endpoint } from '#contract/ask.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentQuestionStore } from './question.store.ts';
import { readQuestions } from './read-questions.ts';
import { runQuestions } from './run-questions.ts';

/** Saves a question and asks it at once. */
export async function saveQuestion(
  ctx: TenantContext,
  { question, expects }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const store = contentQuestionStore(ctx);
  if (expects.contentId !== null && !(await store.itemExists(expects.contentId)))
    throw new AppError('not_found', 'This content no longer exists');
  const id = await store.add(question, expects, limits.content.savedQuestions);
  if (id === null)
    throw new AppError(
      'conflict',
      `There are ${limits.content.savedQuestions} saved questions already. Delete one first.`,
    );
  await runQuestions(ctx, { only: id });
  const saved = (await readQuestions(ctx)).questions.find(({ questionId }) => questionId === id);
  if (saved === undefined) throw new AppError('gone', 'Someone has deleted this question');
  return { question: saved };
}
