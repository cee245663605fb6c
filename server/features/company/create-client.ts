import type { InputOf } from '#contract/endpoint.ts';
import type { createClient as endpoint } from '#contract/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { dropLogo } from './drop-logo.ts';
import { requireLogo } from './require-logo.ts';
import { companyStore } from './company.store.ts';

/** Creates the client record; a repeat updates its fields and returns the same id (decision A49). */
export async function createClient(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<{ data: { id: string } }> {
  requireOwnClient(ctx, input.clerkOrgId);
  const before = (await companyStore(ctx).find())?.logoUrl;
  await requireLogo(ctx, { before, now: input.orgLogo });
  await companyStore(ctx).save({
    name: input.orgName,
    website: input.orgWebsite,
    industry: input.companyIndustry,
    instance: input.instance ?? ctx.services.environment.instance,
    logoUrl: input.orgLogo,
    logoName: input.logoFilename,
    logoType: input.logoMimeType,
    logoUploadedAt: input.logoUploadedAt,
  });
  await dropLogo(ctx, { before, now: input.orgLogo });
  return { data: { id: ctx.organizationId } };
}
