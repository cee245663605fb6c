import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { hearSession } from './hear-session.ts';

/** Keeps the coach silent for so many minutes of the call's clock; 0 lets it speak again. */
export async function snoozeCoach(
  ctx: TenantContext,
  { sessionId, minutes }: { sessionId: string; minutes: number },
): Promise<{ snoozedForMs: number }> {
  const { beganAt } = await findSession(ctx, { sessionId, to: 'write' });
  const clock = beganAt === null ? 0 : (Date.now() - beganAt.getTime()) / 1000;
  const snoozedForMs = minutes * 60_000;
  await hearSession(ctx, {
    sessionId,
    lines: [],
    wish: (heard) => {
      // A call that is read afterwards has a clock of its own: its last word is its present.
      const at = clock > heard && clock - heard < 600 ? clock : heard;
      const wallUntil = new Date(Date.now() + snoozedForMs).toISOString();
      return { kind: 'snooze', at, until: minutes === 0 ? 0 : at + minutes * 60, wallUntil };
    },
  });
  return { snoozedForMs };
}
