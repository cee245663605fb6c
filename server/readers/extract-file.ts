import { limits } from '#contract/limits.ts';
import { failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import { runInThread, type ThreadRequest } from './extraction-threads.ts';

/**
 * Reads a document in its own thread, within `limits.extraction`.
 * Any fault of the file is a `failed` outcome; rejects only with the reason of an aborted signal.
 */
export async function extractFile(file: ThreadRequest, { signal }: { signal?: AbortSignal } = {}): Promise<Extraction> {
  signal?.throwIfAborted();
  if (file.bytes.length > limits.extraction.bytes) return failed('too-large');
  return runInThread(file, { signal, timeoutMs: limits.extraction.timeoutMs });
}
