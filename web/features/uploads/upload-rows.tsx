import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import type { Mark } from '#web/components/status-mark.tsx';
import type { ContentKind } from '#contract/content.ts';
import { stageWords } from '#web/features/content/content-words.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { retryUpload } from './retry-upload.ts';
import type { UploadEntry } from './upload-entry.ts';
import { removeEntries, useUploadStore } from './upload-store.ts';
import { useUploadPorts, useUploads } from './uploads.api.ts';

const few = 8;
const marks: Record<UploadEntry['status'], Mark> = {
  'ready to process': 'waiting',
  processing: 'working',
  completed: 'done',
  failed: 'failed',
};

function stateOf({ status, stage, sent, pending, partly }: UploadEntry, online: boolean): string {
  if (status === 'ready to process') return online ? 'Ready to process' : 'Waiting for your network';
  if (status === 'completed') return partly ? 'Partly read' : 'Completed';
  if (status === 'failed') return 'Failed';
  if (sent !== null && sent < 1) return `Processing: ${Math.floor(sent * 100)} % sent`;
  if (stage !== null && stage !== 'failed') return `Processing: ${stageWords[stage].toLowerCase()}`;
  return pending ? 'Processing continues on the server' : 'Processing';
}

/** Uploads in progress; failed ones stay until retried or dismissed. */
export function UploadRows({
  kind,
  of: item = '',
}: {
  kind: ContentKind;
  /** Shows only uploads for this item. */ of?: string;
}) {
  const entries = useUploads().filter(
    (entry) =>
      entry.kind === kind &&
      (item === '' || entry.documentId === item || entry.replaces === item) &&
      (entry.started || entry.status !== 'ready to process'),
  );
  const { unkept, lost } = useUploadStore();
  const ports = useUploadPorts();
  const online = useOnline();
  const [all, setAll] = useState(false);
  if (entries.length === 0) return null;
  const failed = entries.filter(({ status }) => status === 'failed');
  const open = entries.filter(({ status }) => status === 'processing' || status === 'ready to process');
  const retry = (fileKey: string) => {
    void retryUpload(ports, fileKey);
  };
  return (
    <section aria-labelledby="under-way" className="mt-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="under-way" className="text-base font-semibold">
          {open.length > 0
            ? `In progress: ${open.length}`
            : failed.length > 0
              ? `Not processed: ${failed.length}`
              : 'Done'}
        </h2>
        {failed.length > 1 && (
          <span className="flex gap-2">
            <Button
              onClick={() => {
                for (const { fileKey } of failed) retry(fileKey);
              }}
            >
              Retry all
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                removeEntries(failed.map(({ fileKey }) => fileKey));
              }}
            >
              Dismiss all
            </Button>
          </span>
        )}
      </div>
      {lost !== '' && open.length > 0 && (
        <p role="alert" className="mb-2 text-sm text-red">
          {lost} What the server has received continues. This list catches up when the connection is back.
        </p>
      )}
      {unkept && open.length > 0 && (
        <p className="mb-2 text-sm text-amber">
          This browser doesn’t keep files when you reload. Leave this tab open until all are uploaded.
        </p>
      )}
      <ul className="border-t border-line" aria-label="Uploads">
        {(all ? entries : entries.slice(0, few)).map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 [content-visibility:auto]"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="truncate font-medium" title={entry.name}>
                <bdi>{entry.name}</bdi>
              </p>
              {entry.error !== '' && <p className="text-sm text-red wrap-anywhere">{entry.error}</p>}
              {entry.note !== '' && <p className="text-sm text-muted wrap-anywhere">{entry.note}</p>}
            </div>
            <progress
              aria-label={`Progress of ${entry.name}`}
              max={100}
              value={entry.progress}
              data-partly={entry.partly || undefined}
              className="bar max-w-40 basis-24"
            />
            <span className="w-60 max-sm:w-auto">
              <StatusMark mark={entry.partly ? 'partly' : marks[entry.status]} text={stateOf(entry, online)} />
            </span>
            <span className="flex min-w-20 justify-end gap-1">
              {entry.status === 'failed' && (
                <>
                  <Button
                    aria-label={`Retry ${entry.name}`}
                    onClick={() => {
                      retry(entry.fileKey);
                    }}
                  >
                    <RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />
                    Retry
                  </Button>
                  <IconButton
                    look="quiet"
                    aria-label={`Dismiss ${entry.name}`}
                    onClick={() => {
                      removeEntries([entry.fileKey]);
                    }}
                  >
                    <X size={16} strokeWidth={1.5} aria-hidden="true" />
                  </IconButton>
                </>
              )}
              {entry.status === 'ready to process' && (
                <IconButton
                  look="quiet"
                  aria-label={`Take back ${entry.name}`}
                  onClick={() => {
                    removeEntries([entry.fileKey]);
                  }}
                >
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {!all && entries.length > few && (
        <Button
          className="mt-3"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {entries.length}
        </Button>
      )}
      {open.length > 0 && (
        <p className="mt-2 text-sm text-muted">You can keep working. After a reload, we send what is still missing.</p>
      )}
    </section>
  );
}
