import type { TenantContext } from '#server/platform/context.ts';
import { contentQuestionStore } from './question.store.ts';

/** A run that is not tried again ends; those that it did not reach keep what they ended with, and when. */
export async function setAsideQuestions(ctx: TenantContext): Promise<void> {
  const store = contentQuestionStore(ctx);
  const dueAt = await store.dueAt();
  if (dueAt !== null) await store.endDue(dueAt);
}
