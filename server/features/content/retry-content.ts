import {
  neverReceivedText,
  noClientOrUserText,
  noDocumentToRetryText,
  originalGoneText,
  type ContentAnswer,
  type SentDocument,
} from '#contract/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerReceived } from './answer-received.ts';
import { contentStore, type ItemChange } from './content.store.ts';
import { findContent } from './find-content.ts';
import { receiveDocument } from './receive-document.ts';
import { startTraining } from './start-training.ts';

interface RetryInput {
  /** Either is enough; the stored original is read again (decision A88). */
  documentId: string | undefined;
  document: SentDocument | { fileKey: string } | undefined;
  requestId?: string;
  context: { clientId: string; userId: string };
  change?: ItemChange;
}

/** Reads an item again. An unknown document that comes with its bytes is received as new. */
export async function retryContent(
  ctx: TenantContext,
  { documentId, document, context, requestId = '', change }: RetryInput,
): Promise<ContentAnswer> {
  if (context.clientId === '' || context.userId === '') throw new AppError('forbidden', noClientOrUserText);
  const store = contentStore(ctx);
  const byKey = documentId === undefined && document !== undefined ? await store.findByFileKey(document.fileKey) : null;
  if (
    byKey === null &&
    documentId === undefined &&
    document !== undefined &&
    'fileData' in document &&
    (document.fileData !== '' || document.fileUrl !== '')
  ) {
    return answerReceived(ctx, [await receiveDocument(ctx, { document, requestId })]);
  }
  const item = byKey ?? (await findContent(ctx, documentId ?? '', `${noDocumentToRetryText}. ${neverReceivedText}`));
  if (item.kind === 'document' && (item.file === null || (await ctx.services.files.read(item.file)) === null))
    throw new AppError('not_found', `${noDocumentToRetryText}. ${originalGoneText}`);
  for (const again of await store.again([item.id], change)) await startTraining(ctx, again);
  return answerReceived(ctx, [{ fileKey: document?.fileKey ?? item.fileKey, contentId: item.id }]);
}
