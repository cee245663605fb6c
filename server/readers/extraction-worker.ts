import { constants, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { limits } from '#contract/limits.ts';
import { ExtractionFailed, failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadAnswer, ThreadRequest } from './extraction-threads.ts';
import { openPdfEngine, type PdfEngine } from '#server/readers/pdf/pdf-engine.ts';
import { readDocument } from './read-document.ts';
import { openTextRecognition, type ReadPicture } from '#server/readers/pdf/text-recognition.ts';
import { threadReady } from '#server/readers/thread-ready.ts';

let engine: PdfEngine | null = null;

let recognition: { folder: string; read: ReadPicture } | null = null;

/** Starts Tesseract with a thread's first scan. */
function readScanned(folder: string): () => Promise<ReadPicture> {
  return async () => {
    if (recognition?.folder !== folder) recognition = { folder, read: await openTextRecognition(folder) };
    return recognition.read;
  };
}

/** Shortens headings: each piece carries its heading, which is copied as often when leaving the thread. */
function withShortHeadings(extraction: Extraction): Extraction {
  if (extraction.status === 'failed') return extraction;
  const most = limits.page.headingCharacters;
  // In place: a second list of a large file's pieces takes as much memory as its text.
  for (const piece of extraction.pieces)
    if (piece.heading !== null && piece.heading.length > most) piece.heading = piece.heading.slice(0, most);
  return extraction;
}

/** Treats anything a parser throws on hostile bytes as a fault of the file. */
async function answer(request: ThreadRequest): Promise<Omit<ThreadAnswer, 'more'>> {
  const { length } = request.bytes;
  let extraction: Extraction;
  let broke = false;
  try {
    extraction = await readDocument(request, {
      engine: async () => (engine ??= await openPdfEngine(workerData as WebAssembly.Module)),
      openRecognition: request.ocrData == null ? null : readScanned(request.ocrData),
    });
  } catch (error) {
    broke = !(error instanceof ExtractionFailed);
    const reason = engine?.refusedMemory() ? 'out-of-memory' : 'broken';
    extraction = error instanceof ExtractionFailed ? failed(error.reason, error.message) : failed(reason);
  }
  return {
    extraction: withShortHeadings(extraction),
    spent: broke || length > limits.extraction.freshThreadBytes || (engine?.isLarge() ?? false),
  };
}

// Serving requests takes priority; outside Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const piecesOfMessage = 5000;

/** Sends many pieces in parts, so that a large text is in memory once and no part holds up the receiver. */
async function send({ extraction, spent }: Omit<ThreadAnswer, 'more'>): Promise<void> {
  const post = (part: ThreadAnswer): void => parentPort?.postMessage(part, []);
  if (extraction.status === 'ready')
    while (extraction.pieces.length > piecesOfMessage) {
      const pieces = extraction.pieces.splice(0, piecesOfMessage);
      post({ extraction: { ...extraction, pieces }, spent: false, more: true });
      await setImmediate();
    }
  post({ extraction, spent, more: false });
}

parentPort?.on('message', async (request: ThreadRequest) => {
  await send(await answer(request));
});
parentPort?.postMessage(threadReady, []);
