import { useEffect, useState } from 'react';
import { contentMetadataSchema } from '#contract/content.ts';
import type { ContentMetadata } from '#contract/content.ts';
import { useMember } from '#web/features/identity/member.ts';
import { parseJson } from '#web/lib/call-wire.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { emptyMetadata } from '#web/features/uploads/upload-entry.ts';

/** Browsers store a few megabytes per site: longer texts, such as a transcript of hours, stay only in the field. */
const longest = 500_000;

/** Keeps a form's unsent fields and metadata across a reload. */
export function useContentDraft<T extends Record<string, string>>(form: string, empty: T) {
  const {
    membership: { clerkOrgId },
  } = useMember();
  const key = `content:${form}:${clerkOrgId}`;
  const [fields, setFields] = useState<T>(() => {
    const kept = readDraft(key);
    return Object.assign({}, empty, Object.fromEntries(Object.entries(kept).filter(([name]) => name in empty)));
  });
  const [metadata, setMetadata] = useState<ContentMetadata>(() => {
    const kept = contentMetadataSchema.safeParse(parseJson(readDraft(key)['metadata'] ?? ''));
    return kept.success ? kept.data : emptyMetadata;
  });
  useEffect(() => {
    const kept = Object.entries(fields).filter(([, value]) => value.length <= longest);
    writeDraft(key, { ...Object.fromEntries(kept), metadata: JSON.stringify(metadata) });
  }, [key, fields, metadata]);
  return {
    fields,
    change: (part: Partial<T>) => {
      setFields((now) => ({ ...now, ...part }));
    },
    metadata,
    setMetadata,
    drop: () => {
      setFields(empty);
      setMetadata(emptyMetadata);
      dropDraft(key);
    },
  };
}
