import { listOrgMembers } from '#server/features/team/list-org-members.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { sessionStore } from './session.store.ts';

/** Sets which members may write in a session besides its owner and the admins. */
export async function setWriters(
  ctx: TenantContext,
  { sessionId, userIds }: { sessionId: string; userIds: readonly string[] },
): Promise<{ writers: string[] }> {
  await findSession(ctx, { sessionId, to: 'change' });
  const { orgMembers } = await listOrgMembers(ctx, {});
  const members = new Set(orgMembers.data.map(({ publicUserData }) => publicUserData.userId));
  const writers = [...new Set(userIds)];
  if (writers.some((id) => !members.has(id)))
    throw new AppError('invalid_input', 'Only members of your organization can be invited. Nothing was changed.');
  const changed = await sessionStore(ctx).change(sessionId, () => ({ set: { writers }, answer: null }));
  if (changed === null) throw new AppError('not_found', 'Session not found in Airtable');
  return { writers };
}
