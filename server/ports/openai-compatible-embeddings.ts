import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { EmbeddingModel } from './embedding-model.ts';

export interface EmbeddingSettings {
  /** Base URL, for example `https://host/v1`; set by the operator, so it may be private. */
  url: string;
  /** Empty if the server needs no key. */
  key: string;
  name: string;
}

const passagesMs = 60_000;
const queryMs = 2_000;
/** Pause after a failure so a dead server can't slow searches. */
const restMs = 30_000;
/** Characters that every model reads of one text; a passage is rarely a quarter of this. */
const longest = 6000;

function toLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!Number.isFinite(length) || length === 0)
    throw new Error('The embedding model answered with a vector without direction');
  return Float32Array.from(values, (value) => value / length);
}

/** Uses any server with OpenAI's embeddings API: a provider, Ollama, vLLM. */
export function openAiCompatibleEmbeddings({ url, key, name }: EmbeddingSettings): EmbeddingModel {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: url.replace(/\/+$/, ''),
    ...(key === '' ? {} : { apiKey: key }),
  });
  const model = provider.embeddingModel(name);
  let restsUntil = 0;
  const ask = async (texts: readonly string[], maxRetries: number, signal: AbortSignal): Promise<Float32Array[]> => {
    const { embeddings } = await embedMany({
      model,
      values: texts.map((text) => text.slice(0, longest)),
      maxRetries,
      maxParallelCalls: 1,
      abortSignal: signal,
    });
    if (embeddings.length !== texts.length) throw new Error('The embedding model answered for another number of texts');
    return embeddings.map(toLengthOne);
  };
  return {
    name,
    embed: (texts, signal) => ask(texts, 1, AbortSignal.any([signal, AbortSignal.timeout(passagesMs)])),
    async embedQuery(query) {
      if (Date.now() < restsUntil) return null;
      try {
        const [vector] = await ask([query], 0, AbortSignal.timeout(queryMs));
        return vector ?? null;
      } catch (error) {
        restsUntil = Date.now() + restMs;
        throw error;
      }
    },
  };
}
