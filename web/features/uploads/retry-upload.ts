import { noClientOrUserText, noDocumentToRetryText } from '#contract/content.ts';
import { runAddress } from './run-address.ts';
import { sendAgain } from './send-again.ts';
import { fail, type UploadPorts } from './settle-uploads.ts';
import { newRequestId } from './upload-entry.ts';
import { changeEntry, entryOf } from './upload-store.ts';

/** Retries an upload, by the same rules. */
export async function retryUpload(ports: UploadPorts, fileKey: string): Promise<void> {
  const stored = entryOf(fileKey);
  if (!stored) {
    ports.announce({ title: 'Processing Failed', description: noDocumentToRetryText, tone: 'destructive' });
    return;
  }
  const { clientId, userId } = ports.context;
  if (clientId === '' || userId === '') {
    fail(ports, stored, {
      error: noClientOrUserText,
      toast: { title: 'Processing Failed', description: noClientOrUserText },
    });
    return;
  }
  const retryCount = stored.retryCount + 1;
  changeEntry(fileKey, { retryCount, requestId: newRequestId(), stage: null, error: '' });
  if (stored.kind === 'document') await sendAgain(ports, fileKey);
  else await runAddress(ports, fileKey);
}
