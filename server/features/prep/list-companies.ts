import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

interface PrepCompany {
  name: string;
  /** Empty if only the name is known. */
  domain: string;
}

/** Returns the companies that the organization prepared for, except in one prep. */
export const listCompanies = (
  ctx: TenantContext,
  { exceptPrepId }: { exceptPrepId: string | null },
): Promise<PrepCompany[]> => prepStore(ctx).companies(exceptPrepId);
