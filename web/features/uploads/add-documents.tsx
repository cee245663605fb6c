import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { hashFile } from '#web/lib/files/hash-file.ts';
import { untilOnline } from '#web/lib/use-online.ts';
import { inTab } from '#web/lib/storage/browser-storage.ts';
import { useContentOverview } from '#web/features/content/content.api.ts';
import { sizeText } from '#web/features/content/content-words.ts';
import { DropZone } from './drop-zone.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import type { Decisions, DuplicateMatch } from './duplicates-dialog.tsx';
import { useContentDraft } from '#web/features/content/metadata-draft.ts';
import { tabs } from '#web/lib/tabs.ts';
import { runUploads } from './run-uploads.ts';
import { StagedFiles } from './staged-files.tsx';
import { newEntry, toEntryMetadata } from './upload-entry.ts';
import type { UploadEntry } from './upload-entry.ts';
import { addEntries, changeEntry, removeEntries, useUploadStore } from './upload-store.ts';
import { useDuplicateCheck, useResumedUploads, useUploadPorts, useUploads } from './uploads.api.ts';

async function fingerprints(entries: readonly UploadEntry[]) {
  const found: { fileKey: string; name: string; sha256: string }[] = [];
  for (const { fileKey, name, fileData } of entries)
    found.push({ fileKey, name, sha256: fileData ? await hashFile(fileData) : '' });
  return found;
}

/** Whether waiting files start by themselves; stored per tab, so that it survives a reload. */
const followKey = 'uploads-follow';

/** Chosen files wait with their details, are checked for duplicates, and are uploaded. */
export function AddDocuments() {
  const ports = useUploadPorts();
  useResumedUploads();
  const staged = useUploads().filter(
    (entry) => entry.kind === 'document' && entry.status === 'ready to process' && !entry.started,
  );
  const running = useUploadStore((state) => state.running);
  const { data: overview } = useContentOverview();
  const check = useDuplicateCheck();
  const draft = useContentDraft('documents', {});
  const [refused, setRefused] = useState<string[]>([]);
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState('');
  const [follow, setFollow] = useState(() => inTab.read(followKey) !== 'no');
  const [asked, setAsked] = useState<{ matches: DuplicateMatch[]; entries: UploadEntry[] } | null>(null);
  const largest = overview?.limits.fileBytes ?? limits.content.fileBytes;

  const take = (files: File[]) => {
    setRefused(files.filter(({ size }) => size > largest).map(({ name, size }) => `${name} has ${sizeText(size)}`));
    const owner = { owner: ports.owner, tab: tabs().own, kind: 'document' as const };
    addEntries(
      files
        .filter(({ size }) => size <= largest)
        .map((file) => newEntry({ ...owner, name: file.name, size: file.size, mimeType: file.type, fileData: file })),
    );
  };
  const go = (entries: readonly UploadEntry[], decisions: Decisions, matches: readonly DuplicateMatch[]) => {
    removeEntries(entries.filter(({ fileKey }) => decisions[fileKey] === 'skip').map(({ fileKey }) => fileKey));
    for (const { fileKey, own, metadata } of entries) {
      const onDuplicate = decisions[fileKey] ?? 'skip';
      const replaces =
        onDuplicate === 'replace' ? (matches.find((match) => match.fileKey === fileKey)?.documentId ?? '') : '';
      changeEntry(fileKey, {
        started: true,
        onDuplicate,
        replaces,
        metadata: own ? metadata : toEntryMetadata(draft.metadata),
      });
    }
    draft.drop();
    inTab.drop(followKey);
    setFollow(true);
    void runUploads(ports);
  };
  const start = async () => {
    if (checking || asked || staged.length === 0) return;
    setChecking(true);
    setError('');
    try {
      await untilOnline();
      const matches = await check(await fingerprints(staged));
      if (matches.length > 0) setAsked({ matches, entries: staged });
      else go(staged, {}, []);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setChecking(false);
    }
  };

  const wasRunning = useRef(running);
  useEffect(() => {
    const ended = wasRunning.current && !running;
    wasRunning.current = running;
    if (ended && follow) void start();
  });
  return (
    <>
      <DropZone onFiles={take} />
      {refused.length > 0 && (
        <div role="alert" className="mt-3 rounded-md bg-red-soft px-4 py-3 text-sm">
          <p>
            <span className="font-semibold text-red">Too large.</span> A file may have {sizeText(largest)}.{' '}
            {refused.length === 1 ? 'This one was' : 'These were'} left out; the others are below.
          </p>
          <ul className="mt-1 list-disc ps-5">
            {refused.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </div>
      )}
      {staged.length > 0 && (
        <StagedFiles
          staged={staged}
          metadata={draft.metadata}
          onMetadata={draft.setMetadata}
          running={running}
          checking={checking}
          error={error}
          follow={follow}
          onFollow={(next) => {
            inTab.write(followKey, next ? 'yes' : 'no');
            setFollow(next);
          }}
          onStart={() => {
            if (!running) void start();
          }}
        />
      )}
      {asked && (
        <DuplicatesDialog
          matches={asked.matches}
          names={Object.fromEntries(asked.entries.map(({ fileKey, name }) => [fileKey, name]))}
          onClose={() => {
            setAsked(null);
          }}
          onDecide={(decisions) => {
            setAsked(null);
            go(asked.entries, decisions, asked.matches);
          }}
        />
      )}
    </>
  );
}
