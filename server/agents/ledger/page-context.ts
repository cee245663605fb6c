import type { SitePage } from '../tools/site-page.ts';
import { tellsOthersOpinion } from './apart/guest-lines.ts';
import { endsPeriod, isReviewed, writtenDay } from './apart/term-days.ts';
import { dayOrder, findDay, type DayOrder, type FoundDay } from './find-day.ts';
import { languageOf, mainLanguage } from './language-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { editionWords, projectFolders, storyBeginnings, storyEnds } from './vocabulary/page-signs.ts';
import { guestWords, ownWords } from './vocabulary/speakers.ts';
import { institutions } from './vocabulary/sentence-signs.ts';
import { wordTest } from './word-test.ts';

/** Whom a page is about, unless a sentence says otherwise. */
export type PageSubject = 'prospect' | 'customer' | 'partner';

/** A page with what must be known before reading its sentences. */
export interface PageContext {
  page: SitePage;
  language: string;
  /** Whether it is in another language than most of the site; its current facts come after others. */
  secondary: boolean;
  subject: PageSubject;
  /** Whether the page is about one event on one day. */
  article: boolean;
  /** ISO date of an article; null if none is shown or declared. */
  when: string | null;
  order: DayOrder;
  /** Lines on many pages: layout, not statements. */
  repeated: ReadonlySet<string>;
  /** Paragraphs in which the company refers to itself. */
  ownLines: number;
  today: string;
}

const guest = wordTest(guestWords);
const headBlocks = 14;
const projectPath = new RegExp(
  `^(?:/[a-z]{2})?/(?:${oneOf(projectFolders)})/(?!index\\.|page/|category/|tag/)[^/]`,
  'iu',
);
const begun = new RegExp(`^(?:${oneOf(storyBeginnings)})$`, 'iu');
const ended = new RegExp(`^(?:${oneOf(storyEnds)})$`, 'iu');
const fewestTold = 6;
const own = wordTest(ownWords);
/** Matches a guest's byline: 'Dr. Meera Kulkarni, Deccan Institute of …'. */
const organizations = new RegExp(
  String.raw`^(?:by |von |par |por )?\p{Lu}[^,]{4,40}, (?:[^,]{0,30} )?${wordTest(institutions).source}`,
  'iu',
);
/** Returns a path's depth, ignoring language folders and index files. */
const depth = (path: string): number =>
  path
    .replace(/^\/[a-z]{2}(?=\/)/u, '')
    .replace(/index\.\w+$/u, '')
    .split('/')
    .filter(Boolean).length;

/** Returns the date around a page's first heading, or null if there are several. */
function headDay(page: SitePage, order: DayOrder, today: string, repeated: ReadonlySet<string>): FoundDay | null {
  const title = Math.max(
    0,
    page.blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1),
  );
  const near = page.blocks.slice(Math.max(0, title - 4), title + headBlocks);
  const found = near.flatMap((block): FoundDay[] => {
    // What stands on every page, or when it was last looked through, says nothing about its content.
    if (repeated.has(block.text) || isReviewed(block.text)) return [];
    if (block.day !== '') return [{ words: block.day, day: block.day }];
    const day = block.text.length <= 110 ? writtenDay(block.text, { order, today }) : null;
    return day ? [day] : [];
  });
  const past = found.filter(({ day }) => day <= today);
  return new Set(found.map(({ day }) => day)).size === 1 ? (past[0] ?? null) : null;
}

const edition = wordTest(editionWords);
const longestEdition = 90;
const middle = '-06';
/** Returns the middle of the year, as a month of which only the year is told, of a page that says of which year it is: 'Fourth edition, spring 2021'; null if it doesn't, or is of late. */
function editionDay(page: SitePage, today: string, repeated: ReadonlySet<string>): string | null {
  const line = page.blocks
    .slice(0, headBlocks)
    .find(({ text }) => text.length <= longestEdition && edition.test(text) && !repeated.has(text));
  const years = [...(line?.text ?? '').matchAll(/(?<!\d)20\d\d(?!\d)/gu)].map(([year]) => Number(year));
  return years.length === 1 && (years[0] ?? 0) < Number(today.slice(0, 4)) - 1 ? `${years[0]}${middle}` : null;
}

/** Returns the first complete date in an article's opening: 'Marlowe, Ohio, October 27, 2026 -'. */
function openingDay(page: SitePage, order: DayOrder, today: string): FoundDay | null {
  const first = page.blocks.find(({ kind, text }) => kind === 'paragraph' && text.length > 80);
  const opening = first?.text.slice(0, 90) ?? '';
  const day = findDay(opening, { order, today });
  // News of a year's figures is of another day than the year's last; a page of figures is of that day.
  const isPeriod = ['news', 'post'].includes(page.kind) && day !== null && endsPeriod(opening, day.words);
  return day !== null && day.day <= today && !isPeriod ? day : null;
}

