import type { CoachCard } from '#contract/coach-cards.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { hearSession } from './hear-session.ts';

/** The best card for what the prospect said last, whatever the pace; null: there is nothing to say that was not shown. */
export async function askForHelp(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ card: CoachCard | null }> {
  await findSession(ctx, { sessionId, to: 'write' });
  // What was stored a moment ago may not have come to the coach yet.
  const { lines } = await readLines(ctx, { sessionId });
  return { card: await hearSession(ctx, { sessionId, lines, wish: (at) => ({ kind: 'help', at }) }) };
}
