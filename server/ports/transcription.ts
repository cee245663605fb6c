/** Why transcription failed, and whether the same piece may be retried. */
export class TranscriptionError extends Error {
  readonly kind: 'busy' | 'failed' | 'refused';
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | null;

  constructor(kind: TranscriptionError['kind'], text: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.name = 'TranscriptionError';
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Speech to text. */
export interface Transcription {
  readonly host: string;
  /**
   * Transcribes `pcm` (16,000 samples per second, 16-bit, mono, little-endian); '' if no one spoke. `prompt` shows how
   * names are spelled. Throws TranscriptionError.
   */
  transcribe(pcm: Uint8Array, prompt: string): Promise<string>;
  close(): Promise<void>;
}
