import { collapseSpace } from '#contract/evidence.ts';
import type { PageElement, PageNode } from './hidden-elements.ts';

/** Attributes with the final value of an animated counter. */
const counterAttributes = [
  'data-to-value',
  'data-to',
  'data-count',
  'data-count-to',
  'data-countto',
  'data-target',
  'data-value',
  'data-end',
  'data-end-value',
  'data-number',
  'data-counter',
  'data-counter-value',
  'data-num',
  'data-final',
  'data-max',
  'data-stop',
  'data-purecounter-end',
];
/** Elements that start a new line. */
export const blockTags = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'ul',
  'hgroup',
]);

const longest = 160;

const isElement = (node: PageNode): node is PageNode & PageElement => node.nodeType === 1;

/** Returns a counter's final value if its text is only the starting value, else null. */
export function counterValue(element: PageElement): string | null {
  const end = counterAttributes.map((name) => element.getAttribute(name)).find((value) => value !== null);
  if (end === undefined || end === null || !/^[\d.,]+$/u.test(end.trim())) return null;
  const text = [...element.childNodes]
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  return /^(0[.,0]*)?$/u.test(text)
    ? `${element.getAttribute('data-prefix') ?? ''}${end.trim()}${element.getAttribute('data-suffix') ?? ''}`
    : null;
}

const laidOut = new Set(['table', 'h1', 'h2', 'h3', 'dl', 'ul', 'ol', 'article', 'section', 'hr', 'form']);

/** Returns whether a table row is only layout: a cell holds tables, headings or lists, or is a card of its own. */
export function hasLayout(row: PageElement): boolean {
  const holds = (nodes: Iterable<PageNode>, depth: number): boolean =>
    [...nodes].some(
      (node) => isElement(node) && (laidOut.has(node.localName) || (depth < 6 && holds(node.childNodes, depth + 1))),
    );
  const cards = [...row.childNodes].some(
    (cell) =>
      isElement(cell) &&
      [...cell.childNodes].some((node) => isElement(node) && node.localName === 'br') &&
      [...cell.childNodes].some(
        (node) => isElement(node) && ['em', 'b', 'strong', 'i', 'span'].includes(node.localName),
      ),
  );
  const paragraphs = [...row.childNodes].some(
    (cell) =>
      isElement(cell) && [...cell.childNodes].filter((node) => isElement(node) && node.localName === 'p').length > 1,
  );
  return cards || paragraphs || holds(row.childNodes, 0);
}

/** Returns a picture's alt text; '' for file names and decoration. */
export function pictureText(element: PageElement): string {
  const text = collapseSpace(element.getAttribute('alt') ?? '');
  return text.length < 3 ||
    text.length > longest ||
    /\.(jpe?g|png|gif|svg|webp|avif)$|^(image|icon|photo|logo|img)$/iu.test(text)
    ? ''
    : text;
}
