/** Limits of what an organization prepares for its proposals. */
export const proposalLimits = {
  /** Templates that are in use, and those that were put away. */
  templates: 50,
  templateTexts: 30,
  templateTextMax: 20_000,
} as const;

/** A block in a model's words: time of the model and of the whole call in ms; most lines of an answer, and characters of one. */
export const rewriteLimits = { modelMs: 20_000, callMs: 35_000, lines: 40, characters: 1200 } as const;
