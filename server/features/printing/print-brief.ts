import { join } from 'node:path';
import { visibleBrief } from '#contract/brief-marks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { documentOf } from './document.view.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { toDetail } from '#server/features/prep/prep.view.ts';
import { readSaid } from '#server/features/prep/read-said.ts';

const template = join(import.meta.dirname, 'brief.typ');

/** Returns the brief as a PDF with its file name. */
export async function printBrief(
  ctx: TenantContext,
  input: { prospectId: string },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const whole = await findPrep(ctx, { ...input, to: 'read' });
  const { detail } = toDetail(whole, ctx.organizationId, await readSaid(ctx, { prepId: whole.prep.id }));
  const bytes = await ctx.services.documents.pdf(
    template,
    documentOf({ ...detail, brief: visibleBrief(detail.brief, detail.marks) }),
  );
  return {
    fileName: `Brief ${detail.companyName}`
      .replaceAll(/[^\p{L}\p{N} .-]/gu, '')
      .trim()
      .slice(0, 80),
    bytes,
  };
}
