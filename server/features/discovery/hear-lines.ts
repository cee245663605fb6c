import type { TenantContext } from '#server/platform/context.ts';
import { lineStore } from './line.store.ts';

/** Lines passed on at once, since a pasted transcript has thousands. */
const most = 500;
/** Lease after which other nodes may take over from a listener whose node was killed. */
const heldMs = 30_000;

/**
 * Passes new lines to `services.listener` in stored order, each session on one node at a time.
 * Progress is stored when the listener finishes, so after a crash or an error the same lines are passed on again.
 * Private notes are excluded.
 */
export async function hearLines(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<void> {
  const { listener } = ctx.services;
  if (listener === null) return;
  const store = lineStore(ctx, sessionId);
  try {
    for (;;) {
      const until = new Date(Date.now() + heldMs);
      const taken = await store.takeUnheard(most, until);
      if (taken === null) return;
      let heard: number | null = null;
      try {
        await listener(ctx, { sessionId, lines: taken.lines.filter(({ kind }) => kind !== 'private-note') });
        heard = taken.last;
      } finally {
        await store.release(until, heard);
      }
    }
  } catch (error) {
    // The line itself is stored, as its author was told.
    ctx.log.error({ err: error, sessionId }, 'lines of a session were not taken by their listener');
  }
}
