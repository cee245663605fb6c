import type { SitePage } from '../tools/site-page.ts';
import { commonWords, languageNames, shortWords, spokenEnglish } from './vocabulary/languages.ts';

const shares = Object.entries(commonWords).map(([code, words]) => [code, new Set(words.split(' '))] as const);
const spoken = new Set([...`${commonWords['en']} ${spokenEnglish}`.split(' ')]);
const least = 0.06;
const sample = 400;
/** This many distinct common words outweigh the declared language; names and titles contain a few of any. */
const leastWords = 6;

/** Returns the language by its most common words if they clearly contradict the declared one. */
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

const shortest = 60;
const short = 400;
const leastOfShort = 3;
const inShort = Object.entries(shortWords).map(
  ([code, words]) => [code, new Set(`${commonWords[code] ?? ''} ${words}`.split(' '))] as const,
);

/** Returns the language of a few lines where its words are twice as many as those of any other that is read, else as given. */
export function languageOfLines(text: string, given: string): string {
  if (text.length > short || text.length < shortest) return given;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, next] = inShort
    .map(([code, common]) => ({ code, count: new Set(words.filter((word) => common.has(word))).size }))
    .toSorted((a, b) => b.count - a.count);
  const isClear = best !== undefined && best.count >= leastOfShort && best.count >= 2 * (next?.count ?? 0);
  return isClear ? best.code : given;
}

/** Returns a page's two-letter language: by its words if clear, else as declared, or ''. */
export function languageOf({ source: { text }, language }: Pick<SitePage, 'language' | 'source'>): string {
  return text.length > short ? byWords(text, language) : language;
}

/** Whether words said are English: as many of its common words as of any other language's, and one at least. */
export function isEnglish(said: string): boolean {
  const words =
    said
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const count = (common: ReadonlySet<string>): number => words.filter((word) => common.has(word)).length;
  const own = count(spoken);
  return own > 0 && shares.every(([, common]) => count(common) <= own);
}

/** Returns the language of the page that is quoted first, or '' if it isn't among these. */
export function languageOfSource(pages: readonly SitePage[], quotes: readonly { sourceId: string }[]): string {
  const page = pages.find(({ source }) => source.id === quotes[0]?.sourceId);
  return page ? languageOf(page) : '';
}

/** Returns 'German' for 'de'; the code itself if unknown. */
export function languageName(code: string): string {
  return languageNames[code] ?? code.toUpperCase();
}

/** Returns the language of most pages, the first one on a tie. */
export function mainLanguage(languages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const language of languages.filter(Boolean)) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}
