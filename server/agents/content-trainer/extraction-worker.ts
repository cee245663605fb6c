import { parentPort, workerData } from 'node:worker_threads';
import { ExtractionFailed, failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadAnswer, ThreadRequest } from './extraction-threads.ts';
import { openPdfEngine, type PdfEngine } from './pdf-engine.ts';
import { readDocument } from './read-document.ts';
import { openTextRecognition, type ReadPicture } from './text-recognition.ts';

let engine: PdfEngine | null = null;

let recognition: { folder: string; read: ReadPicture } | null = null;

/** Tesseract starts with the first scan of a thread. */
function readScanned(folder: string): () => Promise<ReadPicture> {
  return async () => {
    if (recognition?.folder !== folder) recognition = { folder, read: await openTextRecognition(folder) };
    return recognition.read;
  };
}

/** Whatever a parser throws on hostile bytes is the file's fault, and told as such. */
async function answer(request: ThreadRequest): Promise<ThreadAnswer> {
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
  return { extraction, spent: broke || (engine?.isLarge() ?? false) };
}

parentPort?.on('message', async (request: ThreadRequest) => {
  parentPort?.postMessage(await answer(request), []);
});
