import { languageName, languageOf } from '../ledger/language-of.ts';
import { listed } from '../built-in/wording.ts';
import type { SitePage } from '../tools/site-page.ts';

/** Languages whose sentences are understood; in others only tables, names, numbers and dates are read. */
const read = new Set(['en', 'de', 'fr', 'es', 'nl']);
const leastShare = 0.25;

/** Returns a warning if much of a site is in languages we can't read, else null. */
export function unreadLanguages(pages: readonly SitePage[]): string | null {
  const counted = pages.filter(({ kind }) => kind !== 'legal').map(languageOf);
  const unread = counted.filter((language) => language !== '' && !read.has(language.slice(0, 2)));
  if (unread.length === 0 || unread.length < leastShare * counted.length) return null;
  const names = listed([...new Set(unread)].map(languageName));
  const share = unread.length === counted.length ? 'All' : `${unread.length} of ${counted.length}`;
  return `${share} pages read are in ${names}. We took names, numbers, dates and tables from them, and didn’t read their sentences.`;
}
