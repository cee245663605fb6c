import { ordinals } from '#server/agents/vocabulary/ordinals.ts';

/** Spoken number words, in English. */
export const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

export const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

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
