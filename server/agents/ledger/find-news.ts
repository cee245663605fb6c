import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isBoilerplate, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import { siteKey } from '../tools/site-address.ts';
import { isCutOff, isTerm } from './apart/term-days.ts';
import { guestLines } from './apart/guest-lines.ts';
import { recordHeads } from './vocabulary/page-signs.ts';
import { dayAlone, isDatedBelow } from './apart/entry-days.ts';
import { findDay, type FoundDay } from './find-day.ts';
import { languageName } from './language-of.ts';
import type { PageContext } from './page-context.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  announcingHosts,
  listHeadFillers,
  listHeadWords,
  notHeadlines,
  ownListHeads,
  ownPlaceNouns,
  pageTitles,
} from './vocabulary/headline-words.ts';
import { investingWords, relatedParties } from './vocabulary/sentence-signs.ts';
import { ownWords } from './vocabulary/speakers.ts';
import { isOthersAct } from './whose.ts';
import { wordTest } from './word-test.ts';

const notHeadline = new RegExp(`^${wordTest(notHeadlines).source}`, 'iu');
const ofPages = new RegExp(`^(?:${oneOf(pageTitles)})$`, 'iu');
const listHead = new RegExp(
  `^(?:(?:${oneOf(listHeadFillers)}) )*(?:${oneOf(listHeadWords)})(?: (?:${oneOf([...listHeadFillers, ...listHeadWords])}))*$`,
  'iu',
);
const parties = wordTest(relatedParties);
const thirdParty = wordTest([...relatedParties, ...investingWords]);

