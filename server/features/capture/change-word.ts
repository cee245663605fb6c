import { replaceWord, withSpelling } from '#contract/corrected-word.ts';
import { changeLines } from '#server/features/discovery/change-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';

interface ChangeWordInput {
  sessionId: string;
  from: string;
  to: string;
}

/** Spells a word otherwise in every line that the caller may read, and in what is heard or pasted from now on. */
export async function changeWord(
  ctx: TenantContext,
  { sessionId, from, to }: ChangeWordInput,
): Promise<{ changed: number }> {
  return changeLines(ctx, {
    sessionId,
    change: (text) => replaceWord(text, { from, to }),
    spellings: (known) => withSpelling(known, { from, to }),
  });
}
