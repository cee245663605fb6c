import type { Finding, Site } from '../analyst.ts';
import type { SitePage } from '../tools/site-page.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isSomebodysWords } from './extract-statements.ts';
import { isBoilerplate, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { isProject } from '../ledger/teaching.ts';
import { namePattern, pageLabel, quoteOf } from './wording.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { notPlans, offerTerms, unpricedTerms } from '#server/agents/vocabulary/prices.ts';

const amount =
  /(?:from\s+)?(?:US|A|C|AU|CA)?[$€£¥]\s?\d[\d.,]*\d?(?:\s?(?:k|m)\b)?(?:\s?(?:CAD|USD|AUD|NZD|SGD|GBP|EUR)\b)?/iu;
const priceLine = new RegExp(
  `^(?:(?:only|just|starting at|starts at|from)\\s+)?${amount.source}(?:\\s*(?:/|per|a|an|each|p\\.?)\\s*[\\p{L}/ ,-]{2,40})?\\.?$`,
  'iu',
);
/** '£47.2m' without a period is turnover, not a price. */
const inScale = /\d\s?[km]\.?$/iu;
const period = /^(?:\/|per\b|a\b|an\b|each\b)\s*[\p{L}/ ,-]{2,40}$/iu;
const notPlan = new RegExp(String.raw`^(${oneOf(notPlans)})\b`, 'iu');
const unpriced = new RegExp(String.raw`^(?:${oneOf(unpricedTerms)})\.?$`, 'iu');
const offerWords = new RegExp(String.raw`\b(${oneOf(offerTerms)})\b(?!-)`, 'iu');

function isPlanName(block: Block): boolean {
  return (
    !block.linked &&
    block.text.length <= 40 &&
    block.text.split(' ').length <= 5 &&
    /^\p{Lu}/u.test(block.text) &&
    !amount.test(block.text) &&
    !/[.!?:]$/u.test(block.text) &&
    !isInstruction(block.text) &&
    !notPlan.test(block.text)
  );
}

interface Price {
  plan: string;
  words: string;
  quote: string;
  includes: readonly string[];
}

const mostIncluded = 6;

/** Returns the short lines below a price that list what a plan includes; [] if there is only one. */
function includedFrom(blocks: readonly Block[], at: number): string[] {
  const lines: string[] = [];
  for (const [step, block] of blocks.slice(at, at + mostIncluded).entries()) {
    const listed =
      (block.kind === 'paragraph' || block.kind === 'item') &&
      !block.linked &&
      block.text.length <= 80 &&
      !isInstruction(block.text);
    const nextPlan = blocks
      .slice(at + step + 1, at + step + 4)
      .some(({ text }) => priceLine.test(text) || unpriced.test(text));
    // A badge such as 'Most popular' stands above its own plan.
    if (
      !listed ||
      amount.test(block.text) ||
      /[?!]$/u.test(block.text) ||
      (nextPlan && (isPlanName(block) || notPlan.test(block.text)))
    )
      break;
    lines.push(block.text);
  }
  return lines.length >= 2 ? lines : [];
}

/** Reads plan and price from one row, or a name with a price in the next lines. */
function priceAt(blocks: readonly Block[], at: number): Price | null {
  const block = blocks[at];
  if (!block || isSomebodysWords(block)) return null;
  if (block.kind === 'row') {
    const [plan] = block.cells;
    // Tables with several columns are read with their headers elsewhere.
    if (block.cells.length > 2) return null;
    const column = block.cells.findIndex((cell) => priceLine.test(cell));
    const words = block.cells[column];
    return plan && words && column > 0 && plan.length <= 60
      ? { plan, words, quote: block.cells.slice(0, column + 1).join(' '), includes: [] }
      : null;
  }
  if (!priceLine.test(block.text)) return null;
  const after = blocks[at + 1];
  const hasPeriod = after !== undefined && period.test(after.text) && !period.test(block.text);
  if (inScale.test(block.text) && !hasPeriod) return null;
  const words = hasPeriod ? `${block.text} ${after.text}` : block.text;
  const includes = includedFrom(blocks, at + (hasPeriod ? 2 : 1));
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const name = blocks[back];
    if (!name || priceLine.test(name.text) || name.linked) return null;
    if (!isPlanName(name)) continue;
    const between = blocks.slice(back, at).map(({ text }) => text);
    return { plan: name.text, words, quote: [...between, words, ...includes].join(' '), includes };
  }
  return null;
}

function prices(page: SitePage): Finding[] {
  if (!['pricing', 'home', 'product', 'other'].includes(page.kind)) return [];
  const topic = page.blocks.find((block) => block.kind === 'heading' && block.level === 1)?.text ?? page.title;
  return page.blocks.flatMap((_block, at): Finding[] => {
    const price = priceAt(page.blocks, at);
    if (!price) return [];
    const where = page.kind === 'pricing' ? 'The pricing page' : `The page “${topic}”`;
    return [
      {
        topic: 'price',
        page: page.kind,
        name: price.plan,
        text: `${where} lists “${price.plan}” at ${price.words.replace(/[.,]$/u, '')}${price.includes.length > 0 ? `: ${price.includes.join(', ').replace(/\.$/u, '')}` : ''}.`,
        quotes: [quoteOf(page, price.quote)],
        score: page.kind === 'pricing' ? 5 : 3,
      },
    ];
  });
}

/** Returns whether words are a name, as of a product: 'Discount Leakage Monitoring'. */
const isTitle = (words: string): boolean => /^\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*$/u.test(words);

/** Finds trials, free versions and payment terms, in the site's own words. */
function offers(page: SitePage, company: string): Finding[] {
  if (!['pricing', 'home', 'product', 'other'].includes(page.kind)) return [];
  return page.blocks.flatMap((block) => {
    if (isSomebodysWords(block) || block.linked || isInstruction(block.text)) return [];
    return splitSentences(block.text).flatMap((sentence): Finding[] => {
      const words = sentence.split(' ').length;
      if (!offerWords.test(sentence) || sentence.endsWith('?') || words < 3 || words > 40 || isBoilerplate(sentence))
        return [];
      if (isTitle(sentence) || isProject(sentence, namePattern(company))) return [];
      return [
        {
          topic: 'offer',
          page: page.kind,
          text: `The ${pageLabel(page.kind)} says: “${sentence.replace(/[“”"]/gu, "'")}”`,
          quotes: [quoteOf(page, sentence)],
          score: page.kind === 'pricing' ? 4 : 2,
        },
      ];
    });
  });
}

export function extractPrices(site: Site): Finding[] {
  const seen = new Set<string>();
  return site.pages
    .flatMap((page) => [...prices(page), ...offers(page, site.company)])
    .filter((finding) => {
      const key =
        finding.topic === 'price'
          ? `${finding.name} ${finding.text.split(': ')[0]?.split(' at ').at(-1)}`
          : (finding.quotes[0]?.text ?? '');
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
