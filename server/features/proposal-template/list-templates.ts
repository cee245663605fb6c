import type { ProposalTemplate } from '#contract/proposal-template.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { templateStore } from './template.store.ts';

/** Returns the organization's proposal templates. */
export async function listTemplates(ctx: TenantContext): Promise<{ templates: ProposalTemplate[] }> {
  return { templates: await templateStore(ctx).list() };
}