/** Returns whether a heading stands over news in general and tells none: 'News', 'Press & media', 'Aktuelles'. */
export const isListHead = (text: string): boolean => listHead.test(text.replace(/[^\p{L}\p{N}’']+/gu, ' ').trim());

function isHeadline(block: Block): boolean {
  const { text } = block;
  const words = text.split(' ').length;
  return (
    (block.kind === 'heading' || block.linked || block.tag === 'td') &&
    words >= 2 &&
    words <= 24 &&
    text.length <= 170 &&
    /\p{L}{3}/u.test(text) &&
    !isBoilerplate(text) &&
    !isInstruction(text) &&
    !isSomebodysWords(block) &&
    !notHeadline.test(text) &&
    !isListHead(text) &&
    !/^#./u.test(block.href ?? '')
  );
}

interface Item {
  headline: string;
  /** The date as written; empty if only declared in markup. */
  words: string;
  day: string;
  block: Block;
}

function dayOf(block: Block, { order, today }: PageContext): FoundDay | null {
  if (block.day !== '') return { words: '', day: block.day };
  const day = block.text.length <= 130 ? findDay(block.text, { order, today }) : null;
  return day !== null && isTerm(block.text, day.words) ? null : day;
}

/** Reads a table row with a date and a headline. */
function rowItem(block: Block, context: PageContext): Item | null {
  const dated = block.cells.findIndex((cell) => cell.length <= 30 && findDay(cell, context) !== null);
  const headline = block.cells.find((cell, at) => at !== dated && cell.split(' ').length >= 3 && cell.length <= 200);
  const day = dated < 0 ? null : findDay(block.cells[dated] ?? '', context);
  return day && headline ? { headline, words: day.words, day: day.day, block } : null;
}

/** Reads a line that begins or ends with its date: 'Do., 08.10.2026 Hasselbrücke: …'. */
function lineItem(block: Block, context: PageContext): Item | null {
  const day = block.text.length <= 180 ? findDay(block.text, context) : null;
  if (!day || day.words === '' || isTerm(block.text, day.words)) return null;
  const at = block.text.indexOf(day.words);
  const after = block.text.slice(at + day.words.length).replace(/^[\s:|–—·,-]+/u, '');
  const before = block.text
    .slice(0, at)
    .replace(/[\s:|–—·,(-]+$/u, '')
    .replace(/^\p{L}{2,3}\.?,?$/u, '');
  const headline = after.length > before.length ? after : before;
  // In '<li>3 May 2026 <a>Headline</a></li>' the link is part of the line.
  const linked = block.linked || (block.href !== null && at <= 4 && !/[.!?]$/u.test(headline));
  return isHeadline({ ...block, text: headline, linked }) && headline.split(' ').length >= 3
    ? { headline, words: day.words, day: day.day, block }
    : null;
}

/**
 * Reads a headline in its own element, with its date in the next line and text below: '<b>Headline</b><br>3 May
 * 2026<br>…'.
 */
function ledItems(context: PageContext): Item[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Item[] => {
    const next = blocks[at + 1];
    const element = block.inside.at(-1);
    if (!next || next.inside.at(-1) !== element || blocks[at - 1]?.inside.at(-1) === element) return [];
    const day = next.text.length <= 40 ? findDay(next.text, context) : null;
    const isLead = block.kind === 'paragraph' && !/[.:]$/u.test(block.text) && block.text.split(' ').length >= 3;
    return day && isLead && isHeadline({ ...block, kind: 'heading' })
      ? [{ headline: block.text, words: day.words, day: day.day, block }]
      : [];
  });
}

/** Reads a date in its own line with a headline below: '<b>03.05.2026</b><br><b>Überschrift</b><br>…'. */
function datedFirst(context: PageContext): Item[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Item[] => {
    const next = blocks[at + 1];
    if (!next || next.inside.at(-1) !== block.inside.at(-1) || block.text.length > 40) return [];
    const day = findDay(block.text, context);
    if (day === null || wordsBeside(block.text, day.words) > 1) return [];
    const isLead = next.kind === 'paragraph' && !/[.:]$/u.test(next.text);
    return isLead && isHeadline({ ...next, kind: 'heading' })
      ? [{ headline: next.text, words: day.words, day: day.day, block: next }]
      : [];
  });
}

const mostLead = 14;
/** Reads a heading that is a day, with an entry below whose first sentence tells the news: '<h3>3 May 2026</h3><p>We moved. …'. */
function headedByDay(context: PageContext): Item[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Item[] => {
    const next = blocks[at + 1];
    if (block.kind !== 'heading' || next?.kind !== 'paragraph' || next.inside.at(-2) !== block.inside.at(-2)) return [];
    const day = dayAlone(block, context);
    const [lead = ''] = splitSentences(next.text);
    const headline = lead.replace(/[.]$/u, '');
    return day !== null &&
      wordsBeside(headline, '') <= mostLead &&
      isHeadline({ ...next, text: headline, kind: 'heading' })
      ? [{ headline, words: day.words, day: day.day, block: next }]
      : [];
  });
}

const fewestEntries = 2;
/** Reads headings with the day in the next line, and terms that are a day with a headline: '<h2>Ice plant handed over</h2><p>5 May 2026</p>'. */
function dayBelow(context: PageContext): Item[] {
  const { blocks } = context.page;
  const found = blocks.flatMap((block, at): Item[] => {
    const next = blocks[at + 1];
    if (next === undefined || next.inside.at(-2) !== block.inside.at(-2)) return [];
    const [head, beside] = block.tag === 'dt' && next.tag === 'dd' ? [next, block] : [block, next];
    if (head === block && (block.kind !== 'heading' || !isDatedBelow(blocks, at))) return [];
    const day = dayAlone(beside, context);
    return day !== null && isHeadline({ ...head, kind: 'heading' })
      ? [{ headline: head.text, words: day.words, day: day.day, block: head }]
      : [];
  });
  return found.length >= fewestEntries ? found : [];
}

const record = new RegExp(`^(?:${oneOf(recordHeads)})(?![\\p{L}])`, 'iu');
/** Returns whether a page is the record of a meeting, which announces nothing. */
const isRecord = ({ blocks, title }: PageContext['page']): boolean =>
  record.test(title) || blocks.some(({ kind, text }) => kind === 'heading' && record.test(text));

const own = wordTest(ownWords);
const announcing = new RegExp(String.raw`(?:^|\.)(?:${oneOf(announcingHosts)})$`, 'iu');

/**
 * Returns whether a headline links to a website that isn't the company's: its news are somebody else's, unless it says 'we' or
 * a press wire, blog or network publishes it.
 */
function leadsElsewhere({ headline, block: { href } }: Item, url: string, name: RegExp): boolean {
  if (href === null || !URL.canParse(href, url) || name.test(headline) || own.test(headline)) return false;
  const target = new URL(href, url);
  if (announcing.test(target.hostname)) return false;
  const site = siteKey(url);
  const [label = site] = site.split('.');
  return /^https?:$/u.test(target.protocol) && siteKey(target.href) !== site && !target.href.includes(label);
}

/** Counts words besides the date: 'Engineering · Sep 9, 2026' is only a category and a date. */
const wordsBeside = (text: string, day: string): number => text.replace(day, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

/** Pairs headlines with their card's date: the smallest element that holds exactly one of each. */
function cardItems(context: PageContext): Item[] {
  const { blocks } = context.page;
  const read = blocks.map((block) => (block.kind === 'row' ? null : dayOf(block, context)));
  // Where dates are on lines of their own, a date within a sentence belongs to its content.
  const inSentence = ({ text }: Block): boolean => /[.!?]$/u.test(text) && text.split(' ').length >= 7;
  const byLine = blocks.some((block, at) => read[at] !== null && !inSentence(block));
  const days = read.map((day, at) => (byLine && blocks[at] && inSentence(blocks[at]) ? null : day));
  const headlines = blocks.map(
    (block, at) => isHeadline(block) && (days[at] === null || wordsBeside(block.text, days[at]?.words ?? '') >= 3),
  );
  const cards = new Map<number, { heads: number[]; dates: number[] }>();
  for (const [at, block] of blocks.entries())
    for (const id of block.inside) {
      if (!headlines[at] && days[at] === null) continue;
      const card = cards.get(id) ?? { heads: [], dates: [] };
      if (headlines[at]) card.heads.push(at);
      if (days[at] !== null) card.dates.push(at);
      cards.set(id, card);
    }
  return blocks.flatMap((block, at): Item[] => {
    if (!headlines[at]) return [];
    for (const id of block.inside.toReversed()) {
      const card = cards.get(id);
      if (!card || card.dates.length === 0) continue;
      const texts = new Set(card.heads.map((head) => blocks[head]?.text));
      const found = new Set(card.dates.map((date) => days[date]?.day));
      if (found.size !== 1 || texts.size > 2) return [];
      const [first] = card.heads;
      if (first !== at && blocks[first ?? at]?.kind === 'heading' && block.kind !== 'heading') return [];
      const date = card.dates[0];
      const day = date === undefined ? null : days[date];
      return day ? [{ headline: block.text, words: day.words, day: day.day, block }] : [];
    }
    return [];
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether a headline is about what a partner, customer or other company did; `ownNames`: places and brands of its own. */
export function isOthersNews(headline: string, name: RegExp, ownNames: ReadonlySet<string> = new Set()): boolean {
  if (parties.test(headline) && !name.test(headline)) return true;
  if (isOfOwn(headline, ownNames)) return false;
  const acting = actors(headline);
  // 'Depot opens in Wrexham': one such noun alone is nobody's name.
  const isPlace = acting.length === 1 && ownPlace.test(acting[0] ?? '');
  return (thirdParty.test(headline) && !name.test(headline)) || (!isPlace && isOthersAct(headline, name));
}

const place = oneOf(ownPlaceNouns);
const ownList = new RegExp(`^(?:${oneOf(ownListHeads).replaceAll('{place}', place)})$`, 'iu');
const namesPlace = wordTest(ownPlaceNouns);
const ownPlace = new RegExp(`^(?:${place})$`, 'iu');
const article = /^(?:the|der|die|das|le|la|les|el|los|las) /iu;
const listedName = /^\p{Lu}[\p{L}\p{N}&.’'-]{2,}(?: \p{Lu}[\p{L}\p{N}&.’'-]*){0,3}$/u;
const actingName = /^(?:\p{Lu}[\p{L}\p{N}&.’'-]*(?: |$)){1,4}/u;

/** 'Alma Theatre closes its stage' may tell of 'Alma Theatre' and of 'Alma'. */
function actors(headline: string): string[] {
  const words = (actingName.exec(headline.replace(article, ''))?.[0] ?? '').trim().split(' ');
  return words.map((_, at) =>
    words
      .slice(0, at + 1)
      .join(' ')
      .toLowerCase(),
  );
}

/** A headline on a place or brand of the company's own: a name alone may be anybody's, so what acts says what it is too. */
const isOfOwn = (headline: string, ownNames: ReadonlySet<string>): boolean => {
  const acting = actors(headline);
  return namesPlace.test(acting.at(-1) ?? '') && acting.some((actor) => ownNames.has(actor));
};

/** The places and brands that a site lists as the company's own: below 'Our venues' a heading, an item or the first cell of a row. */
function ownNamesOf(contexts: readonly PageContext[]): Set<string> {
  const blocks = contexts.flatMap(({ page, subject }) =>
    subject === 'prospect' && !['news', 'post', 'team'].includes(page.kind) ? page.blocks : [],
  );
  return new Set(
    blocks.flatMap(({ kind, text, cells, under }) => {
      if (!['heading', 'item', 'row'].includes(kind) || !ownList.test(under.at(-1)?.trim() ?? '')) return [];
      const listed = (kind === 'row' ? (cells[0] ?? '') : text).trim().replace(article, '');
      return listedName.test(listed) ? [listed.toLowerCase()] : [];
    }),
  );
}

const legalForm = /(?:Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|SA|SAS|BV|Pty)\.?$/iu;
const mostOfName = 6;
/** Returns whether a headline is only a page title: the company's name, 'About us'. */
const isNameAlone = (headline: string, name: RegExp): boolean =>
  !/\p{L}/u.test(headline.replace(new RegExp(name.source, 'giu'), '')) ||
  isListHead(headline.replace(new RegExp(name.source, 'giu'), ' ')) ||
  (name.test(headline) && legalForm.test(headline) && headline.split(' ').length <= mostOfName) ||
  ofPages.test(headline.trim());

/** Returns an article's own first heading; null where it says only that there is news below. */
function titleOf({ blocks }: PageContext['page']): string | null {
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? null;
  return title === null || isListHead(title) ? null : title;
}

/**
 * Finds the company's announcements, newest first, each dated by its own card or article; excludes other companies'
 * news.
 */
export function newsFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  const articles = new Map<string, { context: PageContext; title: string }>();
  for (const context of contexts) {
    const { page } = context;
    if (!['post', 'news'].includes(page.kind) && page.published === '') continue;
    const title = titleOf(page);
    if (title && context.when !== null && context.page.kind !== 'legal') articles.set(plain(title), { context, title });
  }
  const byGuests = new Set<string>();
  const ownNames = ownNamesOf(contexts);
  const isOwnTitle = (title: string): boolean => name.test(title) || isOfOwn(title, ownNames);
  const told = new Map<string, Finding>();
  const tell = (context: PageContext, { headline, words, day }: Omit<Item, 'block'>): void => {
    const key = plain(headline);
    if (day > context.today || context.subject !== 'prospect' || isCutOff(headline)) return;
    if (isOthersNews(headline, name, ownNames) || isNameAlone(headline, name)) return;
    if (told.has(key)) return;
    const language = context.language === 'en' || context.language === '' ? '' : `, ${languageName(context.language)}`;
    const quotes = [headline, ...(words === '' ? [] : [words])].map((text) => ({
      sourceId: context.page.source.id,
      text,
    }));
    const shown = headline.replace(/[“”"]/gu, "'");
    const where = context.page.kind === 'home' ? 'home page' : 'its news';
    told.set(key, {
      topic: 'news',
      page: context.page.kind,
      date: day,
      name: headline,
      text: `${dayInWords(day)}: “${shown}” (${where}${language}).`,
      quotes,
      score: 3,
      tag: 'change',
      structure: 'card',
      subject: 'prospect',
      row: { label: dayInWords(day), value: shown },
    });
  };
  for (const { page, subject, article } of contexts)
    if (subject === 'partner' && article) byGuests.add(plain(titleOf(page) ?? ''));
  for (const { context, title } of articles.values())
    if (
      context.article &&
      !isRecord(context.page) &&
      !(thirdParty.test(context.page.source.text.slice(0, 600)) && !isOwnTitle(title))
    )
      tell(context, { headline: title, words: '', day: context.when ?? '' });
  const foreign = new Set(
    [...articles].filter(([key, { context }]) => !told.has(key) && context.article).map(([key]) => key),
  );
  for (const context of contexts) {
    if (!['news', 'post', 'home', 'investors', 'about', 'other'].includes(context.page.kind)) continue;
    if (isRecord(context.page)) continue;
    const items = [
      ...context.page.blocks.flatMap((block) =>
        block.kind === 'row' ? (rowItem(block, context) ?? []) : (lineItem(block, context) ?? []),
      ),
      ...(context.article && context.page.kind === 'post' && titleOf(context.page) !== null
        ? []
        : [
            ...cardItems(context),
            ...ledItems(context),
            ...datedFirst(context),
            ...headedByDay(context),
            ...dayBelow(context),
          ]),
    ];
    const guests = guestLines(context.page.blocks, name);
    const isGuests = ({ block }: Item): boolean => {
      const at = context.page.blocks.indexOf(block);
      return [at, at + 1, at + 2].some((each) => guests.has(each));
    };
    for (const item of items)
      if (
        !foreign.has(plain(item.headline)) &&
        !byGuests.has(plain(item.headline)) &&
        !isGuests(item) &&
        !leadsElsewhere(item, context.page.url, name)
      )
        tell(context, item);
  }
  return [...told.values()].toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
