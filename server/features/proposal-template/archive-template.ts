import type { ProposalTemplate } from '#contract/proposal-template.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { listTemplates } from './list-templates.ts';
import { templateStore } from './template.store.ts';

/** Archives or restores a template; proposals that use it keep it. */
export async function archiveTemplate(
  ctx: TenantContext,
  { templateId, archived }: { templateId: string; archived: boolean },
): Promise<{ templates: ProposalTemplate[] }> {
  const name = await templateStore(ctx).archive(templateId, archived);
  if (name === null) throw new AppError('not_found', 'Template not found');
  const action = archived ? 'proposal-template.archived' : 'proposal-template.restored';
  await recordChange(ctx, { action, subject: name, details: {} });
  return listTemplates(ctx);
}
