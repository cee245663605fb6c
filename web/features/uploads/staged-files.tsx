import { X } from 'lucide-react';
import { useState } from 'react';
import type { ContentMetadata } from '#contract/content.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { count, sizeText } from '#web/features/content/content-words.ts';
import { MetadataFields } from '#web/features/content/metadata-fields.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { fromEntryMetadata, toEntryMetadata } from './upload-entry.ts';
import type { UploadEntry } from './upload-entry.ts';
import { changeEntry, removeEntries } from './upload-store.ts';

interface StagedFilesProps {
  staged: UploadEntry[];
  metadata: ContentMetadata;
  onMetadata: (metadata: ContentMetadata) => void;
  /** A batch is running; these files wait for it. */
  running: boolean;
  checking: boolean;
  error: string;
  /** Whether to start as soon as the running batch has ended. */
  follow: boolean;
  onFollow: (follow: boolean) => void;
  onStart: () => void;
}

const few = 8;

/** Chosen files that aren't sent yet, with their metadata. */
export function StagedFiles({
  staged,
  metadata,
  onMetadata,
  running,
  checking,
  error,
  follow,
  onFollow,
  onStart,
}: StagedFilesProps) {
  const [all, setAll] = useState(false);
  const online = useOnline();
  const bytes = staged.reduce((sum, { size }) => sum + size, 0);
  return (
    <form
      aria-labelledby="staged"
      className="mt-6 rounded-md border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="staged" className="font-serif text-xl font-medium">
          {count(staged.length, 'file')} ready to process
        </h2>
        <span className="flex items-center gap-3 text-sm text-muted">
          {sizeText(bytes)}
          <Button
            look="quiet"
            onClick={() => {
              removeEntries(staged.map(({ fileKey }) => fileKey));
            }}
          >
            Remove all
          </Button>
        </span>
      </div>
      <ul aria-label="Files ready to process" className="mt-2 mb-5 border-t border-line">
        {(all ? staged : staged.slice(0, few)).map((entry) => (
          <StagedFile key={entry.id} entry={entry} shared={metadata} />
        ))}
      </ul>
      {!all && staged.length > few && (
        <Button
          className="-mt-2 mb-5"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {staged.length}
        </Button>
      )}
      <h3 className="overline-label mb-3">Details for {staged.length === 1 ? 'it' : 'all of them'}</h3>
      <MetadataFields value={metadata} onChange={onMetadata} />
      {error !== '' && (
        <p role="alert" className="mt-4 rounded-md bg-red-soft px-4 py-3 text-sm">
          <span className="font-semibold text-red">Not started.</span> {error} Files and details are kept.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" size="large" aria-disabled={running || checking}>
          {checking ? (online ? 'Checking...' : 'Waiting for your network') : 'Start training'}
        </Button>
        {running && (
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={follow}
              onChange={(event) => {
                onFollow(event.target.checked);
              }}
              className="size-4 accent-accent"
            />
            A batch is in progress. Start these when it has finished
          </label>
        )}
      </div>
    </form>
  );
}

function StagedFile({ entry, shared }: { entry: UploadEntry; shared: ContentMetadata }) {
  const [open, setOpen] = useState(false);
  const change = (metadata: ContentMetadata) => {
    changeEntry(entry.fileKey, { metadata: toEntryMetadata(metadata), own: true });
  };
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate" title={entry.name}>
          <bdi>{entry.name}</bdi>
        </p>
        <span className="tabular shrink-0 text-sm text-muted">{sizeText(entry.size)}</span>
        <Button
          look="quiet"
          aria-expanded={open}
          aria-label={`Details for ${entry.name} only`}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {entry.own ? 'Own details' : 'Details'}
        </Button>
        <IconButton
          look="quiet"
          aria-label={`Remove ${entry.name}`}
          onClick={() => {
            removeEntries([entry.fileKey]);
          }}
        >
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {open && (
        <div className="my-2 border-s-2 border-accent ps-4">
          <MetadataFields value={entry.own ? fromEntryMetadata(entry.metadata) : shared} onChange={change} />
          {entry.own && (
            <Button
              className="mt-3"
              onClick={() => {
                changeEntry(entry.fileKey, { own: false });
                setOpen(false);
              }}
            >
              Use the details for all
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
