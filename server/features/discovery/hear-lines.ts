import type { TenantContext } from '#server/platform/context.ts';
import { lineStore } from './line.store.ts';

/** Lines handed on at once: a pasted transcript comes as thousands. */
const most = 500;
/** A node that was killed while its listener worked keeps others from these lines no longer. */
const heldMs = 30_000;

/**
 * Hands `services.listener` what was said and noted and not handed on yet: in the order of storing, each session by one
 * node at a time. How far it came is stored once the listener is done, so a process that is killed hands the same lines
 * on again, and a listener that throws gets them with the next line. Private notes are not handed on.
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
    // Whoever wrote the line has it stored; that is what they were promised.
    ctx.log.error({ err: error, sessionId }, 'lines of a session were not taken by their listener');
  }
}
