/** Fields that are told by chance where no rule is sure: the columns of `field-weights.ts`. */
export const likelyFields = [
  'barriers',
  'outcomes',
  'targetDate',
  'emotionalImpact',
  'relief',
  'decisionProcess',
  'budget',
] as const;
export type LikelyField = (typeof likelyFields)[number];
