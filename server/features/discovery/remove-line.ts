import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';

/** Removes a line and deletes its text at once. */
export async function removeLine(
  ctx: TenantContext,
  { sessionId, lineId }: { sessionId: string; lineId: string },
): Promise<{ success: boolean }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const line = await lineStore(ctx, sessionId).rewrite(lineId, { text: null });
  void hearLines(ctx, { sessionId });
  return { success: line !== null };
}
