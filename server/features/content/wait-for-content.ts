import type { ContentFailure } from '#contract/content.ts';
import type { UnreadPages } from '#contract/records-content.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentRunStore } from './content-run.store.ts';

interface End {
  stage: 'ready' | 'failed';
  failure: ContentFailure | null;
  note: string | null;
  unread: UnreadPages | null;
}
export type Ended = ReadonlyMap<string, End>;

const pollMs = 150;

/** Waits until all items have ended or time is up; returns those that ended. A deleted item never ends. */
export async function waitForContent(
  ctx: TenantContext,
  ids: readonly string[],
  withinMs: number = limits.content.answerMs,
): Promise<Ended> {
  const runs = contentRunStore(ctx);
  for (const end = Date.now() + withinMs; ;) {
    const stages = await runs.stagesOf(ids);
    const ended = new Map(
      stages.flatMap(({ id, stage, ...rest }) =>
        stage === 'ready' || stage === 'failed' ? [[id, { stage, ...rest }] as const] : [],
      ),
    );
    if (ended.size === stages.length || Date.now() >= end) return ended;
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
}
