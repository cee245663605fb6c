import { noClientOrUserText, type ContentAnswer, type SentDocument } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerReceived } from './answer-received.ts';
import { receiveDocument, type Received } from './receive-document.ts';

export interface ProcessDocumentsInput {
  documents: readonly SentDocument[];
  context: { clientId: string; userId: string };
  requestId: string;
}

/** Accepts files and starts reading them: one bad file or a crash halfway loses nothing else of the batch. */
export async function processDocuments(
  ctx: TenantContext,
  { documents, context, requestId }: ProcessDocumentsInput,
): Promise<ContentAnswer> {
  if (documents.length === 0) throw new AppError('invalid_input', 'Send at least one document');
  if (context.clientId === '' || context.userId === '') throw new AppError('forbidden', noClientOrUserText);
  const received: Received[] = [];
  let inline = 0;
  for (const document of documents) {
    inline += document.fileData.length * 0.75;
    const over = document.fileData !== '' && inline > limits.content.batchBytes;
    const refused = `${document.name} exceeds the ${limits.content.batchBytes / 1024 / 1024} MB that one request may carry. Upload it again.`;
    received.push(over ? { fileKey: document.fileKey, refused } : await receiveDocument(ctx, { document, requestId }));
  }
  return answerReceived(ctx, received);
}
