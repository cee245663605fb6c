import type { CaptionTimes } from '#contract/caption-times.ts';
import type { UnreadPages } from '#contract/records-content.ts';

/** Speaker and time of a call line; null where the transcript doesn't say. */
export interface SpokenBy {
  speaker: string | null;
  /** Milliseconds since the start of the call. */
  atMs: number | null;
  /** When it ended; absent where the transcript doesn't say. */
  endMs?: number;
  /** Whether a blank line or a dash sets it off from the words before, in a text that names no speaker. */
  opens?: boolean;
}

/** A paragraph, heading, table row or caption line, in reading order. */
export interface Piece {
  text: string;
  page: number | null;
  heading: string | null;
  /** Seconds since the start, for videos. */ second: number | null;
  /** For captions: when each word is said. */ times?: CaptionTimes;
  /** For a row of a table with its own file or sheet. */ row?: TableRow;
  /** For a call transcript. */ spoken?: SpokenBy;
}
/**
 * A row's number, counted from 1 as in its program, and its column names; null if unnamed or if this row names them.
 */
export interface TableRow {
  sheet: string | null;
  number: number;
  header: string | null;
}
export type FailureReason =
  | 'encrypted'
  | 'broken'
  | 'empty'
  | 'scan'
  | 'too-large'
  | 'zip-bomb'
  | 'xml-bomb'
  | 'wrong-type'
  | 'unsupported'
  | 'timeout'
  | 'out-of-memory';
export type Extraction =
  | {
      status: 'ready';
      title: string | null;
      pages: number | null;
      pieces: Piece[];
      note: string | null;
      unread?: UnreadPages;
    }
  | { status: 'failed'; reason: FailureReason; message: string };
