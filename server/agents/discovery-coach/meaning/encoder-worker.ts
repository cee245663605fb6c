import { parentPort } from 'node:worker_threads';
import { threadReady } from '#server/readers/thread-ready.ts';
import type { EncoderAnswer } from './encoder-thread.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

const encode = await openSentenceEncoder();

async function answer(texts: readonly string[]): Promise<EncoderAnswer> {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await encode(text));
  return { vectors };
}

parentPort?.on('message', (texts: readonly string[]) => {
  void answer(texts).then((found) => parentPort?.postMessage(found, []));
});
parentPort?.postMessage(threadReady, []);
