import type { topicSigns } from './topic-signs.ts';

/** What each sign adds to the log-odds that a line begins a new topic; learned by scripts/learn-topics.ts, not to be edited by hand. */
export const topicWeights: { bias: number; weights: Record<(typeof topicSigns)[number], number> } = {
  bias: -4.88,
  weights: {
    rep: 0.72,
    endsAsking: 0.16,
    asks: 1.36,
    repAsks: 0.49,
    repOpens: 0.21,
    opens: 0.49,
    length: 1.06,
    firstSentence: 0.02,
    turns: -0.62,
    lengthBefore: -0.52,
    askedBefore: -1.02,
    unlikeNear: 0.73,
    unlikeAround: 0.25,
    unlikeFar: -0.38,
  },
};
