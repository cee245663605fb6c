/** Limits of an organization's proposal templates. */
export const proposalLimits = {
  /** Templates of an organization, archived ones included. */
  templates: 50,
  templateTexts: 30,
  templateTextMax: 20_000,
  lockWhyMax: 200,
  validDaysMax: 365,
} as const;

/**
 * Limits of rewriting a block with a model: model and total timeout in milliseconds, lines, and characters per line.
 */
export const rewriteLimits = { modelMs: 20_000, callMs: 35_000, lines: 40, characters: 1200 } as const;
