import type { ResearchSetting } from '#contract/research.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { researchSettings } from '#server/ports/research/open-research.ts';

/** Which services a preparation asks here, what each learns, and what the others wait for. */
export async function readResearch(ctx: TenantContext): Promise<{ sources: ResearchSetting[] }> {
  return { sources: researchSettings(ctx.services.environment) };
}
