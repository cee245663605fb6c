import type { SessionLine } from '#contract/session-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';

interface ChangeLineInput {
  sessionId: string;
  lineId: string;
  text: string;
  /** The text before the correction. */
  was: string;
}

/** Corrects a line's text; never overwrites someone else's correction. */
export async function changeLine(
  ctx: TenantContext,
  { sessionId, lineId, text, was }: ChangeLineInput,
): Promise<{ line: SessionLine }> {
  await findSession(ctx, { sessionId, to: 'write' });
  if (text === '') throw new AppError('invalid_input', 'Write something, or remove the line');
  const line = await lineStore(ctx, sessionId).rewrite(lineId, { text, was });
  if (line === null) throw new AppError('not_found', 'This line is gone');
  if ('changed' in line)
    throw new AppError('conflict', 'Someone else corrected this line. Yours wasn’t saved. Compare both.', {
      stored: line.changed,
    });
  void hearLines(ctx, { sessionId });
  return { line };
}
