import { yearsIn } from '#server/agents/checking/judge/time-signs.ts';
import { stemmedWords } from '#server/agents/phrases/stemmed-words.ts';
import { monthsBetween, type PageContext } from '../page-context.ts';
import { wordPhrases } from './line-phrases.ts';
import type { PageSigns } from './page-signs.ts';

/** Of the headings above a part only the nearest say what it is. */
const mostHeadings = 2;
const ownShares = [0.1, 0.3, 0.5];
const mostYears = 4;

const marked = (mark: string, phrases: Iterable<string>): string[] => [...phrases].map((each) => `${mark}:${each}`);

/** How the last of the years that a text names lies to this one; '' without any. */
function yearOf(text: string, today: string): string {
  const years = yearsIn(text);
  if (years.length === 0) return '';
  const ago = Number(today.slice(0, 4)) - Math.max(...years);
  if (ago < 0) return 'ahead';
  return ago > mostYears ? 'long' : `-${ago}`;
}

/** What is known of a page before a part of it is read, as phrases. */
export function pagePhrases(
  { page, subject, when, today }: PageContext,
  { head, lead, ownShare }: PageSigns,
): string[] {
  const top = page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  return [
    ...marked('h', wordPhrases(`${top} ${page.title}`)),
    ...marked('*h', head),
    ...marked('*l', lead),
    ...marked('*own', ownShares.filter((share) => ownShare > share).map(String)),
    `*p:${page.kind}`,
    `*s:${subject}`,
    `*age:${when === null ? 'none' : Math.min(mostYears, Math.floor(monthsBetween(when, today) / 12))}`,
  ];
}

/**
 * A row, counter, card or any other part of a page as phrases: its words and pairs of words, those of the headings above and of the page's
 * head, the words of its neighbours, its kind and years. `at`: its place among the page's blocks; `text`: what of it is told.
 */
export function blockPhrases(
  { page: { blocks }, today }: PageContext,
  { at, text, ofPage }: { at: number; text: string; ofPage: readonly string[] },
): Set<string> {
  const block = blocks[at];
  const under = block?.under ?? [];
  const years = { y: yearOf(text, today), uy: yearOf(under.join(' '), today) };
  return new Set([
    ...wordPhrases(text),
    ...ofPage,
    ...marked(
      'u',
      under.slice(-mostHeadings).flatMap((each) => [...wordPhrases(each)]),
    ),
    ...marked('b', stemmedWords(blocks[at - 1]?.text ?? '')),
    ...marked('a', stemmedWords(blocks[at + 1]?.text ?? '')),
    ...Object.entries(years).flatMap(([mark, year]) => (year === '' ? [] : [`*${mark}:${year}`])),
    `*bl:${block?.kind ?? ''}`,
    `*tag:${block?.tag ?? ''}`,
  ]);
}
