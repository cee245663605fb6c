import type { UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { deleteSignIn } from './sign-in.store.ts';

/** Signs the caller out on one device; its next call is refused. */
export async function revokeSignIn(ctx: UserContext, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await deleteSignIn(ctx.services.database.db, ctx.userId, id)))
    throw new AppError('not_found', 'That sign-in has already ended');
  return { success: true };
}
