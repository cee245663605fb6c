import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** Returns the industries of the organization's preps, each once. */
export async function listIndustries(ctx: TenantContext): Promise<{ industries: string[] }> {
  const byName = new Map((await prepStore(ctx).industries()).map((industry) => [industry.toLowerCase(), industry]));
  return { industries: [...byName.values()].toSorted() };
}
