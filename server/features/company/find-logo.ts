import type { TenantContext } from '#server/platform/context.ts';
import { companyStore } from './company.store.ts';

/** A logo as it was drawn when it was uploaded: a square PNG. */
export interface FoundLogo {
  /** Where browsers read it. */
  address: string;
  bytes: Uint8Array;
}

/** The organization's logo of today; null: it has none, or its file is gone. */
export async function findLogo(ctx: Pick<TenantContext, 'services' | 'organizationId'>): Promise<FoundLogo | null> {
  const address = (await companyStore(ctx).find())?.logoUrl ?? '';
  const name = /^\/files\/([\w-]{32}\.png)$/u.exec(address)?.[1];
  const bytes = name === undefined ? null : await ctx.services.files.read(`logos/${name}`);
  return bytes === null ? null : { address, bytes };
}
