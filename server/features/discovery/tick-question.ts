import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { sessionStore } from './session.store.ts';

/** Checks a prepared question off with the current time, or unchecks it. */
export async function tickQuestion(
  ctx: TenantContext,
  { sessionId, questionId, asked }: { sessionId: string; questionId: string; asked: boolean },
): Promise<{ success: boolean }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const ticked = await sessionStore(ctx).change(sessionId, ({ questions }) => {
    const known = questions.find(({ id }) => id === questionId);
    if (known === undefined) return { set: {}, answer: false };
    if ((known.askedAt !== null) === asked) return { set: {}, answer: true };
    const askedAt = asked ? new Date().toISOString() : null;
    return {
      set: { questions: questions.map((each) => (each === known ? { ...each, askedAt } : each)) },
      answer: true,
    };
  });
  if (ticked?.answer !== true) throw new AppError('not_found', 'This question isn’t part of the session');
  return { success: true };
}
