import type { Suggestion } from '#contract/coaching.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { coachingStore } from './coaching.store.ts';

/** Accepts or clears what a call said of a field. The field itself is written by whoever accepts, as if they typed it. */
export async function markSuggestion(
  ctx: TenantContext,
  { sessionId, ...mark }: { sessionId: string } & Pick<Suggestion, 'field' | 'lineId' | 'state'>,
): Promise<{ state: Suggestion['state'] }> {
  await findSession(ctx, { sessionId, to: 'write' });
  if (!(await coachingStore(ctx).markSuggestion(sessionId, mark)))
    throw new AppError('not_found', 'This suggestion is gone: its line was changed or removed');
  return { state: mark.state };
}
