import type { CompanyRecord } from '#contract/records-company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { findCompany } from './find-company.ts';

/** Returns the client record under its stored field names, as a list of up to one. */
export async function getClient(
  ctx: TenantContext,
  input: { clerkOrgId?: string | undefined },
): Promise<{ clients: CompanyRecord[] }> {
  requireOwnClient(ctx, input.clerkOrgId);
  const company = await findCompany(ctx);
  if (company === null) return { clients: [] };
  const fields = {
    ClientId: company.number,
    clerkOrgID: company.organizationId,
    'Company Name': company.name,
    'Company Status': company.status,
    'Company Industry': company.industry,
    'Company Website': company.website,
    'Company Size': company.size,
    'Company Description': company.description,
    StripePriceId: company.stripePriceId,
    StripeSubscriptionId: company.stripeSubscriptionId,
    'logo name': company.logoName,
    'logo url': company.logoUrl,
    'logo type': company.logoType,
    'logo uploaded-at': company.logoUploadedAt,
    'Setup Finished': company.setupFinishedAt?.toISOString() ?? '',
  };
  return { clients: [{ id: company.organizationId, fields, createdTime: company.createdAt.toISOString() }] };
}
