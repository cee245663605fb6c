import { useState } from 'react';
import { syncSchema } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { syncWords } from './content-words.ts';
import { useUpdateContent, useUpdateSync } from './content.api.ts';
import { MetadataFields } from './metadata-fields.tsx';
import { toEntryMetadata } from '#web/features/uploads/upload-entry.ts';

/** Edits one item's details. */
export function EditItem({ item, onDone }: { item: ContentItem; onDone: () => void }) {
  const update = useUpdateContent();
  const updateSync = useUpdateSync();
  const [opened] = useState(item.metadata);
  const [metadata, setMetadata] = useState(opened);
  const [sync, setSync] = useState(item.web?.sync ?? 'off');
  useUnsaved(JSON.stringify(metadata) !== JSON.stringify(opened) || sync !== (item.web?.sync ?? 'off'));
  const busy = update.isPending || updateSync.isPending;
  const failure = update.error ?? updateSync.error;
  const save = async () => {
    if (busy) return;
    try {
      const { openTo: _, validFrom: __, validUntil: ___, ...details } = toEntryMetadata(metadata);
      // Somebody may have said 'Our team only' since this form was opened.
      const changed = (['openTo', 'validFrom', 'validUntil'] as const).filter((key) => metadata[key] !== opened[key]);
      const said = Object.fromEntries(changed.map((key) => [key, metadata[key]]));
      await update.mutateAsync({ documentId: item.id, metadata: { ...details, ...said } });
      if (item.web && sync !== item.web.sync) await updateSync.mutateAsync({ documentId: item.id, sync });
    } catch {
      // The failed mutation's error is shown below.
      return;
    }
    showToast({ title: 'Saved', description: item.name });
    onDone();
  };
  return (
    <form
      aria-label="Edit details"
      className="mt-5 rounded-md border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MetadataFields value={metadata} onChange={setMetadata} />
      {item.web && (
        <SelectField
          label="Check for changes"
          className="mt-4 max-w-72"
          value={sync}
          onChange={(event) => {
            setSync(syncSchema.catch('off').parse(event.target.value));
          }}
        >
          {Object.entries(syncWords).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {failure !== null && (
        <p role="alert" className="mt-4 rounded-md bg-red-soft px-4 py-3 text-sm">
          <span className="font-semibold text-red">Failed to update document</span> {messageOf(failure)} We’ve kept what
          you typed.
        </p>
      )}
      <div className="mt-5 flex gap-2">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
