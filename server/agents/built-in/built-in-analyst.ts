import type { Analyst } from '../analyst.ts';
import { classifyText } from './classify.ts';
import { extractActivity } from './extract-activity.ts';
import { extractMarket } from './extract-market.ts';
import { extractPeople } from './extract-people.ts';
import { extractPrices } from './extract-prices.ts';
import { extractStatements } from './extract-statements.ts';
import { rankPassages } from './rank.ts';

/** No key, no network, the same answer every time: extraction, ranking and the agent's own drafts. */
export const builtInAnalyst: Analyst = {
  name: 'built-in',
  compose: async (task) => ({ output: await task.draft(), writtenBy: 'built-in' }),
  classify: async (text, choices) => classifyText(text, choices),
  extract: async (site) => [
    ...extractStatements(site),
    ...extractPeople(site),
    ...extractPrices(site),
    ...extractMarket(site),
    ...extractActivity(site),
  ],
  rank: async (query, passages) => rankPassages(query, passages),
};
