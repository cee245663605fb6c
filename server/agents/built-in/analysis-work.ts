import type { Choice, Finding, Site, Topic } from '../analyst.ts';
import { amount } from '../ledger/amounts.ts';
import { buildLedger, pagesSetApart } from '../ledger/build-ledger.ts';
import { isOwnToday } from '../ledger/own-today.ts';
import { isFormer, nameTest } from '../ledger/read-lines.ts';
import type { SitePage } from '../tools/site-page.ts';
import { classifyText } from './classify.ts';
import { extractActivity } from './extract-activity.ts';
import { extractMarket } from './extract-market.ts';
import { extractPeople } from './extract-people.ts';
import { extractPrices } from './extract-prices.ts';
import { extractStatements } from './extract-statements.ts';

/** Drops picture and structured-data lines, which the ledger reads with their context. */
const withoutPictures = (page: SitePage): SitePage => ({
  ...page,
  blocks: page.blocks.filter(({ kind }) => kind !== 'picture' && kind !== 'declared'),
});

/** Topics stated as the company's own, current facts. */
const ownTopics: ReadonlySet<Topic> = new Set(['statement', 'description', 'scale', 'founded', 'location', 'money']);

function extract(site: Site): Finding[] {
  const ledger = buildLedger(site);
  const told = new Set(ledger.map(({ topic }) => topic));
  const quoted = new Set(ledger.map(({ quotes }) => quotes[0]?.text));
  const ofOthers = pagesSetApart(site);
  const shown = { ...site, pages: site.pages.map(withoutPictures) };
  const name = nameTest(site.company);
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
      (!ownTopics.has(topic) || isOwnToday(quotes[0]?.text ?? '', { name, today: site.today })) &&
      !(ofOthers.has(quotes[0]?.sourceId ?? '') && !['testimonial', 'customer', 'competitor'].includes(topic)),
  );
  return [...ledger, ...further];
}

/** Functions that analyze a whole site: pure and expensive. Run only in threads (analysis-threads.ts). */
export const analysisWork = {
  extract,
  classify: ({ text, choices }: { text: string; choices: readonly Choice[] }): string | null =>
    classifyText(text, choices),
};
