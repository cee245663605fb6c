import type { SessionLine } from '#contract/session-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { lineStore } from './line.store.ts';

/** Returns all lines, without removed ones and other people's private notes. */
export async function readLines(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ lines: SessionLine[]; revision: number }> {
  const { revision } = await findSession(ctx, { sessionId, to: 'read' });
  const lines = await lineStore(ctx, sessionId).after(-1);
  return { lines: lines.filter(({ removed }) => !removed), revision };
}
