import type { HeardField } from '#contract/coaching.ts';

/** A note and the fields that it may fill. A value that a later note corrects fills none. */
export type LabelledNote = readonly [text: string, ...fields: HeardField[]];

/** The notes of an invented call, as one person writes them. */
export interface NotedCall {
  name: string;
  notes: readonly LabelledNote[];
}
