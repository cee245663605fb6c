import type { ProposalTemplate } from '#contract/proposal-template.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { templateStore } from './template.store.ts';

/** Returns the template of a proposal: the chosen one, even if archived, else the standard one. */
export async function findTemplate(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
  { templateId }: { templateId: string | null },
): Promise<ProposalTemplate | null> {
  const templates = await templateStore(ctx).list();
  return templates.find(({ id, standard }) => (templateId === null ? standard : id === templateId)) ?? null;
}
