import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** The industries that the organization prepared meetings in, each once. */
export async function listIndustries(ctx: TenantContext): Promise<{ industries: string[] }> {
  const byName = new Map((await prepStore(ctx).industries()).map((industry) => [industry.toLowerCase(), industry]));
  return { industries: [...byName.values()].toSorted() };
}
