import { searchLimits, type Found } from '#contract/search.ts';

/** Returns text in lower case without accents, matching how the store folds rows. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase();
}

/** Returns the distinct folded words of a query. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/u).filter(Boolean))].slice(0, searchLimits.words);
}

function scoreOf(title: string, phrase: string, words: readonly string[]): number {
  if (title === phrase) return 4;
  if (title.startsWith(phrase)) return 3;
  const parts = title.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => title.includes(word)) ? 1 : 0;
}

/** Sorts by how well the title matches, then newest first. Other matches come after all titles. */
export function rankFound(found: readonly Found[], query: string): Found[] {
  const words = wordsOf(query);
  const phrase = words.join(' ');
  return found
    .map((each) => ({ each, score: scoreOf(fold(each.title), phrase, words) }))
    .toSorted((a, b) => b.score - a.score || b.each.at.localeCompare(a.each.at))
    .slice(0, searchLimits.results)
    .map(({ each }) => each);
}
