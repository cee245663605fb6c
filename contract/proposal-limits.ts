/** Limits of what an organization prepares for its proposals. */
export const proposalLimits = {
  /** Templates that are in use, and those that were put away. */
  templates: 50,
  templateTexts: 30,
  templateTextMax: 20_000,
} as const;
