import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { scheduleCharge } from './schedule-charge.ts';
import { sessionStore } from './session.store.ts';

/**
 * Starts the clock and reserves a session when capture starts or the first own line is typed. `elapsedMs` backdates the
 * start for lines first stored on a device; `over` ends the call now. A session that began is never refused again.
 */
export async function beginSession(
  ctx: TenantContext,
  { sessionId, elapsedMs = 0, over = false }: { sessionId: string; elapsedMs?: number; over?: boolean },
): Promise<{ clockMs: number }> {
  const found = await findSession(ctx, { sessionId, to: 'write' });
  if (found.beganAt === null) {
    await reserveUsage(ctx, { runId: sessionId, kind: 'discovery' });
    await scheduleCharge(ctx, { sessionId });
  }
  const begun = await sessionStore(ctx).change(sessionId, ({ beganAt, status }) => {
    if (beganAt !== null) return { set: {}, answer: beganAt };
    const now = Date.now();
    const at = new Date(now - elapsedMs);
    const ended = over ? { endedAt: new Date(now) } : {};
    return { set: { beganAt: at, status: status === 'draft' ? 'in_progress' : status, ...ended }, answer: at };
  });
  if (begun === null) throw new AppError('not_found', 'Session not found in Airtable');
  return { clockMs: Math.max(0, Date.now() - begun.answer.getTime()) };
}
