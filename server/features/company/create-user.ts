import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { createUser as endpoint } from '#contract/company.ts';
import { createUserRecords } from '#server/features/team/create-user-records.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';

/** The role in the request is read, but no one gets more rights than the membership grants (decision A54). */
export async function createUser(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  for (const { clientId } of input.users) if (clientId !== '') requireOwnClient(ctx, clientId);
  return { records: await createUserRecords(ctx, input.users) };
}
