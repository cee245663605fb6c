import type { Analyst } from '../analyst.ts';
import type { SitePage } from '../tools/crawl-site.ts';
import { classifyText } from './classify.ts';
import { extractActivity } from './extract-activity.ts';
import { extractMarket } from './extract-market.ts';
import { extractPeople } from './extract-people.ts';
import { extractPrices } from './extract-prices.ts';
import { extractStatements } from './extract-statements.ts';
import { amount } from '../ledger/amounts.ts';
import { isFormer } from '../ledger/read-lines.ts';
import { buildLedger, pagesSetApart } from '../ledger/build-ledger.ts';
import { rankPassages } from './rank.ts';

/** The lines of a page alone: what pictures and data say is read by the ledger, which knows where it stands. */
const withoutPictures = (page: SitePage): SitePage => ({
  ...page,
  blocks: page.blocks.filter(({ kind }) => kind !== 'picture' && kind !== 'declared'),
});

/** No key, no network, the same answer every time: extraction, ranking and the agent's own drafts. */
export const builtInAnalyst: Analyst = {
  name: 'built-in',
  compose: async (task) => ({ output: await task.draft(), writtenBy: 'built-in' }),
  answer: async (task) => ({ output: await task.draft(), writtenBy: 'built-in' }),
  classify: async (text, choices) => classifyText(text, choices),
  extract: async (site) => {
    const ledger = buildLedger(site);
    const told = new Set(ledger.map(({ topic }) => topic));
    const quoted = new Set(ledger.map(({ quotes }) => quotes[0]?.text));
    const ofOthers = pagesSetApart(site);
    const shown = { ...site, pages: site.pages.map(withoutPictures) };
    const further = [
      ...extractStatements(shown),
      ...extractPeople(shown),
      ...extractPrices(shown),
      ...extractMarket(shown),
      ...extractActivity(shown),
    ].filter(
      ({ topic, quotes }) =>
        (topic === 'price' || !quoted.has(quotes[0]?.text)) &&
        !((topic === 'person' || topic === 'team') && told.has('person')) &&
        !(
          told.has('figure') &&
          (topic === 'money' || amount.test(quotes[0]?.text ?? '')) &&
          topic !== 'price' &&
          topic !== 'offer'
        ) &&
        !isFormer(quotes[0]?.text ?? '') &&
        !(ofOthers.has(quotes[0]?.sourceId ?? '') && !['testimonial', 'customer', 'competitor'].includes(topic)),
    );
    return [...ledger, ...further];
  },
  rank: async (query, passages) => rankPassages(query, passages),
};
