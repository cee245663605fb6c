import type { InputOf } from '#contract/endpoint.ts';
import type { updateClient as endpoint } from '#contract/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { renameOrganization } from '#server/features/identity/rename-organization.ts';
import { dropLogo } from './drop-logo.ts';
import { requireLogo } from './require-logo.ts';
import { companyStore, type CompanyChange } from './company.store.ts';

/** Updates the client record's editable fields; `recordId` is the client id. */
export async function updateClient(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<{ updatedRecordId: string }> {
  requireOwnClient(ctx, input.recordId);
  const stated: CompanyChange = {
    name: input['Company Name'],
    website: input['Company Website'],
    industry: input['Company Industry'],
    size: input['Company Size'],
    description: input['Company Description'],
    logoName: input['logo name'],
    logoUrl: input['logo url'],
    logoType: input['logo type'],
    logoUploadedAt: input['logo uploaded-at'],
    setupFinishedAt: input['Setup Finished'] === undefined ? undefined : new Date(),
  };
  const change: CompanyChange = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
  const before = change.logoUrl === undefined ? undefined : (await companyStore(ctx).find())?.logoUrl;
  if (change.logoUrl !== undefined) await requireLogo(ctx, { before, now: change.logoUrl });
  if (!(await companyStore(ctx).change(change))) throw new AppError('not_found', 'Client not found');
  if (change.logoUrl !== undefined) await dropLogo(ctx, { before, now: change.logoUrl });
  if (change.name !== undefined) await renameOrganization(ctx, { name: change.name });
  const told = Object.keys(input).filter((field) => field !== 'recordId' && field !== 'Setup Finished');
  if (told.length > 0)
    await recordChange(ctx, {
      action: 'company.changed',
      subject: change.name ?? '',
      details: { fields: told.join(', ') },
    });
  return { updatedRecordId: ctx.organizationId };
}
