import type { TenantContext } from '#server/platform/context.ts';
import type { MemberRow, Team } from './team.store.ts';
import { toUserRecord } from './team.view.ts';

interface Named {
  member: MemberRow;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Records both names, so that changing one never moves where they divide; an undefined one stays. */
export async function recordNames(
  ctx: Pick<TenantContext, 'userId'>,
  team: Team,
  { member, firstName, lastName }: Named,
): Promise<void> {
  const before = toUserRecord(member);
  const set = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  await team.changeRecord(member.userId, set);
  const name = `${set.firstName} ${set.lastName}`.trim();
  // The account belongs to the person: an admin changes only the name used in this organization.
  if (member.userId === ctx.userId && name !== '') await team.rename(ctx.userId, { name, givenName: set.firstName });
}
