/** What phrases add to the log-odds of a label: each line has a weight and its phrases, with bars between. */
export interface PhraseWeights {
  bias: number;
  lines: readonly string[];
}
