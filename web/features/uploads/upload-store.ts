import { create } from 'zustand';
import type { UploadEntry } from './upload-entry.ts';
import { forgetEntry, keepEntry } from './upload-memory.ts';

/** Every upload, oldest first; stored in the browser on each change, so that it survives a reload. */
export const useUploadStore = create<{ entries: UploadEntry[]; running: boolean; unkept: boolean; lost: string }>(
  () => ({ entries: [], running: false, unkept: false, lost: '' }),
);

export function entryOf(fileKey: string): UploadEntry | undefined {
  return useUploadStore.getState().entries.find((entry) => entry.fileKey === fileKey);
}

export function addEntries(added: UploadEntry[]): void {
  useUploadStore.setState(({ entries }) => ({
    entries: [...entries, ...added.filter((one) => !entries.some(({ fileKey }) => fileKey === one.fileKey))],
  }));
}

export function changeEntry(fileKey: string, change: Partial<UploadEntry>): void {
  useUploadStore.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.fileKey === fileKey ? { ...entry, ...change } : entry)),
  }));
}

export function removeEntries(fileKeys: readonly string[]): void {
  useUploadStore.setState(({ entries }) => ({ entries: entries.filter(({ fileKey }) => !fileKeys.includes(fileKey)) }));
}

useUploadStore.subscribe((now, before) => {
  if (now.entries === before.entries) return;
  const known = new Map(before.entries.map((entry) => [entry.fileKey, entry]));
  const failed = () => {
    useUploadStore.setState({ unkept: true });
  };
  for (const entry of now.entries)
    if (known.get(entry.fileKey) !== entry) keepEntry(entry, !known.has(entry.fileKey)).catch(failed);
  for (const { fileKey } of before.entries)
    if (!now.entries.some((entry) => entry.fileKey === fileKey)) forgetEntry(fileKey).catch(failed);
});
