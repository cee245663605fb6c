import { randomUUID } from 'node:crypto';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findPrep } from './find-prep.ts';
import { prepCopyStore } from './prep-copy.store.ts';

/** Copies a finished brief for the caller, with marks and notes; anyone who may read may copy. */
export async function duplicatePrep(
  ctx: TenantContext,
  input: { prospectId: string; requestId: string },
): Promise<{ prepMeetingId: string }> {
  const { prep } = await findPrep(ctx, { prospectId: input.prospectId, to: 'read' });
  const prepMeetingId = await prepCopyStore(ctx).copy(prep.id, randomUUID(), `${ctx.userId}:copy:${input.requestId}`);
  if (prepMeetingId === null)
    throw new AppError('conflict', 'This brief is being prepared. Duplicate it when it’s ready.');
  return { prepMeetingId };
}
