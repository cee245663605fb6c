/** Why no words came, and whether the same piece may be tried again. */
export class TranscriptionError extends Error {
  readonly kind: 'busy' | 'failed' | 'refused';
  /** Seconds that the server asked for. */
  readonly retryAfter: number | null;

  constructor(kind: TranscriptionError['kind'], text: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(text, { cause: options.cause });
    this.name = 'TranscriptionError';
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Turns sound into words. */
export interface Transcription {
  readonly host: string;
  /**
   * The words of `pcm` (16,000 samples a second, 16 bits, one channel, little-endian); empty: nobody spoke. `prompt` tells how
   * names are spelled. Throws TranscriptionError.
   */
  transcribe(pcm: Uint8Array, prompt: string): Promise<string>;
  close(): Promise<void>;
}
