import type { ContentItem } from '#contract/records-content.ts';
import { limits } from '#contract/limits.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useContentOverview } from '#web/features/content/content.api.ts';
import { sizeText } from '#web/features/content/content-words.ts';
import { tabs } from '#web/lib/tabs.ts';
import { runUploads } from './run-uploads.ts';
import { newEntry, toEntryMetadata } from './upload-entry.ts';
import { addEntries } from './upload-store.ts';
import { useUploadPorts } from './uploads.api.ts';

/** Uploads a file as a document's next version, keeping its details. */
export function useAddVersion(): (item: ContentItem, file: File) => void {
  const ports = useUploadPorts();
  const { data: overview } = useContentOverview();
  const largest = overview?.limits.fileBytes ?? limits.content.fileBytes;
  return (item, file) => {
    if (file.size > largest) {
      showToast({
        title: 'Too large',
        description: `${file.name} has ${sizeText(file.size)}; a file may have ${sizeText(largest)}. Nothing was sent.`,
        tone: 'destructive',
      });
      return;
    }
    void (async () => {
      addEntries([
        newEntry({
          owner: ports.owner,
          tab: tabs().own,
          kind: 'document',
          name: file.name,
          size: file.size,
          mimeType: file.type,
          fileData: file,
          started: true,
          metadata: toEntryMetadata(item.metadata),
          onDuplicate: 'replace',
          replaces: item.id,
        }),
      ]);
      await runUploads(ports);
    })();
  };
}
