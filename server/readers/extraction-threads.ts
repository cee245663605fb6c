import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { limits } from '#contract/limits.ts';
import { failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import { openThread } from './open-thread.ts';
import { openThreadLane, type WorkOptions } from './thread-lane.ts';

export interface ThreadRequest {
  bytes: Uint8Array;
  /** The caller is done with `bytes`, which are then moved into the thread instead of copied. */
  given?: boolean;
  name: string;
  /** Type claimed by the sender; the bytes decide. */
  type: string;
  /** Folder with language data for text recognition; without it, scans aren't read. */
  ocrData?: string | null;
}
/** `spent`: the thread grew or broke and must not be reused. `more`: further pieces follow in the next answer. */
export interface ThreadAnswer {
  extraction: Extraction;
  spent: boolean;
  more: boolean;
}

function join(before: ThreadAnswer, { extraction, ...part }: ThreadAnswer): ThreadAnswer {
  if (before.extraction.status !== 'ready' || extraction.status !== 'ready') return { extraction, ...part };
  for (const piece of extraction.pieces) before.extraction.pieces.push(piece);
  return { extraction: before.extraction, ...part };
}

let engine: Promise<WebAssembly.Module> | null = null;

/** Compiles PDFium once per process; threads share the code. */
function compileEngine(): Promise<WebAssembly.Module> {
  engine ??= readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return engine;
}

async function openExtraction(): Promise<Worker> {
  const module = new URL('./extraction-worker.ts', import.meta.url);
  const worker = openThread(module, limits.extraction, await compileEngine());
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

const lane = openThreadLane<ThreadRequest, ThreadAnswer>({
  open: openExtraction,
  threads: limits.extraction.threads,
  warm: 0,
  idleMs: limits.extraction.idleMs,
  send: (request) => {
    // Small files share a buffer with others, which can't be moved.
    const alone = request.given === true && request.bytes.byteLength === request.bytes.buffer.byteLength;
    const bytes = new Uint8Array(alone ? (request.bytes.buffer as ArrayBuffer) : request.bytes);
    // The lane keeps each request until it ends; this avoids a second copy of a large file.
    request.bytes = new Uint8Array();
    return { message: { ...request, bytes } satisfies ThreadRequest, moved: [bytes.buffer] };
  },
  isSpent: ({ spent }) => spent,
  parts: { hasMore: ({ more }) => more, join },
});

/** Waits for a free thread, so that a bad file costs only that thread until its timeout. */
export function runInThread(request: ThreadRequest, options: WorkOptions): Promise<Extraction> {
  return lane
    .run({ ...request }, options)
    .then((ended) => (ended.outcome === 'answered' ? ended.answer.extraction : failed(ended.outcome)));
}
