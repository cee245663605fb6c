import type { Verbosity } from '#contract/coach-cards.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { coachingStore } from './coaching.store.ts';
import { hearSession } from './hear-session.ts';

/** How readily the coach speaks, in this session from now on; the caller's next sessions begin with it. */
export async function setVerbosity(
  ctx: TenantContext,
  { sessionId, verbosity }: { sessionId: string; verbosity: Verbosity },
): Promise<{ verbosity: Verbosity }> {
  await findSession(ctx, { sessionId, to: 'write' });
  await coachingStore(ctx).keepVerbosity(verbosity);
  await hearSession(ctx, { sessionId, lines: [], wish: (at) => ({ kind: 'verbosity', at, verbosity }) });
  return { verbosity };
}
