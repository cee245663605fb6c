import type { SessionStreamEvent } from '#contract/session-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';
import { sessionStore } from './session.store.ts';
import { toOpenSession } from './session.view.ts';

interface StreamSessionInput {
  sessionId: string;
  /** Id of the reader's last event; empty for none. */
  lastEventId: string;
  signal: AbortSignal;
}

/** Polling interval in case a notification is lost. */
const lookAgainMs = 5000;

/** Streams every change of a session, from any node: new and changed lines first, then the session. */
export async function streamSession(
  ctx: TenantContext,
  { sessionId, lastEventId, signal }: StreamSessionInput,
): Promise<AsyncIterable<SessionStreamEvent>> {
  const { id } = await findSession(ctx, { sessionId, to: 'read' });
  // Whoever opens a session next passes on lines that a killed process left.
  void hearLines(ctx, { sessionId: id });
  async function* events(): AsyncGenerator<SessionStreamEvent> {
    let revision = /^\d+$/u.test(lastEventId) ? Number(lastEventId) : -1;
    let wake = (): void => undefined;
    let changed = true;
    let begun = false;
    let bought = false;
    const notice = (): void => {
      changed = true;
      wake();
    };
    const unwatch = ctx.services.live.watch(id, notice);
    const unwatchBuyers = ctx.services.live.watch(`buyers:${id}`, () => {
      bought = true;
      notice();
    });
    signal.addEventListener('abort', notice, { once: true });
    try {
      while (!signal.aborted) {
        changed = false;
        const row = await sessionStore(ctx).find(id);
        if (row === null) {
          yield { event: 'end', id: String(revision), data: { reason: 'deleted' } };
          return;
        }
        // The first event is sent at once, so that a reader knows that the stream is open.
        if (row.revision > revision || !begun) {
          begun = true;
          // A line stored between the two queries is sent with the next change, as its session is.
          const lines = (await lineStore(ctx, id).after(revision)).filter((line) => line.revision <= row.revision);
          for (const line of lines.toSorted((a, b) => a.revision - b.revision || a.number - b.number))
            yield { event: 'line', id: String(revision), data: { line } };
          revision = Math.max(revision, row.revision);
          yield { event: 'session', id: String(revision), data: toOpenSession(row, ctx) };
        }
        if (bought) {
          bought = false;
          yield { event: 'buyers', id: String(revision), data: {} };
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookAgainMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          if (changed || signal.aborted) wake();
        });
      }
    } finally {
      unwatch();
      unwatchBuyers();
    }
  }
  return events();
}