/** Returns whether an article begins with another organization's name and keeps writing about it. */
function isOfAnother(page: SitePage, name: RegExp): boolean {
  const title = page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  const other = /^(\p{Lu}[\p{L}\p{N}&.-]+ \p{Lu}[\p{L}\p{N}&.-]+)/u.exec(title)?.[1];
  if (other === undefined || name.test(other)) return false;
  const sentences = page.blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => splitSentences(text));
  const told = sentences.filter((text) => text.includes(other)).length;
  const spoken = sentences.filter((text) => own.test(text) || name.test(text)).length;
  return told >= 1 && spoken < 0.4 * sentences.length;
}

/** Returns whether a page tells of one customer's project: below such a folder, with a title that names it, or in such sections. */
function isProjectPage(page: SitePage, name: RegExp): boolean {
  if (!['other', 'post', 'product'].includes(page.kind)) return false;
  const title = page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  if (title === '' || name.test(title)) return false;
  const heads = page.blocks.filter(({ kind, level }) => kind === 'heading' && level > 1).map(({ text }) => text);
  const isStory = heads.some((text) => begun.test(text)) && heads.some((text) => ended.test(text));
  const first = page.blocks.find(
    ({ kind, text }) => kind === 'paragraph' && text.split(' ').length >= fewestTold,
  )?.text;
  return (projectPath.test(new URL(page.url).pathname) && !name.test(first ?? '')) || isStory;
}

function subjectOf(page: SitePage, name: RegExp, isArticle: boolean): PageSubject {
  if (page.kind === 'case-study') return 'customer';
  const path = new URL(page.url).pathname;
  if (page.kind === 'customers' && depth(path) >= 2) return 'customer';
  if (/^(?:\/[a-z]{2})?\/(?:customer|client|case|kunde|referenz)s?[-_/][^/]/iu.test(path)) return 'customer';
  if (isProjectPage(page, name)) return 'customer';
  const head = page.blocks.slice(0, headBlocks).filter(({ text }) => text.split(' ').length <= 14);
  if (/(?:^|[-_/])guest(?:[-_/]|$)|gast(?:beitrag|autor|blog)/iu.test(path)) return 'partner';
  if (
    (['post', 'news'].includes(page.kind) || isArticle) &&
    (head.some(({ text }) => guest.test(text) || organizations.test(text)) || tellsOthersOpinion(page.blocks))
  )
    return 'partner';
  if (page.kind === 'post' && isOfAnother(page, name)) return 'partner';
  return 'prospect';
}

/** Returns lines on at least three pages and a quarter of all. */
export function repeatedLines(pages: readonly SitePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { blocks } of pages)
    for (const text of new Set(blocks.map((block) => block.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3 && count >= pages.length / 4).map(([text]) => text));
}

/** Returns the date order of the site's other pages if they agree; otherwise day first, except in English. */
function orderElsewhere(orders: readonly DayOrder[], language: string): DayOrder {
  const [one, ...more] = new Set(orders.filter((order) => order !== 'unknown'));
  if (one !== undefined) return more.length === 0 ? one : 'unknown';
  return language === 'en' || language === '' ? 'unknown' : 'day-first';
}

/** Determines each page's language, date and subject. */
export function contextsOf(pages: readonly SitePage[], today: string, name: RegExp): PageContext[] {
  const languages = pages.map(languageOf);
  const main = mainLanguage(languages);
  const repeated = repeatedLines(pages);
  const orders = pages.map(({ source }) => dayOrder(source.text));
  return pages.map((page, at) => {
    const language = languages[at] || main;
    const shownOrder = orders[at] ?? 'unknown';
    const order = shownOrder === 'unknown' ? orderElsewhere(orders, language) : shownOrder;
    const opening = openingDay(page, order, today);
    // Many systems date every page; the date applies to the content only of news-like pages.
    const head = headDay(page, order, today, repeated);
    const newsLike =
      ['post', 'news', 'investors'].includes(page.kind) ||
      (page.kind === 'other' && (opening !== null || head !== null));
    const shown = newsLike ? (head ?? opening) : null;
    const when = (newsLike ? page.published || shown?.day || null : null) ?? editionDay(page, today, repeated);
    return {
      page,
      language,
      secondary: language !== main,
      subject: subjectOf(page, name, newsLike && when !== null),
      article: newsLike && when !== null,
      when,
      repeated,
      order,
      ownLines: page.blocks.filter(({ kind, text }) => kind === 'paragraph' && (own.test(text) || name.test(text)))
        .length,
      today,
    };
  });
}

/** Returns the months between two ISO dates. */
export function monthsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (30.44 * 86_400_000);
}
