import type { ShownCard } from '#contract/coaching.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { coachingStore } from './coaching.store.ts';

/** Says that a card was used, dismisses it, or takes that back, for everybody who has the session open. */
export async function markCard(
  ctx: TenantContext,
  { sessionId, cardId, state }: { sessionId: string; cardId: string; state: ShownCard['state'] },
): Promise<{ state: ShownCard['state'] }> {
  await findSession(ctx, { sessionId, to: 'write' });
  if (!(await coachingStore(ctx).markCard(sessionId, cardId, state)))
    throw new AppError('not_found', 'This card is gone: its line was changed or removed');
  return { state };
}
