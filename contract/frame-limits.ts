/** Limits of the qualification frames that an organization makes. */
export const frameLimits = {
  frames: 20,
  points: 12,
  nameMax: 60,
  labelMax: 60,
  hintMax: 200,
  /** Words or phrases of one point, and characters of each. */
  words: 20,
  wordMin: 2,
  wordMax: 100,
} as const;
