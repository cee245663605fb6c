import { Parser } from 'htmlparser2';
import { limits } from '#contract/limits.ts';

/** A page is more than is read of one. */
export class PageTooLarge extends Error {}

/** The most of each that is read; `depth`: elements around one another, `texts`: pieces of text and comments. */
export type PageLimits = Record<'depth' | 'elements' | 'attributes' | 'texts', number>;

/** Ends the parser's pass: it knows no other way. */
class Full extends Error {}

/**
 * The beginning of a page that keeps to the limits: beyond them, a document costs far more than the page's length. Runs
 * the parser that the document is built with, in one pass that keeps nothing, so that both count the same.
 */
export function readableBeginning(html: string, most: PageLimits = limits.page, { xml = false } = {}): string {
  const left = { ...most };
  let end = 0;
  const take = (what: keyof PageLimits): void => {
    left[what] -= 1;
    if (left[what] < 0) throw new Full();
    end = parser.startIndex;
  };
  const parser = new Parser(
    {
      onopentagname: () => {
        take('elements');
        take('depth');
      },
      onclosetag: () => {
        left.depth += 1;
      },
      onattribute: () => take('attributes'),
      ontext: () => take('texts'),
      oncomment: () => take('texts'),
    },
    { lowerCaseAttributeNames: false, decodeEntities: true, xmlMode: xml },
  );
  try {
    parser.end(html);
    return html;
  } catch (error) {
    if (error instanceof Full) return html.slice(0, end);
    throw error;
  }
}
