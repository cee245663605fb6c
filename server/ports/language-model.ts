import type { z } from 'zod';

export interface ModelRequest<T extends z.ZodType> {
  /** What the model is to do; never holds text of a source. */
  instructions: string;
  /** Material, delimited by the caller. */
  material: string;
  output: T;
  /** Name of the answer's form, for providers that want one. */
  name: string;
  signal: AbortSignal;
}

export interface ModelAnswer<T> {
  output: T;
  inputTokens: number;
  outputTokens: number;
}

/** A model that answers in a given form. Rejects when it cannot be reached in time or answers otherwise. */
export interface LanguageModel {
  readonly name: string;
  answer<T extends z.ZodType>(request: ModelRequest<T>): Promise<ModelAnswer<z.infer<T>>>;
}
