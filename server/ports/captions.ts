export interface VideoCaptions {
  title: string;
  channel: string;
  seconds: number | null;
  /** BCP 47 tag of the captions. */
  language: string;
  /** WebVTT. */
  transcript: string;
}

/** Why a video has no captions; `message` says what to do. */
export class CaptionsError extends Error {
  readonly title: string;
  constructor(message: string, details: { title?: string; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'CaptionsError';
    this.title = details.title ?? '';
  }
}

/** Reads captions of public videos. Rejects with CaptionsError, or with the reason of an aborted signal. */
export interface Captions {
  read(videoId: string, options: { signal: AbortSignal }): Promise<VideoCaptions>;
}
