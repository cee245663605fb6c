import type { SharingSettings } from '#contract/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sharingSettingsStore } from './settings.store.ts';

/** How the organization's proposals meet their buyers. */
export async function readSharingSettings(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
): Promise<SharingSettings> {
  return sharingSettingsStore(ctx).read();
}
