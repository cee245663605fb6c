import type { Finding, Site } from '../analyst.ts';
import type { SitePage } from '../tools/site-page.ts';
import { isSomebodysWords } from './extract-statements.ts';
import { rivalsIn } from './find-rivals.ts';
import { isBoilerplate, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { namePattern, pageLabel, quoteOf } from './wording.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { customerVerbs, notCustomerWords } from '#server/agents/vocabulary/market.ts';

const customerStory = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|de|and|&)){0,4}) (?:${oneOf(customerVerbs)})\b`,
  'u',
);
const notCustomers = new RegExp(String.raw`^(${oneOf(notCustomerWords)})\b`, 'iu');

/** Finds competitors, only where the company compares itself with them on its own pages. */
function competitors(page: SitePage, company: string): Finding[] {
  if (page.kind === 'case-study' || page.kind === 'legal' || page.kind === 'docs') return [];
  const own = namePattern(company);
  return page.blocks.flatMap((block) => {
    if (isSomebodysWords(block) || isInstruction(block.text)) return [];
    return splitSentences(block.text).flatMap((sentence): Finding[] => {
      // A comparison concerns the company's own offer only if it names itself or is on its comparison page.
      if (!own.test(sentence) && page.kind !== 'compare') return [];
      return rivalsIn(sentence, own).map((name) => ({
        topic: 'competitor',
        page: page.kind,
        name,
        score: page.kind === 'compare' ? 3 : 2,
        text: `${name}: the ${pageLabel(page.kind)} sets ${company} beside it: “${sentence.replace(/[“”"]/gu, "'")}”`,
        quotes: [quoteOf(page, sentence)],
      }));
    });
  });
}

/** Finds statements about customers, such as 'Acme uses …', in the site's own words. */
function customers(page: SitePage, company: string): Finding[] {
  if (!['home', 'customers', 'case-study', 'product', 'about', 'news', 'other'].includes(page.kind)) return [];
  const own = namePattern(company);
  return page.blocks.flatMap((block) => {
    if (
      isSomebodysWords(block) ||
      isInstruction(block.text) ||
      (block.kind === 'heading' && page.kind !== 'case-study')
    )
      return [];
    return splitSentences(block.text).flatMap((sentence): Finding[] => {
      const name = customerStory.exec(sentence)?.[1];
      const words = sentence.split(' ').length;
      if (
        !name ||
        words < 5 ||
        words > 40 ||
        notCustomers.test(name) ||
        own.test(name) ||
        !own.test(sentence) ||
        isBoilerplate(sentence)
      )
        return [];
      return [
        {
          topic: 'customer',
          page: page.kind,
          name,
          text: /[.!]$/u.test(sentence) ? sentence : `${sentence}.`,
          quotes: [quoteOf(page, sentence)],
          score: page.kind === 'case-study' ? 3 : 4,
        },
      ];
    });
  });
}

export function extractMarket(site: Site): Finding[] {
  const seen = new Set<string>();
  return site.pages
    .flatMap((page) => [...competitors(page, site.company), ...customers(page, site.company)])
    .filter((finding) => {
      const key = `${finding.topic}:${finding.name?.toLowerCase()}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
