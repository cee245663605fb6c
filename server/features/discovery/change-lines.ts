import type { CorrectedWord } from '#contract/corrected-word.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';

interface ChangeLinesInput {
  sessionId: string;
  change: (text: string) => string;
  /** How words are spelled in what is heard or pasted from now on. */
  spellings: (known: readonly CorrectedWord[]) => CorrectedWord[];
}

/** Corrects all lines of a session that the caller may read; what would grow too long is left as it is. */
export async function changeLines(
  ctx: TenantContext,
  { sessionId, change, spellings }: ChangeLinesInput,
): Promise<{ changed: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const changed = await lineStore(ctx, sessionId).rewriteEach((text) => {
    const now = change(text);
    return now.length > limits.discovery.lineMax ? text : now;
  }, spellings);
  if (changed > 0) void hearLines(ctx, { sessionId });
  return { changed };
}
