import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerStore } from './answer.store.ts';

/** Marks a buyer's question as answered, by mail or in a call, or as open again. */
export async function markQuestion(
  ctx: TenantContext,
  { sessionId, questionId, answered }: { sessionId: string; questionId: string; answered: boolean },
): Promise<{ answered: boolean }> {
  await findSession(ctx, { sessionId, to: 'write' });
  if (!(await answerStore(ctx).markQuestion({ sessionId, id: questionId, answered })))
    throw new AppError('not_found', 'This question no longer exists.');
  return { answered };
}
