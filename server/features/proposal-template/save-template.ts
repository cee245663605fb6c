import { proposalLimits } from '#contract/proposal-limits.ts';
import type { ProposalTemplate, TemplateContent } from '#contract/proposal-template.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { listTemplates } from './list-templates.ts';
import { templateStore } from './template.store.ts';

interface SaveTemplateInput extends TemplateContent {
  templateId: string;
  name: string;
  standard: boolean;
  revision: number;
}

/** Saves a template; proposals that use it change at once, saved versions never do. */
export async function saveTemplate(
  ctx: TenantContext,
  { templateId, name, standard, revision, order, leavesOut, texts }: SaveTemplateInput,
): Promise<{ templates: ProposalTemplate[] }> {
  if (new Set(texts.map(({ id }) => id)).size < texts.length)
    throw new AppError('invalid_input', 'Two texts have the same id. Nothing was saved.', { field: 'texts' });
  const written = { id: templateId, name, content: { order, leavesOut, texts }, standard };
  const saved = await templateStore(ctx).save(written, revision);
  if (saved === 'stale')
    throw new AppError(
      'conflict',
      'Someone else changed this template. Yours wasn’t saved. Copy what you wrote, reload the page and make your change again.',
    );
  if (saved === 'full')
    throw new AppError(
      'conflict',
      `You have ${proposalLimits.templates} templates, the maximum. Nothing was saved. Change one instead.`,
    );
  await recordChange(ctx, {
    action: 'proposal-template.saved',
    subject: name,
    details: {
      version: String(revision + 1),
      'legal texts': String(texts.filter(({ legal }) => legal).length),
      standard: standard ? 'yes' : 'no',
    },
  });
  return listTemplates(ctx);
}
