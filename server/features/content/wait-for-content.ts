import type { ContentFailure } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentRunStore } from './content-run.store.ts';

export type Ended = ReadonlyMap<string, { stage: 'ready' | 'failed'; failure: ContentFailure | null }>;

const pollMs = 150;

/** Waits until all items have ended, or the time is up; answers those that have. A deleted one never ends. */
export async function waitForContent(ctx: TenantContext, ids: readonly string[], withinMs: number = limits.content.answerMs): Promise<Ended> {
  const runs = contentRunStore(ctx);
  for (const end = Date.now() + withinMs;;) {
    const stages = await runs.stagesOf(ids);
    const ended = new Map(stages.flatMap(({ id, stage, failure }) => (stage === 'ready' || stage === 'failed' ? [[id, { stage, failure }] as const] : [])));
    if (ended.size === stages.length || Date.now() >= end) return ended;
    await new Promise((resolve) => { setTimeout(resolve, pollMs); });
  }
}
