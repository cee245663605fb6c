import type { ResearchSetting } from '#contract/research.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { researchSettings } from '#server/ports/research/open-research.ts';

/** Returns the services a prep uses here, what each learns, and what the others need. */
export async function readResearch(ctx: TenantContext): Promise<{ sources: ResearchSetting[] }> {
  return { sources: researchSettings(ctx.services.environment) };
}
