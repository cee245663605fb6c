import { limits } from '#contract/limits.ts';
import { drawPage } from './draw-page.ts';
import type { PdfEngine } from './pdf-engine.ts';

const { ink } = limits.extraction;

/** Returns false if the page is blank, whatever is drawn on it. */
function hasInk(engine: PdfEngine['exports'], document: number, page: number): boolean {
  const picture = drawPage(engine, document, page, ink.dpi);
  if (picture === null) return true;
  const dark = picture.bytes.reduce((count, dot) => (dot < ink.white ? count + 1 : count), 0);
  return dark > ink.leastShare * picture.bytes.length;
}

/** Returns the pages, counted from 0, that aren't blank; pages not checked in time count as not blank. */
export function inkedPages(
  engine: PdfEngine['exports'],
  document: number,
  { pages, until }: { pages: readonly number[]; until: number },
): Set<number> {
  return new Set(pages.filter((page) => performance.now() > until || hasInk(engine, document, page)));
}
