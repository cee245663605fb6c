import { proposalLimits } from '#contract/proposal-limits.ts';
import type { ProposalTemplate, TemplateContent, TemplateLock } from '#contract/proposal-template.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findMember } from '#server/features/team/find-member.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findTemplate } from './find-template.ts';
import { listTemplates } from './list-templates.ts';
import { templateStore } from './template.store.ts';

interface SaveTemplateInput extends TemplateContent {
  templateId: string;
  name: string;
  standard: boolean;
  revision: number;
}

/** Names who set each lock: an unchanged one keeps its name. */
async function signed(ctx: TenantContext, templateId: string, locks: readonly TemplateLock[]): Promise<TemplateLock[]> {
  if (locks.length === 0) return [];
  const before = (await findTemplate(ctx, { templateId }))?.locks ?? [];
  const member = await findMember(ctx, { userId: ctx.userId });
  const by = `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim();
  return locks.map(({ blockId, why }) => {
    const same = before.find((lock) => lock.blockId === blockId && lock.why === why);
    return same ?? { blockId, why, by };
  });
}

/** Saves a template; proposals that use it change at once, saved versions never do. */
export async function saveTemplate(
  ctx: TenantContext,
  { templateId, name, standard, revision, ...content }: SaveTemplateInput,
): Promise<{ templates: ProposalTemplate[] }> {
  const { texts, locks, cover } = content;
  if (new Set(texts.map(({ id }) => id)).size < texts.length)
    throw new AppError('invalid_input', 'Two texts have the same id. Nothing was saved.', { field: 'texts' });
  if (new Set(locks.map(({ blockId }) => blockId)).size < locks.length)
    throw new AppError('invalid_input', 'A block is locked twice. Nothing was saved.', { field: 'locks' });
  const written = {
    id: templateId,
    name,
    standard,
    content: { ...content, locks: await signed(ctx, templateId, locks) },
  };
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
      'locked blocks': String(locks.length),
      cover: cover ? 'yes' : 'no',
      standard: standard ? 'yes' : 'no',
    },
  });
  return listTemplates(ctx);
}
