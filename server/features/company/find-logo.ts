import type { TenantContext } from '#server/platform/context.ts';
import { companyStore } from './company.store.ts';
import { readPicture } from './read-picture.ts';

/** A logo as redrawn at upload: a square PNG. */
export interface FoundLogo {
  /** Public URL of the logo. */
  address: string;
  bytes: Uint8Array;
}

/** Returns the organization's current logo, or null if it has none or the file is missing. */
export async function findLogo(ctx: Pick<TenantContext, 'services' | 'organizationId'>): Promise<FoundLogo | null> {
  const address = (await companyStore(ctx).find())?.logoUrl ?? '';
  const bytes = await readPicture(ctx, address);
  return bytes === null ? null : { address, bytes };
}
