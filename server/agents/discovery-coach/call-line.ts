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
