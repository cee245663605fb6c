import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { sessionStore } from './session.store.ts';

/**
 * Ends a call, or lets it go on. Only its clock stops: what completes a session is a stored solution (decision A101), and
 * notes and fields can still be written. A call that goes on counts from its start, as the moments of its lines do.
 */
export async function endSession(
  ctx: TenantContext,
  { sessionId, ended }: { sessionId: string; ended: boolean },
): Promise<{ endedAt: string | null }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const changed = await sessionStore(ctx).change(sessionId, ({ beganAt, endedAt }) => {
    if (beganAt === null || (endedAt !== null) === ended) return { set: {}, answer: endedAt };
    const at = ended ? new Date() : null;
    return { set: { endedAt: at }, answer: at };
  });
  if (changed === null) throw new AppError('not_found', 'Session not found in Airtable');
  return { endedAt: changed.answer?.toISOString() ?? null };
}
