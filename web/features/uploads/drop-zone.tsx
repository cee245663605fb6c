import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { useContentOverview } from '#web/features/content/content.api.ts';
import { sizeText } from '#web/features/content/content-words.ts';

/** Files that systems and programs leave in folders, which no one means to upload. */
const leftBehind = /^(?:\..*|~\$.*|thumbs\.db|desktop\.ini|__MACOSX)$/iu;

// Chrome doesn't expose these classes by name, so the entry itself is asked.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Returns every file in what was dropped, including folders. */
async function filesOf(items: DataTransferItemList): Promise<File[]> {
  const walk = async (entry: FileSystemEntry): Promise<File[]> => {
    if (isFile(entry))
      return [
        await new Promise<File>((resolve, reject) => {
          entry.file(resolve, reject);
        }),
      ];
    if (!isFolder(entry)) return [];
    const reader = entry.createReader();
    const found: FileSystemEntry[] = [];
    // A reader returns a folder in batches, the last one empty.
    for (;;) {
      const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => {
        reader.readEntries(resolve, reject);
      });
      if (portion.length === 0) break;
      found.push(...portion);
    }
    return (await Promise.all(found.filter(({ name }) => !leftBehind.test(name)).map(walk))).flat();
  };
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(walk))).flat();
}

/** Takes dropped files and folders, or chosen files. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [unread, setUnread] = useState(false);
  const { data: overview } = useContentOverview();
  const { fileBytes, batchFiles } = overview?.limits ?? limits.content;
  const take = (files: File[]) => {
    setUnread(false);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const plain = [...event.dataTransfer.files];
    const { items } = event.dataTransfer;
    if (items.length === 0) take(plain);
    else
      filesOf(items).then(
        (files) => {
          take(files.length > 0 ? files : plain);
        },
        () => {
          setUnread(true);
        },
      );
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-dashed px-6 py-6 ${over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex items-center gap-3 font-serif text-xl">
          <Upload size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-muted" />
          {over ? 'Drop to add' : 'Drop files or folders here'}
        </p>
        <p className="mt-2 max-w-[76ch] text-sm text-muted">
          PDF, DOC, DOCX, PPTX, XLSX, CSV, TXT, MD, HTML and RTF, up to {sizeText(fileBytes)} each; {batchFiles} go at
          once, more wait their turn. A file can be quoted seconds after it arrives. Training on a whole library takes
          30-60 minutes.
        </p>
      </div>
      <Button
        look="primary"
        size="large"
        onClick={() => {
          input.current?.click();
        }}
      >
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Files to train on"
        className="sr-only"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {unread && (
        <p role="alert" className="basis-full text-sm font-medium text-red">
          The browser couldn’t read what you dropped. Nothing was added. Choose the files instead.
        </p>
      )}
    </div>
  );
}
