import type { SitePage } from '../tools/crawl-site.ts';
import { commonWords, languageNames } from './vocabulary/languages.ts';

const shares = Object.entries(commonWords).map(([code, words]) => [code, new Set(words.split(' '))] as const);
const least = 0.06;
const sample = 400;
/** So many different ones of a language's commonest words say more than what a page declares; names and titles hold a few of any. */
const leastWords = 6;

/** By the commonest words, where they speak clearly against what is declared. */
function byWords(text: string, declared: string): string {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, sample);
  const found = shares
    .map(([code, common]) => ({
      code,
      share: words.filter((word) => common.has(word)).length / (words.length || 1),
      different: new Set(words.filter((word) => common.has(word))).size,
    }))
    .toSorted((a, b) => b.share - a.share);
  const [best] = found;
  const same = found.find(({ code }) => code === declared)?.share ?? 0;
  const clear = best && best.share >= least && best.share > 2 * same;
  return clear && (declared === '' || best.different >= leastWords) ? best.code : declared;
}

/** The language of a page, two letters: by its words where they tell, else as it declares; empty where neither does. */
export function languageOf(page: Pick<SitePage, 'language' | 'source'>): string {
  return page.source.text.length > 400 ? byWords(page.source.text, page.language) : page.language;
}

/** 'German' for 'de'; the code itself where the name is not known. */
export function languageName(code: string): string {
  return languageNames[code] ?? code.toUpperCase();
}

/** The language that most pages are in, the first one where two are as many. */
export function mainLanguage(languages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const language of languages.filter(Boolean)) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}
