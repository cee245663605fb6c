import type { LearnedLabel } from '#server/agents/discovery-coach/learned/phrases/all.ts';

/** What word classes tell better on lines of writers who were left out; of others only words are learned (decision 117). */
const toldByClasses: ReadonlySet<string> = new Set<LearnedLabel>([
  'objection',
  'competitor',
  'price',
  'security',
  'timing',
  'authority',
  'proof',
  'barriers',
  'decisionProcess',
]);
const isOfWords = (phrase: string): boolean => !phrase.includes('@');

/** Those phrases of a line that a label is learned from. */
export const phrasesFor = (label: string, phrases: Set<string>): Set<string> =>
  toldByClasses.has(label) ? phrases : new Set([...phrases].filter(isOfWords));
