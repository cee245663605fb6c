import type { Block } from '#server/readers/page/read-page.ts';
import { findDay, type FoundDay } from '../find-day.ts';
import { isPosted } from './set-apart.ts';
import type { PageContext } from '../page-context.ts';

const longestDay = 40;
const version = /\s?\bv?\d{1,3}(?:\.\d{1,3}){1,3}\b|(?<=\d{4})v\d[\d.]*/giu;
const listing = new Set(['news', 'other', 'about', 'home']);

/** Returns the day of a line that is a day and nothing more. */
export function dayAlone(block: Block, context: Pick<PageContext, 'order' | 'today'>): FoundDay | null {
  if (block.kind === 'row' || block.text.length > longestDay) return null;
  if (block.day !== '') return { words: block.text, day: block.day };
  // 'Mar 2, 2023v8.0' beside a version
  const text = block.text.replace(version, ' ');
  const day = findDay(text, context);
  if (day === null) return null;
  const rest = text.replace(day.words, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  return rest <= 1 && !/\d/u.test(text.replace(day.words, ' ')) ? day : null;
}

/** Returns the day of a byline: 'Posted 6 May 2022 by Ann'. */
const postedDay = (block: Block, context: Pick<PageContext, 'order' | 'today'>): FoundDay | null =>
  isPosted(block.text, context) ? findDay(block.text, context) : null;

/** Returns whether the line below a heading, in the same element, is a paragraph of its own: there may stand its day. */
export function isDatedBelow(blocks: readonly Block[], at: number): boolean {
  const [head, next, then] = blocks.slice(at, at + 3);
  return (
    next?.kind === 'paragraph' &&
    next.inside.at(-2) === head?.inside.at(-2) &&
    next.inside.at(-1) !== then?.inside.at(-1)
  );
}

/**
 * Returns the day of each line of a page with several dated entries, by its place: the day of the smallest card that holds one, or
 * of the heading that is one or has one right below. Lines outside entries have none.
 */
export function entryDays(context: PageContext): ReadonlyMap<number, string> {
  const { page, article } = context;
  const { blocks } = page;
  const found = new Map<number, string>();
  if (article || !listing.has(page.kind)) return found;
  const days = blocks.map((block) => (dayAlone(block, context) ?? postedDay(block, context))?.day ?? null);
  if (new Set(days.filter((day) => day !== null)).size < 2) return found;
  const inCard = new Map<number, Set<string>>();
  for (const [at, block] of blocks.entries())
    for (const id of block.inside) if (days[at]) inCard.set(id, (inCard.get(id) ?? new Set()).add(days[at]));
  let headed: { day: string; parent: number | undefined; level: number } | null = null;
  for (const [at, block] of blocks.entries()) {
    const day = days[at] ?? null;
    if (day !== null && block.kind === 'heading') headed = { day, parent: block.inside.at(-2), level: block.level };
    else if (block.kind === 'heading' && isDatedBelow(blocks, at) && days[at + 1])
      headed = { day: days[at + 1] ?? '', parent: block.inside.at(-2), level: block.level };
    else if (block.kind === 'heading' && headed !== null && block.level <= headed.level) headed = null;
    const card = block.inside.findLast((id) => (inCard.get(id)?.size ?? 0) > 0);
    const [ofCard, more] = card === undefined ? [] : [...(inCard.get(card) ?? [])];
    if (ofCard !== undefined && more === undefined) found.set(at, ofCard);
    else if (headed !== null && headed.parent !== undefined && block.inside.includes(headed.parent))
      found.set(at, headed.day);
  }
  return found;
}
