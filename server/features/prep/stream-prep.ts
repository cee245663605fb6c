import type { PrepStreamEvent } from '#contract/prep-stream.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { prepStore } from './prep.store.ts';
import { toSection, toState } from './prep.view.ts';

interface StreamPrepInput {
  prospectId: string;
  /** Id of the reader's last event; empty for none. */
  lastEventId: string;
  signal: AbortSignal;
}

/** Polling interval in case a notification is lost. */
const lookAgainMs = 2000;

/** Resolves on the next change or when it is time to poll again. */
function nextChange(
  ctx: TenantContext,
  prepId: string,
  signal: AbortSignal,
): { wait: () => Promise<void>; stop: () => void } {
  let changed = false;
  let wake: (() => void) | null = null;
  const notice = (): void => {
    changed = true;
    wake?.();
  };
  const unwatch = ctx.services.live.watch(prepId, notice);
  signal.addEventListener('abort', notice, { once: true });
  return {
    async wait() {
      if (!changed && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookAgainMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      changed = false;
    },
    stop: unwatch,
  };
}

/** Streams what a run writes until it ends. Sections and sources are sent once per change. */
export async function streamPrep(
  ctx: TenantContext,
  { prospectId, lastEventId, signal }: StreamPrepInput,
): Promise<AsyncIterable<PrepStreamEvent>> {
  const {
    prep: { id },
  } = await findPrep(ctx, { prospectId, to: 'read' });
  const store = prepStore(ctx);
  async function* events(): AsyncGenerator<PrepStreamEvent> {
    const [, seenRun = '', seenRevision = ''] = /^([\w-]+)\.(\d+)$/u.exec(lastEventId) ?? [];
    let run = seenRun;
    let revision = seenRevision === '' ? -1 : Number(seenRevision);
    const change = nextChange(ctx, id, signal);
    try {
      for (;;) {
        if (signal.aborted) return;
        let found = await store.findSince(id, revision);
        if (found === null) return;
        const now = found.prep.runId ?? 'none';
        if (now !== run && revision >= 0) found = (await store.findSince(id, -1)) ?? found;
        if (now !== run || found.prep.revision > revision) {
          const at = (each: number): string => `${now}.${each}`;
          const written = [
            ...found.sources.map(({ revision: order, id: sourceId, kind, title, url, fetchedAt, teamOnly }) => ({
              order,
              event: 'source' as const,
              data: {
                source: {
                  id: sourceId,
                  kind,
                  title,
                  url,
                  fetchedAt: fetchedAt.toISOString(),
                  ...(teamOnly && { teamOnly }),
                },
              },
            })),
            ...found.sections.map((row) => ({
              order: row.revision,
              event: 'section' as const,
              data: { key: row.key, section: toSection(row) },
            })),
          ].sort((a, b) => a.order - b.order);
          for (const { order, ...event } of written) yield { ...event, id: at(order) };
          yield { event: 'prep', id: at(found.prep.revision), data: toState(found.prep) };
          run = now;
          revision = found.prep.revision;
        }
        if (found.prep.status !== 'queued' && found.prep.status !== 'running') {
          yield { event: 'end', id: `${run}.${revision}`, data: { status: found.prep.status } };
          return;
        }
        await change.wait();
      }
    } finally {
      change.stop();
    }
  }
  return events();
}
