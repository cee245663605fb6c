import type { Block } from '#server/readers/page/read-page.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isBoilerplate, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { isSomebodysWords } from '../../built-in/extract-statements.ts';
import { dayAlone, isDatedBelow } from '../apart/entry-days.ts';
import { isTerm, writtenDay } from '../apart/term-days.ts';
import { findDay, type FoundDay } from '../find-day.ts';
import type { PageContext } from '../page-context.ts';
import { listHeadFillers, listHeadWords, notHeadlines } from '../vocabulary/headline-words.ts';
import { wordTest } from '../word-test.ts';

const notHeadline = new RegExp(`^${wordTest(notHeadlines).source}`, 'iu');
const listHead = new RegExp(
  `^(?:(?:${oneOf(listHeadFillers)}) )*(?:${oneOf(listHeadWords)})(?: (?:${oneOf([...listHeadFillers, ...listHeadWords])}))*$`,
  'iu',
);
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

/** A headline with its day. */
export interface Item {
  headline: string;
  /** The date as written; empty if only declared in markup. */
  words: string;
  day: string;
  block: Block;
}

function dayOf(block: Block, { order, today }: PageContext): FoundDay | null {
  if (block.day !== '') return { words: '', day: block.day };
  return block.text.length <= 130 ? writtenDay(block.text, { order, today }) : null;
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

const fewestCards = 2;
/** Reads cards of plain elements: a day alone, and right below or above it a short line that is no sentence: '<div>3 May 2026</div><div>Headline</div>'. */
function plainCards(context: PageContext): Item[] {
  const { blocks } = context.page;
  if (!['news', 'other'].includes(context.page.kind)) return [];
  const isLead = (block: Block | undefined, card: number | undefined): block is Block =>
    block !== undefined &&
    block.kind === 'paragraph' &&
    block.inside.at(-2) === card &&
    block.text.split(' ').length >= fewestOfLead &&
    !/[.:!?…]$/u.test(block.text) &&
    isHeadline({ ...block, kind: 'heading' });
  const days = blocks.map((block) => dayAlone(block, context));
  const cards = new Map<number, { held: number; dated: number }>();
  for (const [at, { inside }] of blocks.entries())
    for (const id of inside) {
      const { held, dated } = cards.get(id) ?? { held: 0, dated: 0 };
      cards.set(id, { held: held + 1, dated: dated + (days[at] == null ? 0 : 1) });
    }
  const found = blocks.flatMap((block, at): Item[] => {
    const card = block.inside.at(-2);
    const day = days[at] ?? null;
    if (block.kind !== 'paragraph' || card === undefined || day === null) return [];
    const { held = 0, dated = 0 } = cards.get(card) ?? {};
    if (held > mostOfCard || dated > 1) return [];
    const lead = [blocks[at + 1], blocks[at - 1]].find((each) => isLead(each, card));
    return lead ? [{ headline: lead.text, words: day.words, day: day.day, block: lead }] : [];
  });
  return found.length >= fewestCards ? found : [];
}
const fewestOfLead = 3;
const mostOfCard = 6;

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

/** Reads the rows and lines of a page that hold a headline with its day. */
export const itemsInLines = (context: PageContext): Item[] =>
  context.page.blocks.flatMap((block) =>
    block.kind === 'row' ? (rowItem(block, context) ?? []) : (lineItem(block, context) ?? []),
  );

/** Reads the cards and entries of a page that hold a headline and its day. */
export const itemsInCards = (context: PageContext): Item[] =>
  [cardItems, ledItems, datedFirst, headedByDay, dayBelow, plainCards].flatMap((read) => read(context));
