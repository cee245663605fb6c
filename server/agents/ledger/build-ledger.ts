import type { Finding, Site } from '../analyst.ts';
import { chancesOf, isLong } from './chance/line-chance.ts';
import { pageSignsReader } from './chance/page-signs.ts';
import { rowDoubts } from './chance/row-chance.ts';
import { clientFacts, referenceFacts, saidClients } from './find-clients.ts';
import { companyFacts } from './find-company-facts.ts';
import { furtherFacts } from './find-further.ts';
import { frictionFacts } from './find-friction.ts';
import { listFacts } from './find-lists.ts';
import { marketFacts } from './find-market.ts';
import { moneyFacts } from './find-money.ts';
import { newsFacts } from './find-news.ts';
import { solvedFacts } from './find-solved.ts';
import { peopleFacts } from './find-people.ts';
import { productFacts } from './find-products.ts';
import { contextsOf, monthsBetween } from './page-context.ts';
import { linesOf, nameTest, smallWords } from './read-lines.ts';
import { pairsOf } from './read-pairs.ts';
import { selectEvidence } from './select-evidence.ts';

const oldMonths = 18;

/** Reads a site's pages: what is to be known of each, its people, and every sentence in its context. */
export function readSite({ company, pages, today }: Site) {
  const name = nameTest(company);
  const contexts = contextsOf(pages, today, name);
  const small = smallWords(contexts);
  const people = peopleFacts(contexts, name, company);
  const officers = people.flatMap((person) => person.name ?? []);
  const lines = contexts.flatMap((context) => linesOf(context, { name, small, officers }));
  return { name, contexts, people, lines };
}

/** Returns all candidate facts of a site, before the best of each topic are selected. */
export function candidates(site: Site): Finding[] {
  const { name, contexts, people, lines } = readSite(site);
  const pairs = contexts.flatMap(pairsOf);
  const pageSigns = pageSignsReader(name);
  const { isDoubted, painOf } = chancesOf(lines, { name, pageSigns });
  const isDoubtedRow = isLong(lines) ? rowDoubts(contexts, pageSigns) : () => false;
  return [
    ...companyFacts(contexts, lines, pairs, name),
    ...moneyFacts(lines, pairs, name),
    ...marketFacts(contexts, lines, name),
    ...clientFacts(contexts, name),
    ...saidClients(lines),
    ...referenceFacts(contexts, name),
    ...furtherFacts(lines, pairs, name),
    ...listFacts(contexts),
    ...productFacts(contexts, name),
    ...frictionFacts(lines, painOf),
    ...solvedFacts(lines),
    ...people,
    ...newsFacts(contexts, name),
  ].filter((finding) => !isDoubted(finding) && !isDoubtedRow(finding));
}

/** Builds the ledger: a site's facts, each with its subject, date and place. */
export function buildLedger(site: Site): Finding[] {
  return selectEvidence(candidates(site));
}

/**
 * Returns sources that aren't the company's current words: other people's articles, old ones, and pages in a secondary
 * language.
 */
export function pagesSetApart({ company, pages, today }: Site): Set<string> {
  const contexts = contextsOf(pages, today, nameTest(company));
  const isOld = (when: string | null): boolean => when !== null && monthsBetween(when, today) > oldMonths;
  return new Set(
    contexts
      .filter(({ subject, secondary, when }) => subject === 'partner' || secondary || isOld(when))
      .map(({ page }) => page.source.id),
  );
}
