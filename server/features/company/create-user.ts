import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { createUser as endpoint } from '#contract/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findMembership, findUserId } from '#server/access/membership.store.ts';
import { requireOwnClient } from '#server/access/own-client.ts';

/**
 * A user record is the membership itself, so a repeat creates nothing. The role in the request is read, but no one gets
 * more rights than the membership grants (decision A54).
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
