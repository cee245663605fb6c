import { isCallToAction } from '#server/readers/sentences.ts';
import { hasGone } from './others-subject.ts';
import { isOfOldYear } from './company-pages.ts';
import { isOwnToday } from './own-today.ts';
import { findDay } from './find-day.ts';
import { monthsBetween } from './page-context.ts';
import { actsBefore, isCustomerStory, type Line } from './read-lines.ts';
import { foundedWords } from './vocabulary/company-words.ts';
import { danglingEnds, danglingStarts, momentWords, personWords } from './vocabulary/fact-traits.ts';
import { lastingWords } from './vocabulary/list-words.ts';
import { readerWords, relatedParties } from './vocabulary/sentence-signs.ts';
import { ownWords } from './vocabulary/speakers.ts';
import { isElsewhere, withoutOthersClause } from './apart/asides.ts';
import { isJoiningLater } from './apart/intended.ts';
import { hasNoSubject } from './apart/unreal.ts';
import { isHours, isOfRecord, isPosted, isWish } from './apart/set-apart.ts';
import { tellsEnd } from './apart/runs-out.ts';
import { isReviewed, isTerm } from './apart/term-days.ts';
import { isOverdue } from './apart/is-overdue.ts';
import { isOfMakers } from './find-representatives.ts';
import { isReadersTrouble } from './whose.ts';
import { wordTest } from './word-test.ts';

const related = wordTest(relatedParties);
const lasting = wordTest([...foundedWords, ...lastingWords]);
const ofPerson = wordTest(personWords);
const moment = wordTest(momentWords);
const reader = wordTest([...readerWords, 'you', 'vous', 'u']);
/** 'You will lead a team of 12': what a post will have. */
const ofApplicant = /^(?:you|sie|du|vous|usted|tú|je|u) \p{Ll}/iu;
const byLine =
  /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor) (?:\p{L}{1,5}\.(?:-Ing\.)? ){0,3}\p{Lu}\S+ (?:\p{Lu}\S+ )?\p{Lu}\S+,/u;
/** Names and nothing more: who wrote it, beside the day. */
const onlyNames = /^(?:(?:by|von|par|por|door) )?(?:\p{Lu}[\p{L}’'.-]* ?|(?:and|und|et|y|en|de|van|von|der|&) )+$/u;
const dangling = new RegExp(`^${wordTest(danglingStarts).source}`, 'iu');
/** In a longer sentence the pronoun at its end stands for something in it. */
const pointsBack = new RegExp(`${wordTest(danglingEnds).source}[.!]?$`, 'iu');
/** German says so anywhere in it: 'Ein Programm dafür soll 2028 kommen.' */
const pointsWithin = /\b(?:dafür|davon|dazu|daran|dagegen|damit|danach|darüber)\b/iu;
const mostPointing = 8;
const own = wordTest(ownWords);
/** Matches people who left: 'Grant Yoder, now CPO at …', '1979-2004'. */
const once = /(?:1[89]|20)\d\d\s?[–-]\s?(?:1[89]|20)\d\d|\bnow\b.{0,30}\bat\b/u;
const frames: ReadonlySet<string> = new Set(['legal', 'compare']);
const articles: ReadonlySet<string> = new Set(['post', 'news']);
const longestHeadline = 110;
const oldMonths = 18;
const fewestWords = 6;
const fewestOfJob = 9;
const mostWords = 40;

/** Returns whether a line is sales copy: addressed to the reader, with nothing about the company. */
function isPitch({ text, own: speaks }: Line): boolean {
  const words = text.split(/\s+/u).filter((word) => /^\p{L}{4,}/u.test(word));
  // In a title every word has a capital, which then shows no name.
  const isTitle = words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
  return reader.test(text) && !speaks && (isTitle || !/\d|\p{Ll},? \p{Lu}\p{Ll}/u.test(text));
}

/** Returns whether a line is a fragment: words below a number, or one side of a picture. */
function isPiece({ text, block }: Line): boolean {
  const begins = /^[“"«(]?[\p{Lu}\p{N}\p{Sc}¿¡]/u.test(text);
  return !begins && !/[.!]$/u.test(text) && !['item', 'row'].includes(block.kind);
}

/** Returns whether a line says only who wrote the text, and when, or is a headline with its day. */
function isByline({ text, context }: Line): boolean {
  if (byLine.test(text) || isPosted(text, context) || isReviewed(text)) return true;
  const day = text.length <= longestHeadline ? findDay(text, context) : null;
  if (day !== null && text.endsWith(day.words) && !isTerm(text, day.words)) return true;
  return (
    day !== null &&
    onlyNames.test(
      text
        .replace(day.words, ' ')
        .replace(/[\s,·•|–—-]+/gu, ' ')
        .trim(),
    )
  );
}

/** Returns whether the sentence's years are all long past and nothing in it lasts. */
function isOver(text: string, today: string): boolean {
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/gu)].map(([year]) => Number(year));
  return years.length > 0 && Math.max(...years) < Number(today.slice(0, 4)) - 1 && !lasting.test(text);
}

/**
 * Returns whether an article's sentence is about the company: named before any number and before anyone introduced by
 * 'who', or named only nearby.
 */
function isTheirs({ text, own: speaks, nearOwn }: Line, name: RegExp): boolean {
  if (!speaks) return nearOwn;
  const [before = ''] = text.split(/\d|, (?:who|whose|which|qui|que|die|der|das) /u);
  return own.test(before) || name.test(before);
}

/** Returns whether a line stands alone and is about the company today: not about others, a person or the past. */
export function mayTell(line: Line, name: RegExp): boolean {
  const { text, context, block } = line;
  const { page, today, when } = context;
  const words = text.split(/\s+/u).length;
  if (context.subject !== 'prospect' || context.secondary || line.repeated || line.ofOther) return false;
  if (block.kind === 'heading' || frames.has(page.kind) || (when !== null && monthsBetween(when, today) > oldMonths))
    return false;
  if (articles.has(page.kind) && !isTheirs(line, name)) return false;
  if (articles.has(page.kind) && when === null && /\d/u.test(text) && moment.test(text)) return false;
  // Below a name, a team page's text is about that person.
  if (page.kind === 'team' && !line.own) return false;
  // What a job asks and gives is told to whoever applies.
  if (page.kind === 'careers' && !line.own && words < fewestOfJob && !/\d/u.test(text)) return false;
  if (words < fewestWords || words > mostWords || /[?:…]$/u.test(text) || text.includes('@')) return false;
  if (words <= mostPointing && (pointsBack.test(text) || pointsWithin.test(text))) return false;
  if (dangling.test(text) || ofPerson.test(text) || once.test(text) || isElsewhere(text) || isCallToAction(text))
    return false;
  if (isPiece(line) || isWish(text) || isOfRecord(text) || isHours(text) || isOverdue(text, context)) return false;
  if (page.kind === 'careers' && ofApplicant.test(text)) return false;
  if (text.startsWith('*') || isPitch(line) || isByline(line) || isOfMakers(text)) return false;
  if (isOfOldYear(line) || isJoiningLater(text, today)) return false;
  if (isCustomerStory(text) || related.test(text) || hasGone(text) || isReadersTrouble(text, block)) return false;
  const number = /\d/u.exec(text);
  // Whose contract it is says who it is with: 'The contract with the council runs until 2028.'
  if (number && actsBefore(text, number.index) && !tellsEnd(text, context)) return false;
  if (withoutOthersClause(text, name) === null || hasNoSubject(text)) return false;
  return isOwnToday(text, { name, today }) && !isOver(text, today);
}
