/** Beyond these log-odds, meaning says no more. */
const bounds = { least: -6, most: 4 };

export const boundedMeaning = (odds: number): number => Math.max(bounds.least, Math.min(bounds.most, odds));
