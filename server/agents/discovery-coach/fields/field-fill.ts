import type { CallLine } from '../call-line.ts';
import type { CallField } from '../vocabulary/field-words.ts';

/** What a field may hold: the words that were said, whose, and when. */
export interface FieldFill {
  field: CallField;
  line: CallLine;
  /** The sentences of the line that say it, letter by letter. */
  text: string;
  /** 0 to about 2. */
  score: number;
}
