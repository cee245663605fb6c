import { limits } from '#contract/limits.ts';
import type { UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findConfirmation } from './confirmation.store.ts';

/** Guards calls whose effect outlives a session, so that someone who stole a session can't make them (decision 019). */
export async function requireConfirmed({ services, sessionId, userId }: UserContext): Promise<void> {
  if (services.environment.testMode && sessionId === '') return;
  const found = await findConfirmation(services.database.db, { sessionId, userId });
  if (found.confirmed) return;
  if (found.hasProof)
    throw new AppError('forbidden', 'Enter your password or a code from your app first. Nothing was changed.', {
      reason: 'CONFIRM_FIRST',
    });
  if (found.signedInAt === null || found.signedInAt.getTime() + limits.signIn.recentMs < Date.now())
    throw new AppError('forbidden', 'Sign in again first: your last sign-in is too old. Nothing was changed.', {
      reason: 'SIGN_IN_AGAIN',
    });
}
