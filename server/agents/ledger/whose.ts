import { oneOf } from '#server/readers/one-of.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { countries } from './vocabulary/countries.ts';
import { readerWords } from './vocabulary/sentence-signs.ts';
import { ownWords } from './vocabulary/speakers.ts';
import {
  closedWords,
  companyActs,
  everybody,
  everyone,
  everywhere,
  knowingWords,
  metAtOthers,
  pastTimes,
  landNames,
  shares,
  schemeActs,
  sharesOfThings,
  typicalWords,
} from './vocabulary/whose-words.ts';
import { wordTest } from './word-test.ts';

const own = wordTest(ownWords);
const reader = wordTest(readerWords);
const group = wordTest(everybody);
/**
 * Matches sentences about many: 'Factories still walk …', 'One in three adults waits …', 'Britain’s hospitals lose …'.
 */
const ofMany = new RegExp(
  `^(?:${wordTest(shares).source} )?(?:(?:the|die|les|los|las|de|of the|[\\p{L}-]+['’]?s) )?(?:[\\p{L}-]+ )?${group.source}`,
  'iu',
);
const bearers = wordTest(everyone);
const everyplace = new RegExp(`^${wordTest(everywhere).source}`, 'iu');
const knows = new RegExp(`^${wordTest(knowingWords).source}`, 'iu');
const atOthers = wordTest(metAtOthers);
const past = wordTest(pastTimes);
const closed = wordTest(closedWords);
/** Matches a multi-word name with its act: 'Bellwether Health buys …'. */
const otherActs = new RegExp(`^(?:\\p{Lu}[\\p{L}\\p{N}&.’'-]*\\s){1,4}(?:${oneOf(companyActs)})(?![\\p{L}])`, 'u');

const inCountry = `(?:in(?: the)?|en|au|aux|dans) (?:${oneOf([...countries, ...landNames])})(?![\\p{L}])`;
/** 'In Germany a lift costs …', 'A lift in Britain breaks down …', 'Une cloche sur trois en France …': a thing of its kind in a country. */
const ofCountry = new RegExp(
  `^(?:${inCountry},? (?:an?|eine?|une?) |(?:an?|eine?|une?|${oneOf(shares)}|${oneOf(sharesOfThings)}) (?:[\\p{L}-]+ ){0,3}${inCountry})`,
  'iu',
);

/** 'A typical campus wastes …', 'Ein durchschnittlicher Betrieb verliert …': one that stands for all. */
const ofTypical = new RegExp(
  `^(?:an?|one|the|eine?|der|die|das|une?|le|la|un|una|el|een|de|het) (?:${oneOf(typicalWords)}) `,
  'iu',
);
/** 'The state grants up to …', 'De regeling vergoedt …': what a program pays anybody. */
const ofScheme = wordTest(schemeActs);

/** Returns whether a text is about a group, industry or country, without a word for the company itself. */
export function isOfEverybody(text: string): boolean {
  if ((ofCountry.test(text) || ofTypical.test(text) || ofScheme.test(text)) && !own.test(text)) return true;
  return text
    .split(/ ?[;:] | – | — /u)
    .some(
      (each) =>
        (ofMany.test(each) || everyplace.test(each) || bearers.test(each)) &&
        !own.test(each.slice(0, each.search(/\d/u) + 1 || undefined)) &&
        !own.test(text.slice(0, text.indexOf(each))),
    );
}

/** Returns whether a text names its reader's or its customers' troubles: below a question to the reader, claiming to know them, or met in the trade. */
export function isReadersTrouble(text: string, { under }: Pick<Block, 'under'>): boolean {
  const head = under.at(-1) ?? '';
  const asked = /^¿|\?$/u.test(head) && !/^(?:how|what|where|who|wie|was|comment|cómo|hoe)\b/iu.test(head);
  return knows.test(text) || atOthers.test(text) || (asked && (reader.test(head) || reader.test(text)));
}

const asked: ReadonlySet<string> = new Set(['summary', 'dt', 'button']);
/** Returns whether a part of a page is what a reader asks, with what comes before the question: 'We lost count. What can you do?' */
export const isReadersQuestion = ({ kind, tag, text }: Pick<Block, 'kind' | 'tag' | 'text'>): boolean =>
  text.trim().endsWith('?') && (kind === 'heading' || asked.has(tag));

/** Returns whether a text is about a past period. */
export function isHistory(text: string, today: string): boolean {
  if (past.test(text)) return true;
  const years = [...text.matchAll(/(?<![\d.,])(1[5-9]\d\d|20\d\d)(?![\d.,]\d|\d)/gu)].map(([year]) => Number(year));
  const begins = /^(?:in |im jahr |en )?(?:1[5-9]\d\d|20\d\d)\b/iu.test(text);
  const reached = reachedBy.test(text) && Math.max(...years) < Number(today.slice(0, 4)) - recentYears;
  return reached || (begins && Math.max(...years) < Number(today.slice(0, 4)) - oldYears);
}

/** Returns whether a text says that something just mentioned no longer exists. */
export const isClosed = (text: string): boolean => closed.test(text);

/** Returns whether a headline is about what another named organization does. */
export function isOthersAct(headline: string, name: RegExp): boolean {
  return otherActs.test(headline) && !name.test(headline) && !own.test(headline);
}

const oldYears = 8;
const recentYears = 2;
/** 'By 2018 we had 15 people' tells a state of then. */
const reachedBy =
  /^(?:by|until|back in|at the end of|bis|ende|fin|jusqu['’]en|hasta)(?: the end of| ende)? (?:19|20)\d\d\b/iu;
