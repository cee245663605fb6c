import type { CaptionTimes } from '#contract/caption-times.ts';
import type { UnreadPages } from '#contract/records-content.ts';

/** Who said a line of a call, and when; null: the transcript doesn't tell. */
export interface SpokenBy {
  speaker: string | null;
  /** Milliseconds from the start of the call. */
  atMs: number | null;
}

/** A paragraph, heading, table row or caption line, in reading order. */
export interface Piece {
  text: string;
  page: number | null;
  heading: string | null;
  /** Seconds from the start, of videos. */ second: number | null;
  /** Of captions: when each of their words is said. */ times?: CaptionTimes;
  /** Of a row of a table that has a file or sheet of its own. */ row?: TableRow;
  /** Of the transcript of a call. */ spoken?: SpokenBy;
}
/** Where a row stands, numbered from 1 as its program does, and what its columns are called; null: they are not named, or this row names them. */
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
