import type { CallField } from '../vocabulary/field-words.ts';

/** What a head says of the words behind it: the fields it may name, figures of any, next steps, those of the prospect, people, or something that is no field. */
export type NoteHead = readonly CallField[] | 'figures' | 'steps' | 'theirSteps' | 'people' | 'other';

/** A part of a note that says one thing. */
export interface NotePart {
  head: NoteHead | null;
  /** The head as it is written, maybe in a note before; empty: there is none. */
  under: string;
  /** What stands behind the head, letter by letter. */
  text: string;
}

/** Before a point of a list: a dash, a number, a box to tick, an emoji. */
export const listMark = /^\s*(?:(?:[-–—*•▪+>→☐□]+|->|=>|\[ ?\]|\(?\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?)\s+)+/u;
