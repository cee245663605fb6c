import type { OutputOf } from '#contract/endpoint.ts';
import type { fetchUsersByClient as endpoint } from '#contract/members.ts';
import { toStoredUser } from '#contract/records.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { teamStore } from './team.store.ts';
import { toUserRecord } from './team.view.ts';

/** Returns the organization's user records; a record's id is the membership's. */
export async function listClientUsers(
  ctx: TenantContext,
  input: { clientId?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  requireOwnClient(ctx, input.clientId);
  const members = await teamStore(ctx).read((team) => team.members());
  return {
    users: members.map((row) => ({
      id: row.memberId,
      fields: toStoredUser(toUserRecord(row)),
      createdTime: row.joinedAt.toISOString(),
    })),
  };
}
