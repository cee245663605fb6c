import type { z } from 'zod';

export interface ModelRequest {
  /** What the model is to do; never holds text of a source. */
  instructions: string;
  /** Material and then the task, delimited by the caller: what stays the same between calls stands first. */
  material: string;
  /** The form of the answer, as providers are told it; null: the instructions alone name it. */
  form: z.ZodType | null;
  /** Name of the answer's form, for providers that want one. */
  name: string;
  /** Milliseconds for the whole call, connection and last byte included. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Has the answer streamed, and is told the object that it has come to; its last field may be half. */
  onPartial?: ((soFar: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** Null tokens: the provider names none. */
export interface ModelUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  inputCharacters: number;
  outputCharacters: number;
}

export interface ModelAnswer {
  /** The JSON of the answer, not yet held against any form. */
  json: unknown;
  /** The answer broke off: what stood before is in `json`, its last piece may be half. */
  cut: boolean;
  usage: ModelUsage;
}

/**
 * `form`: refused as 400 although it was reached; `malformed`: no JSON in the answer; `declined`: the model or its filter
 * would not answer; `private-address`: an organization's address leads where only operators may ask; `limit`: the month's
 * limit of the organization is reached, so nothing was sent.
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

/** Why a model gave nothing; `message` says it in a sentence without anything that the server sent. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** HTTP status; null where none came. */
  readonly status: number | null;
  readonly usage: ModelUsage;
  /** Milliseconds that the server asked to wait; null where it said nothing. */
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

/** A model that answers in JSON. Rejects with ModelError, or with the reason of the aborted signal. */
export interface LanguageModel {
  readonly name: string;
  /** Where it is asked, without path or key: 'models.example.com'. */
  readonly host: string;
  /** Most characters of sources that one call carries. */
  readonly contextCharacters: number;
  answer(request: ModelRequest): Promise<ModelAnswer>;
}
