import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { createUser as endpoint } from '#contract/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findMembership, findUserId } from '#server/access/membership.store.ts';
import { requireOwnClient } from '#server/access/own-client.ts';

/**
 * The record of a person of the company is the membership: it is there as soon as they belong to it, so a repeat
 * makes nothing twice. The role on the wire is read, but nobody gets more than the membership says (decision A54).
 */
export async function createUser(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { db } = ctx.services.database;
  const records = await Promise.all(
    input.users.map(async (person) => {
      if (person.clientId !== '') requireOwnClient(ctx, person.clientId);
      const userId = await findUserId(db, person.email);
      const membership = userId === null ? null : await findMembership(db, userId, ctx.organizationId);
      if (membership === null)
        throw new AppError(
          'forbidden',
          'Only members of the organization can be added here. Invite others in Settings > Team.',
        );
      return {
        id: membership.id,
        fields: { 'Email Address': person.email, role: membership.role },
        createdTime: new Date().toISOString(),
      };
    }),
  );
  return { records };
}
