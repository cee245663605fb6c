import { yearsIn } from '#server/agents/checking/judge/time-signs.ts';
import type { PageContext } from '../page-context.ts';
import { ownWords } from '../vocabulary/speakers.ts';
import { wordTest } from '../word-test.ts';
import { lineKindsIn } from './line-kinds.ts';

const speaks = wordTest(ownWords);
const fewWords = 10;
const firstLines = 12;
const firstParagraphs = 3;
const shortLine = 120;

/** What is known of a page before a line of it is read. */
export interface PageSigns {
  /** Kinds of words of its title and its heading. */
  head: ReadonlySet<string>;
  /** Kinds of words of its first short lines and its first paragraphs. */
  lead: ReadonlySet<string>;
  /** Share of its paragraphs in which the company speaks of itself: 0 to 1. */
  ownShare: number;
  /** Years that its title and its heading name. */
  years: readonly number[];
}

export function readPageSigns({ page, repeated }: PageContext, name: RegExp): PageSigns {
  const top = page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  const told = page.blocks.filter(({ kind, text }) => kind === 'paragraph' && text.split(' ').length >= fewWords);
  const begins = page.blocks
    .filter(({ text }) => !repeated.has(text))
    .slice(0, firstLines)
    .filter(({ text }) => text.length < shortLine);
  const own = told.filter(({ text }) => speaks.test(text) || name.test(text));
  return {
    head: lineKindsIn(`${page.title}\n${top}`),
    lead: lineKindsIn([...begins, ...told.slice(0, firstParagraphs)].map(({ text }) => text).join('\n')),
    ownShare: told.length === 0 ? 0 : own.length / told.length,
    years: yearsIn(`${page.title} ${top}`),
  };
}

/** Reads what is known of each page once, for all that ask. */
export function pageSignsReader(name: RegExp): (context: PageContext) => PageSigns {
  const read = new Map<PageContext['page'], PageSigns>();
  return (context) => {
    const signs = read.get(context.page) ?? readPageSigns(context, name);
    read.set(context.page, signs);
    return signs;
  };
}
