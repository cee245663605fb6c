import type { Finding } from '../analyst.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isListHead } from '../ledger/news/read-items.ts';
import { wordTest } from '../ledger/word-test.ts';
import { latestNews } from './draft-company.ts';
import type { PrepMaterial } from './prep-material.ts';
import { emptyHeadlines, gladPhrases, remedyHeads, remedyStarts, sadWords } from './vocabulary/sad-news.ts';

/** Names and nothing more, as of a conversation with guests: 'Ada Lee & Jon Roe'. */
const onlyNames =
  /^\p{Lu}[\p{L}.’'-]+ \p{Lu}[\p{L}’'-]+(?:(?:,| &| and| und| et| y| en| with) \p{Lu}[\p{L}.’'-]+ \p{Lu}[\p{L}’'-]+)*$/u;
const triggerDays = 365;
const fewestWords = 2;
const sad = wordTest(sadWords);
const empty = new RegExp(`^(?:${emptyHeadlines.join('|')})(?::.*)?[.!]?$`, 'iu');

/** Returns whether a headline names a list and what follows tells no more: 'Press release: 12 May', 'News: Events'. */
function isHollow(name: string): boolean {
  const at = name.indexOf(':');
  if (at < 0 || !isListHead(name.slice(0, at))) return false;
  const told = name.slice(at + 1).trim();
  return (told.match(/\p{L}{2,}/gu)?.length ?? 0) < fewestWords || isListHead(told) || onlyNames.test(told);
}

/** Returns a test of whether news may open a conversation: it tells something, and nobody has forgotten it. */
const isTrigger =
  (today: string) =>
  ({ name = '', date }: Finding): boolean =>
    !onlyNames.test(name) &&
    !empty.test(name.trim()) &&
    !isListHead(name) &&
    !isHollow(name) &&
    (date === undefined || Date.parse(today) - Date.parse(date) <= triggerDays * 86_400_000);

/** Sad words in what somebody sells or prevents: 'fire doors', 'fewer outages', 'closes its funding round'. */
const remedied = wordTest(
  [
    ...gladPhrases,
    `(?:${oneOf(sadWords)})(?:,? (?:and |& |or )?(?:${oneOf(sadWords)}))*[ -](?:${oneOf(remedyHeads)})`,
    `(?:${oneOf(remedyStarts)}) (?:[\\p{L}]+ ){0,2}(?:${oneOf(sadWords)})`,
  ],
  'giu',
);

/** Returns whether a headline tells something sad of the company itself. */
export const isSadHeadline = (name: string): boolean => sad.test(name.replace(remedied, ' '));
export const isSad = ({ name = '' }: Finding): boolean => isSadHeadline(name);

/** Returns the news that one may greet somebody with: recent, telling, and not sad. */
export const gladNews = (material: PrepMaterial): Finding[] =>
  latestNews(material).filter((news) => isTrigger(material.today)(news) && !isSad(news));

const mostTriggers = 3;
/** More would leave no room for other openers. */
const mostGlad = 2;
const mostSad = 1;

/** Returns the latest news that a conversation may start from, then what one should know and not begin with. */
export function newsToOpenWith(material: PrepMaterial): Finding[] {
  const triggers = latestNews(material).filter(isTrigger(material.today)).slice(0, mostTriggers);
  return [...triggers.filter((each) => !isSad(each)).slice(0, mostGlad), ...triggers.filter(isSad).slice(0, mostSad)];
}
