import { changeLine } from '#server/features/discovery/change-line.ts';
import { removeLine } from '#server/features/discovery/remove-line.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { captureStore } from './capture.store.ts';
import { withoutEcho } from './echo-words.ts';

/**
 * Removes the prospect's words from microphone lines in this range: the tab's piece may arrive after the microphone
 * piece that picked up its sound. Runs after storing, so that the later of two pieces sees both. Returns whether there
 * were any.
 */
export async function clearEchoes(
  ctx: TenantContext,
  { sessionId, fromMs, toMs }: { sessionId: string; fromMs: number; toMs: number },
): Promise<boolean> {
  const store = captureStore(ctx, sessionId);
  const tab = await store.otherChannel('mic', fromMs, toMs);
  if (tab.length === 0) return false;
  let cleared = false;
  for (const piece of await store.otherChannel('tab', fromMs, toMs)) {
    const text = withoutEcho(piece, tab);
    if (text === piece.text || text.split(' ').length === piece.text.split(/\s+/u).length) continue;
    cleared = true;
    try {
      if (text === '') await removeLine(ctx, { sessionId, lineId: piece.id });
      else await changeLine(ctx, { sessionId, lineId: piece.id, text, was: piece.text });
    } catch (error) {
      // Someone corrected or removed the line in the meantime; their change stays.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return cleared;
}
