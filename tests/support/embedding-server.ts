import { serveSite } from './site-server.ts';

export interface EmbeddingServer {
  /** Base URL for EMBEDDING_URL. */
  url: string;
  /** Texts of each call. */
  calls: string[][];
  /** While true, every call fails. */
  failing: boolean;
  close(): Promise<void>;
}

/** Serves OpenAI's embeddings API: a vector counts the words of each of the `concepts` in a text. */
export async function startEmbeddingServer(concepts: readonly RegExp[]): Promise<EmbeddingServer> {
  const calls: string[][] = [];
  const site = await serveSite({}, (path, body) => {
    if (server.failing || !path.endsWith('/embeddings'))
      return {
        status: server.failing ? 500 : 404,
        headers: { 'content-type': 'application/json' },
        body: '{"error":{"message":"no"}}',
      };
    const { input, model } = JSON.parse(body) as { input: string[]; model: string };
    calls.push(input);
    const data = input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: [0.01, ...concepts.map((concept) => text.match(concept)?.length ?? 0)],
    }));
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }),
    };
  });
  const server: EmbeddingServer = { url: `${site.url}/v1`, calls, failing: false, close: () => site.close() };
  return server;
}
