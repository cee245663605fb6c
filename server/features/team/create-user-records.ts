import { toStoredUser, userFieldNames, type StoredUserFields } from '#contract/records.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { auditUserChange } from './audit-user-change.ts';
import { recordNames } from './record-names.ts';
import { teamStore, type MemberRow, type Team } from './team.store.ts';
import { foldEmail, toUserRecord } from './team.view.ts';

interface Person {
  email: string;
  /** Absent: unchanged. */
  firstName?: string | undefined;
  lastName?: string | undefined;
}
interface Taken {
  row: MemberRow;
  /** Stored fields that were changed. */
  fields: string[];
}

function findMember(members: readonly MemberRow[], email: string): MemberRow {
  const found = members.find((member) => foldEmail(member.email) === foldEmail(email));
  if (found === undefined)
    throw new AppError(
      'forbidden',
      'Only members of the organization can be added here. Invite others in Settings > Team.',
    );
  return found;
}

/** Takes names only once, from the person or an admin, so a repeat changes nothing. */
async function takeNames(
  ctx: TenantContext,
  team: Team,
  { member, firstName, lastName }: Omit<Person, 'email'> & { member: MemberRow },
): Promise<Taken> {
  const found = (await team.member(member.memberId)) ?? member;
  const before = toUserRecord(found);
  const named = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  const isNew = found.firstName === null && found.lastName === null && `${firstName ?? ''}${lastName ?? ''}` !== '';
  const mayName = found.userId === ctx.userId || ctx.role === 'org:admin';
  const changed = (['firstName', 'lastName'] as const).filter((half) => named[half] !== before[half]);
  if (!isNew || !mayName || changed.length === 0) return { row: found, fields: [] };
  await recordNames(ctx, team, { member: found, firstName, lastName });
  const row = (await team.member(found.memberId)) ?? found;
  return { row, fields: changed.map((half) => userFieldNames[half]) };
}

/** Returns the user records of members, which are the memberships themselves. All are found before one is changed. */
export async function createUserRecords(
  ctx: TenantContext,
  people: readonly Person[],
): Promise<{ id: string; fields: StoredUserFields; createdTime: string }[]> {
  const taken = await teamStore(ctx).locked(async (team) => {
    const members = await team.members();
    const found = people.map((person) => ({ ...person, member: findMember(members, person.email) }));
    const rows: Taken[] = [];
    for (const person of found) rows.push(await takeNames(ctx, team, person));
    return rows;
  });
  for (const { row, fields } of taken) if (fields.length > 0) await auditUserChange(ctx, row.email, fields);
  return taken.map(({ row }) => ({
    id: row.memberId,
    fields: toStoredUser(toUserRecord(row)),
    createdTime: row.joinedAt.toISOString(),
  }));
}
