import type { ContentAnswer, ProcessedDocument } from '#contract/content.ts';
import { isPartlyRead } from '#contract/records-content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { Received } from './receive-document.ts';
import { waitForContent } from './wait-for-content.ts';

/** Waits for received items and returns how each ended; unfinished ones are pending (decision A94). */
export async function answerReceived(ctx: TenantContext, received: readonly Received[]): Promise<ContentAnswer> {
  const ended = await waitForContent(
    ctx,
    received.flatMap((one) => ('contentId' in one ? [one.contentId] : [])),
  );
  const pending: string[] = [];
  const documents = received.flatMap((one): ProcessedDocument[] => {
    if ('refused' in one) return [{ fileKey: one.fileKey, Status: 'failed', DocumentId: '', error: one.refused }];
    const { fileKey, contentId: DocumentId, duplicateOf } = one;
    const end = ended.get(DocumentId);
    const same = duplicateOf === undefined ? {} : { duplicateOf };
    if (end?.stage === 'ready') {
      const left = {
        ...(end.note === null ? {} : { note: end.note }),
        ...(isPartlyRead(end.unread) ? { partlyRead: true } : {}),
      };
      return [{ fileKey, Status: 'completed', DocumentId, ...left, ...same }];
    }
    if (end?.stage === 'failed')
      return [{ fileKey, Status: 'failed', DocumentId, error: end.failure?.message ?? '', ...same }];
    pending.push(fileKey);
    return [];
  });
  return { status: 'success', documents, ...(pending.length > 0 ? { pending } : {}) };
}
