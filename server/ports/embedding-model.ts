/** A model that turns texts into unit vectors: the closer in meaning, the larger their dot product. */
export interface EmbeddingModel {
  readonly name: string;
  /** Embeds passages, in order. Rejects if the server is unreachable, too slow or responds in another format. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  /**
   * Embeds a query someone waits for, with a short timeout. Returns null, without asking, for a while after a failure.
   */
  embedQuery(query: string): Promise<Float32Array | null>;
}
