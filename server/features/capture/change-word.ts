import { replaceWord } from '#contract/corrected-word.ts';
import { changeLine } from '#server/features/discovery/change-line.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

interface ChangeWordInput {
  sessionId: string;
  from: string;
  to: string;
}

/** Spells a word otherwise in every line that the caller may read; a line that somebody else changes meanwhile is left as it is. */
export async function changeWord(
  ctx: TenantContext,
  { sessionId, from, to }: ChangeWordInput,
): Promise<{ changed: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  let changed = 0;
  for (const { id, text: was, removed } of (await readLines(ctx, { sessionId })).lines) {
    const text = removed ? was : replaceWord(was, { from, to });
    if (text === was) continue;
    try {
      await changeLine(ctx, { sessionId, lineId: id, text, was });
      changed += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { changed };
}
