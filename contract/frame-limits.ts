/** Limits of an organization's own qualification frames. */
export const frameLimits = {
  frames: 20,
  points: 9,
  nameMax: 60,
  labelMax: 60,
  hintMax: 200,
  /** Words or phrases per point, and characters per phrase. */
  words: 20,
  wordMin: 2,
  wordMax: 100,
  /** Of a document that a frame is drafted from. */
  documentBytes: 8 * 1024 * 1024,
  documentCharacters: 400_000,
} as const;
