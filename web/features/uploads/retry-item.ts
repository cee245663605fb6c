import type { ContentItem } from '#contract/records-content.ts';
import { tabs } from '#web/lib/tabs.ts';
import { retryUpload } from './retry-upload.ts';
import { newEntry, toEntryMetadata } from './upload-entry.ts';
import type { SentVideo } from './upload-entry.ts';
import { addEntries, removeEntries } from './upload-store.ts';
import { useUploadPorts } from './uploads.api.ts';

/** Processes an item again; the server kept its source, so this works after a reload too (decision A88). */
export function useRetryItem(): (
  item: ContentItem,
  transcript?: Pick<SentVideo, 'transcript' | 'transcriptName'>,
) => void {
  const ports = useUploadPorts();
  return (item, transcript = {}) => {
    void (async () => {
      const { fileKey, id, kind, name, size, mimeType, metadata, retryCount, url } = item;
      const entry = newEntry({
        fileKey,
        kind,
        name,
        size,
        mimeType,
        retryCount,
        owner: ports.owner,
        tab: tabs().own,
        documentId: id,
        metadata: toEntryMetadata(metadata),
        started: true,
        status: 'failed',
        page: kind === 'webpage' ? { url: url ?? '' } : null,
        video: kind === 'video' ? { url: url ?? '', ...transcript } : null,
      });
      removeEntries([fileKey]);
      addEntries([entry]);
      await retryUpload(ports, fileKey);
    })();
  };
}
