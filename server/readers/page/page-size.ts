import { Parser } from 'htmlparser2';
import { limits } from '#contract/limits.ts';

/** Thrown if a page exceeds the reading limits. */
export class PageTooLarge extends Error {}

/** Maximum counts; `depth`: nested elements, `texts`: text nodes and comments. */
export type PageLimits = Record<'depth' | 'elements' | 'attributes' | 'texts', number>;

/** Aborts the parser, which offers no other way. */
class Full extends Error {}

/**
 * Returns the part of a page within the limits: beyond them, a document costs far more than the page's length. Uses the
 * same parser as the document, in one pass without building anything, so that both count alike.
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
