import type { SharingSettings } from '#contract/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sharingSettingsStore } from './settings.store.ts';

/** Returns how the organization presents its proposals to buyers. */
export async function readSharingSettings(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
): Promise<SharingSettings> {
  return sharingSettingsStore(ctx).read();
}
