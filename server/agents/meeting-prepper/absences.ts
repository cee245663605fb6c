import { isInstruction } from '#server/readers/sentences.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import type { PageKind } from '../tools/page-kind.ts';
import { amount, percent } from '../ledger/amounts.ts';
import { moneyTopics } from '../ledger/vocabulary/money-words.ts';
import { newsSigns, priceSigns, rivalSigns } from '../ledger/vocabulary/absence-signs.ts';
import { wordTest } from '../ledger/word-test.ts';
import { blankPages, pagesRead, type PrepMaterial } from './prep-material.ts';

interface Sought {
  /** Name used in the sentence. */
  what: string;
  /** Pages that would contain it. */
  kinds: readonly PageKind[];
  /** Returns whether a text looks like it. */
  looks: (text: string) => boolean;
}

const rival = wordTest(rivalSigns);
const money = wordTest(moneyTopics);
const priced = wordTest(priceSigns);
const dated = wordTest(newsSigns);

/** An amount too large for a price. */
const scaled = /\d\s?(?:million|billion|bn\b|Mio|Mrd|M€|k€|crore|lakh|miljoen|millones)/iu;

const sought = {
  prices: { what: 'prices', kinds: ['pricing'], looks: (text) => amount.test(text) || priced.test(text) },
  figures: {
    what: 'revenue, funding or profit',
    kinds: ['investors'],
    looks: (text) => (money.test(text) && /\d/u.test(text)) || percent.test(text) || scaled.test(text),
  },
  rivals: { what: 'competitors', kinds: ['compare'], looks: (text) => rival.test(text) },
  news: { what: 'dated news', kinds: ['news', 'post'], looks: (text) => dated.test(text) },
} satisfies Record<string, Sought>;

/**
 * Returns the sentence on something not found.
 * Says that nothing was found only if no page looks like it; otherwise says that we didn't recognize it, and which page
 * to look at.
 */
export function absenceOf(material: PrepMaterial, key: keyof typeof sought): string {
  const { what, kinds, looks }: Sought = sought[key];
  const pages = material.pages.filter(({ kind }) => kind !== 'legal');
  const page =
    pages.find(({ kind }) => kinds.includes(kind)) ??
    pages.find(({ blocks }) =>
      blocks.some((block) => !isSomebodysWords(block) && !isInstruction(block.text) && looks(block.text)),
    ) ??
    // What shows its text only with scripts may hold it.
    blankPages(material)[0] ??
    // Competitors may be named in any words, so their absence is never certain.
    (key === 'rivals' ? (pages.find(({ kind }) => kind === 'about') ?? pages[0]) : undefined);
  return page === undefined
    ? `We found no ${what} on ${pagesRead(material)}.`
    : `We didn’t recognize ${what} on ${pagesRead(material)}. Look at “${page.source.title}” (${page.url}).`;
}
