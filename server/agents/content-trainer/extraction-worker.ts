import { parentPort, workerData } from 'node:worker_threads';
import { ExtractionFailed, failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadAnswer, ThreadRequest } from './extraction-threads.ts';
import { openPdfEngine, type PdfEngine } from './pdf-engine.ts';
import { readDocument } from './read-document.ts';

let engine: PdfEngine | null = null;

/** Whatever a parser throws on hostile bytes is the file's fault, and told as such. */
async function answer(request: ThreadRequest): Promise<ThreadAnswer> {
  let extraction: Extraction;
  let broke = false;
  try {
    extraction = await readDocument(request, async () => (engine ??= await openPdfEngine(workerData as WebAssembly.Module)));
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
