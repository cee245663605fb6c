import type { ContentItem } from '#contract/records-content.ts';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { saveBlob } from '#web/lib/files/save-text.ts';
import { useReadOriginal } from './content.api.ts';

/** Downloads the original: opened in this page's origin, a stranger's HTML could act in the user's name. */
export function useShowOriginal() {
  const read = useReadOriginal();
  return {
    isPending: read.isPending,
    show: ({ id, name }: Pick<ContentItem, 'id' | 'name'>, version?: number) => {
      if (read.isPending) return;
      read.mutate(
        { contentId: id, ...(version === undefined ? {} : { version }) },
        {
          onSuccess: (blob) => {
            saveBlob(name, blob);
          },
          onError: (error) => {
            showToast({ title: 'Failed to load the original', description: messageOf(error), tone: 'destructive' });
          },
        },
      );
    },
  };
}
