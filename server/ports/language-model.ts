import type { z } from 'zod';

export interface ModelRequest {
  /** What the model has to do; never contains text from a source. */
  instructions: string;
  /**
   * Source material followed by the task, delimited by the caller; text shared between calls comes first, for caching.
   */
  material: string;
  /** Schema of the response, sent to the provider; null if only the instructions describe it. */
  form: z.ZodType | null;
  /** Name of the schema, for providers that require one. */
  name: string;
  /** Total timeout in milliseconds: connection and body. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Streams the response and receives the object so far; its last field may be incomplete. */
  onPartial?: ((soFar: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** Tokens are null if the provider reports none. */
export interface ModelUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  inputCharacters: number;
  outputCharacters: number;
}

export interface ModelAnswer {
  /** The response as JSON, not yet validated. */
  json: unknown;
  /** Whether the response was cut off: `json` holds what came before, its last part possibly incomplete. */
  cut: boolean;
  usage: ModelUsage;
}

/**
 * `form`: rejected with 400; `malformed`: no JSON; `declined`: the model or its filter refused; `private-address`: an
 * organization's URL leads where only operators may connect; `limit`: the organization's monthly limit is reached, so
 * nothing was sent.
 */
export type ModelFault =
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'form'
  | 'server-error'
  | 'connection'
  | 'too-large'
  | 'malformed'
  | 'declined'
  | 'private-address'
  | 'limit';

const words: Record<ModelFault, string> = {
  timeout: 'The model didn’t answer in time.',
  'rate-limited': 'The model’s server asked for fewer requests.',
  refused: 'The model’s server refused the key.',
  form: 'The model’s server refused the request.',
  'server-error': 'The model’s server answered with an error.',
  connection: 'The model’s server couldn’t be reached.',
  'too-large': 'The model’s answer was too long to be read.',
  malformed: 'The model’s answer wasn’t in the form we asked for.',
  declined: 'The model declined to answer.',
  'private-address': 'The model’s address leads into a private network.',
  limit: 'The organization’s limit for the model is reached this month.',
};

/** Why a model returned nothing; `message` explains it without quoting the server. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly usage: ModelUsage;
  /** Milliseconds the server asked to wait; null if it did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    fault: ModelFault,
    more: { usage: ModelUsage; status?: number | null; retryAfterMs?: number | null; cause?: unknown },
  ) {
    const { usage, status = null, retryAfterMs = null, cause } = more;
    super(words[fault], { cause });
    this.name = 'ModelError';
    this.fault = fault;
    this.status = status;
    this.usage = usage;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A model that responds in JSON. Rejects with ModelError, or with the reason of the aborted signal. */
export interface LanguageModel {
  readonly name: string;
  /** Its host, without path or key: 'models.example.com'. */
  readonly host: string;
  /** Maximum characters of source text in one call. */
  readonly contextCharacters: number;
  answer(request: ModelRequest): Promise<ModelAnswer>;
}
