import type { z } from 'zod';
import type { processDocument } from '#contract/content.ts';
import { base64Of } from '#web/lib/files/hash-file.ts';
import type { UploadPorts } from './settle-uploads.ts';
import { labelOf, type UploadEntry } from './upload-entry.ts';
import { changeEntry } from './upload-store.ts';

export type SentDocument = NonNullable<z.input<typeof processDocument.input>['documents']>[number];

/** Converts an entry for sending: its bytes in the call, or the URL of an earlier upload. */
export async function toSent(ports: UploadPorts, entry: UploadEntry, inline: boolean): Promise<SentDocument> {
  const { fileKey, name, size, mimeType, metadata, fileData, documentId, retryCount, onDuplicate, replaces } = entry;
  const sent = {
    fileKey,
    name,
    size,
    mimeType: labelOf(mimeType),
    metadata,
    onDuplicate,
    fileData: '',
    fileUrl: '',
    ...(replaces === '' ? {} : { replaces }),
  };
  const again = retryCount > 0 ? { retryCount, ...(documentId === '' ? {} : { documentId }) } : {};
  if (fileData === null) return { ...sent, ...again };
  if (inline) return { ...sent, ...again, fileData: await base64Of(fileData) };
  changeEntry(fileKey, { sent: 0 });
  const fileUrl = await ports.sendFile(fileData, (share) => {
    changeEntry(fileKey, { sent: share });
  });
  changeEntry(fileKey, { sent: 1 });
  return { ...sent, ...again, fileUrl };
}
