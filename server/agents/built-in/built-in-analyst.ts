import type { Analyst } from '../analyst.ts';
import { analyse } from './analysis-threads.ts';
import { rankPassages } from './rank.ts';

/** Analyst without key or network that gives the same result every time: extraction, ranking and rule-based drafts. */
export const builtInAnalyst: Analyst = {
  name: 'built-in',
  compose: async (task) => ({ output: await task.draft(), writtenBy: 'built-in' }),
  answer: async (task) => ({ output: await task.draft(), writtenBy: 'built-in' }),
  classify: (text, choices) => analyse('classify', { text, choices }),
  extract: (site) => analyse('extract', site),
  rank: async (query, passages) => rankPassages(query, passages),
};
