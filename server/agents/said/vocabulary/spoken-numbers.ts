import { ordinals } from '#server/agents/vocabulary/ordinals.ts';

export const spokenScales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  grand: 1e3,
  k: 1e3,
  million: 1e6,
  billion: 1e9,
};

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
