import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentQuestionStore } from './question.store.ts';

/** Deletes a saved question. */
export async function deleteQuestion(
  ctx: TenantContext,
  { questionId }: { questionId: string },
): Promise<{ success: boolean }> {
  const success = z.uuid().safeParse(questionId).success && (await contentQuestionStore(ctx).remove(questionId));
  if (!success) throw new AppError('not_found', 'This question no longer exists');
  return { success };
}
