/** A paragraph, heading, table row or caption line, in reading order. */
export interface Piece { text: string; page: number | null; heading: string | null; /** Seconds from the start, of videos. */ second: number | null }
export type FailureReason = 'encrypted' | 'broken' | 'empty' | 'scan' | 'too-large' | 'zip-bomb' | 'xml-bomb' | 'wrong-type' | 'unsupported' | 'timeout' | 'out-of-memory';
export type Extraction =
  | { status: 'ready'; title: string | null; pages: number | null; pieces: Piece[] ; note: string | null }
  | { status: 'failed'; reason: FailureReason; message: string };
