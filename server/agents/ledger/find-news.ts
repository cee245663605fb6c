import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { siteKey } from '../tools/site-address.ts';
import { isCutOff } from './apart/term-days.ts';
import { isGoneBy, isInviting } from './apart/is-overdue.ts';
import { guestLines } from './apart/guest-lines.ts';
import { recordHeads } from './vocabulary/page-signs.ts';
import { isListHead, itemsInCards, itemsInLines, type Item } from './news/read-items.ts';
import { languageName } from './language-of.ts';
import { monthsBetween, type PageContext } from './page-context.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { announcingHosts, ownListHeads, ownPlaceNouns, pageTitles } from './vocabulary/headline-words.ts';
import { investingWords, relatedParties } from './vocabulary/sentence-signs.ts';
import { ownWords } from './vocabulary/speakers.ts';
import { isOfMakers } from './find-representatives.ts';
import { isOthersAct } from './whose.ts';
import { wordTest } from './word-test.ts';

const ofPages = new RegExp(`^(?:${oneOf(pageTitles)})$`, 'iu');
const parties = wordTest(relatedParties);
const thirdParty = wordTest([...relatedParties, ...investingWords]);

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

/** 'Congratulations to Penhallow, who have the contract' */
const praises =
  /\b(?:congratulations|well done|glückwunsch|félicitations|felicidades) (?:to|an|à|a) (?!us|our|the team)\p{L}/iu;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether a headline is about what a partner, customer or other company did; `ownNames`: places and brands of its own. */
export function isOthersNews(headline: string, name: RegExp, ownNames: ReadonlySet<string> = new Set()): boolean {
  if (parties.test(headline) && !name.test(headline)) return true;
  if (isOfMakers(headline) || praises.test(headline)) return true;
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

const mostBelow = 4;
const longestInvitation = 2;
/** Returns whether a headline asks readers to come to a day that is over: by what stands below, or because it is months old. */
function isPastInvitation(
  headline: string,
  below: readonly Block[],
  written: { when: string; words: string; today: string },
): boolean {
  if (!isInviting(headline)) return false;
  return (
    monthsBetween(written.when, written.today) > longestInvitation ||
    below.some(({ text, day }) => day === '' && text !== written.words && isGoneBy(`${headline}. ${text}`, written))
  );
}

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
      ...itemsInLines(context),
      ...(context.article && context.page.kind === 'post' && titleOf(context.page) !== null
        ? []
        : itemsInCards(context)),
    ];
    const guests = guestLines(context.page.blocks, name);
    const places = new Map(context.page.blocks.map((block, at) => [block, at]));
    const placeOf = ({ block }: Item): number => places.get(block) ?? -1;
    const isGuests = (item: Item): boolean => {
      const at = placeOf(item);
      return [at, at + 1, at + 2].some((each) => guests.has(each));
    };
    const isOver = (item: Item): boolean => {
      const { headline, day, words } = item;
      const at = placeOf(item);
      const below = context.page.blocks.slice(at + 1, at + 1 + mostBelow);
      const end = below.findIndex(({ kind }) => kind === 'heading');
      return isPastInvitation(headline, below.slice(0, end < 0 ? undefined : end), {
        when: day,
        words,
        today: context.today,
      });
    };
    for (const item of items)
      if (
        !isOver(item) &&
        !foreign.has(plain(item.headline)) &&
        !byGuests.has(plain(item.headline)) &&
        !isGuests(item) &&
        !leadsElsewhere(item, context.page.url, name)
      )
        tell(context, item);
  }
  return [...told.values()].toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
