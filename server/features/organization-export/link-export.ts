import { exportLimits } from '#contract/organization-export.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { makePassing } from '#server/platform/passing-link.ts';
import { exportStore } from './export.store.ts';

/** Returns a URL that serves the ZIP for one minute, so that a browser can save it without loading it into memory. */
export async function linkExport(ctx: TenantContext, { exportId }: { exportId: string }): Promise<{ address: string }> {
  const row = await exportStore(ctx).find(exportId);
  if (row === null) throw new AppError('not_found', 'This export no longer exists.');
  if (row.state !== 'ready' || (row.expiresAt?.getTime() ?? 0) <= Date.now())
    throw new AppError('gone', 'This export can no longer be downloaded. Start another.');
  const { secret } = await ctx.services.auth.$context;
  const { organizationId, userId } = ctx;
  const token = makePassing(secret, { organizationId, userId, id: `export ${exportId}` }, exportLimits.linkMs);
  await recordChange(ctx, { action: 'organization.export-downloaded', subject: 'everything', details: {} });
  return { address: `/files/exports/${token}` };
}
