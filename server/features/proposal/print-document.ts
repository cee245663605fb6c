import { join } from 'node:path';
import type { ProposalDocument, ProposalFormat } from '#contract/proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findLogo } from '#server/features/company/find-logo.ts';
import { readSharingSettings } from '#server/features/buyer/read-sharing-settings.ts';
import { documentResponse, legalTexts } from './document.view.ts';
import { proposalMarkdown } from './markdown.view.ts';
import { documentOf } from './print.view.ts';

/** Name used in the template. */
const logoName = 'logo.png';
const template = join(import.meta.dirname, 'proposal.typ');

export interface PrintedFile {
  fileName: string;
  type: string;
  bytes: Uint8Array;
}

/** Returns a title as a file name: without what systems refuse in one, or what turns its direction. */
const nameOf = (title: string): string =>
  [
    ...title
      .replaceAll(/[\p{C}\\/:*?"<>|]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, 80)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/gu, '') || 'Proposal';

/** Renders a proposal as a file. Hidden blocks appear only in JSON, whose specified structure is always complete. */
export async function printDocument(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
  proposal: ProposalDocument,
  format: ProposalFormat,
  sessionId: string,
): Promise<PrintedFile> {
  const [settings, logo] = await Promise.all([readSharingSettings(ctx), findLogo(ctx)]);
  const printed = documentOf(proposal, settings, logo !== null);
  const fileName = `${nameOf(proposal.title)}.${format}`;
  const pictures: Record<string, Uint8Array> = logo === null ? {} : { [logoName]: logo.bytes };
  const text = (content: string): Uint8Array => new TextEncoder().encode(content);
  switch (format) {
    case 'pdf':
      return {
        fileName,
        type: 'application/pdf',
        bytes: await ctx.services.documents.pdf(template, printed, pictures),
      };
    case 'docx': {
      // Loaded on demand: its library is large and rarely used.
      const { proposalWord } = await import('./word.view.ts');
      return {
        fileName,
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        bytes: await proposalWord(printed, logo?.bytes ?? null),
      };
    }
    case 'md':
      return { fileName, type: 'text/markdown; charset=utf-8', bytes: text(proposalMarkdown(printed)) };
    case 'json':
      return {
        fileName,
        type: 'application/json',
        bytes: text(
          `${JSON.stringify({ ...documentResponse(proposal, sessionId), ...legalTexts(proposal) }, null, 2)}\n`,
        ),
      };
  }
}
