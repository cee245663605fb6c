import type { MatterKind } from '#contract/coach-cards.ts';

/** What somebody said or noted, with its moment. */
export interface CallLine {
  id: string;
  /** Seconds since the call began. */
  at: number;
  /** Empty for a note. */
  speaker: string;
  side: 'rep' | 'prospect' | 'note';
  text: string;
}

/** A line with the kinds of matter that its words speak of. */
export interface HeardLine {
  line: CallLine;
  kinds: readonly MatterKind[];
}
