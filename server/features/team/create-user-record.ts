import { toStoredUser, type StoredUserFields } from '#contract/records.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordNames } from './record-names.ts';
import { teamStore } from './team.store.ts';
import { foldEmail, toUserRecord } from './team.view.ts';

/**
 * Returns the user record of a member, which is the membership itself. Its names are taken once, from the person or an
 * admin, so a repeat changes nothing.
 */
export async function createUserRecord(
  ctx: TenantContext,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<{ id: string; fields: StoredUserFields; createdTime: string }> {
  const row = await teamStore(ctx).locked(async (team) => {
    const found = (await team.members()).find((member) => foldEmail(member.email) === foldEmail(email));
    if (found === undefined)
      throw new AppError(
        'forbidden',
        'Only members of the organization can be added here. Invite others in Settings > Team.',
      );
    const before = toUserRecord(found);
    const isNew = found.firstName === null && found.lastName === null && `${firstName}${lastName}` !== '';
    const mayName = found.userId === ctx.userId || ctx.role === 'org:admin';
    if (!isNew || !mayName || (before.firstName === firstName && before.lastName === lastName)) return found;
    await recordNames(ctx, team, { member: found, firstName, lastName });
    return (await team.member(found.memberId)) ?? found;
  });
  return { id: row.memberId, fields: toStoredUser(toUserRecord(row)), createdTime: row.joinedAt.toISOString() };
}
