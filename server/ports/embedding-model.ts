/** A model that turns texts into vectors of length 1: the nearer in meaning, the larger their product. */
export interface EmbeddingModel {
  readonly name: string;
  /** Of passages, in their order. Rejects when it cannot be reached in time or answers otherwise. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  /** Of what somebody waits for: in short time or not at all. Null, and not asked, for a while after it failed. */
  embedQuery(query: string): Promise<Float32Array | null>;
}
