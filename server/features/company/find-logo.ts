import type { TenantContext } from '#server/platform/context.ts';
import { companyStore } from './company.store.ts';

/** A logo as redrawn at upload: a square PNG. */
export interface FoundLogo {
  /** Public URL of the logo. */
  address: string;
  bytes: Uint8Array;
}

/** Returns the organization's current logo, or null if it has none or the file is missing. */
export async function findLogo(ctx: Pick<TenantContext, 'services' | 'organizationId'>): Promise<FoundLogo | null> {
  const address = (await companyStore(ctx).find())?.logoUrl ?? '';
  const name = /^\/files\/([\w-]{32}\.png)$/u.exec(address)?.[1];
  const bytes = name === undefined ? null : await ctx.services.files.read(`logos/${name}`);
  return bytes === null ? null : { address, bytes };
}
