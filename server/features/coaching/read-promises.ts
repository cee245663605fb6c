import type { CallPromise } from '#contract/coaching.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { toCallLines } from './call-lines.view.ts';

/** What both sides of a call took upon themselves, in the order in which they said it. */
export async function readPromises(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ promises: CallPromise[] }> {
  const { speakers } = await findSession(ctx, { sessionId, to: 'read' });
  const { lines } = await readLines(ctx, { sessionId });
  const found = findPromises(toCallLines(lines, speakers));
  return { promises: found.map(({ owner, side, text, due, line }) => ({ owner, side, text, due, lineId: line.id })) };
}
