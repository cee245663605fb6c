import { ordinals } from '#server/agents/vocabulary/ordinals.ts';

export const spokenScales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  mio: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
};

/** Parts of the scale behind them: 'half a million', 'a quarter of a million', 'quarter million'. */
export const scaleParts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quarters: 0.25 };

export const spokenOrdinals: Readonly<Record<string, number>> = {
  ...ordinals,
  first: 1,
  thirteenth: 13,
  fourteenth: 14,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
};
