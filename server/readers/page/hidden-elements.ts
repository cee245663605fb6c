import { oneOf } from '#server/readers/one-of.ts';
import { furnitureNames, hidingStyles } from '#server/readers/vocabulary/page-furniture.ts';

/** The part of a DOM element that the readers use. */
export interface PageElement {
  readonly localName: string;
  readonly childNodes: Iterable<PageNode>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}
export interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
}

const droppedTags = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'embed',
  'nav',
  'footer',
  'select',
  'button',
  'input',
  'textarea',
  'dialog',
  'canvas',
  'video',
  'audio',
  'head',
  'menu',
  'map',
  'math',
  'link',
  'meta',
  'datalist',
  'progress',
  'meter',
  'option',
]);
const droppedRoles = new Set([
  'navigation',
  'contentinfo',
  'dialog',
  'alertdialog',
  'search',
  'menu',
  'menubar',
  'tablist',
  'tooltip',
  'alert',
]);
const hiddenTokens = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screenreader',
  'u-off-screen',
  'is-hidden',
  'u-hide',
  'hide',
  'd-none',
  'hidden',
  'invisible',
  'offscreen',
]);
const furniture = new RegExp(String.raw`^(${oneOf(furnitureNames)})`, 'u');
const shownAgain = /(^|[:-])(block|flex|grid|inline|inline-block|table|table-cell)$/u;

const hidingStyle = new RegExp(oneOf(hidingStyles), 'iu');

function sameColours(style: string): boolean {
  const text = /(?:^|;|\s)color\s*:\s*([^;!]+)/iu.exec(style)?.[1]?.trim().toLowerCase();
  const ground = /background(?:-color)?\s*:\s*([^;!]+)/iu.exec(style)?.[1]?.trim().toLowerCase();
  return Boolean(text) && text === ground;
}

function isHidingStyle(style: string): boolean {
  if (hidingStyle.test(style) || sameColours(style)) return true;
  // Opacity 0 hides an element; together with a transform or transition it is the start of an animation.
  return /opacity\s*:\s*0(\.0+)?\s*(;|$)/iu.test(style) && !/transform|transition|animation|will-change/iu.test(style);
}

/** Returns class names and ids hidden by the page's own style sheets, ignoring media queries. */
export function hiddenSelectors(styles: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const sheet of styles) {
    const plain = sheet
      .slice(0, 300_000)
      .replace(/\/\*[^]*?\*\//gu, '')
      .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '');
    for (const rule of plain.split('}')) {
      const [selectors = '', rules = ''] = rule.split('{').slice(-2);
      if (selectors.length > 500 || !isHidingStyle(rules.slice(0, 2000))) continue;
      for (const selector of selectors.split(',')) {
        const simple = selector.trim();
        if (/^[.#][\w-]+$/u.test(simple)) found.add(simple);
      }
    }
  }
  return found;
}

const proseWords = 12;

const wordsOf = ({ textContent }: PageNode): number => (textContent ?? '').trim().split(/\s+/u).filter(Boolean).length;

/** Returns whether a `nav` is mostly a paragraph of its own, as site builders fold out the answers to questions. */
function foldsOut(element: PageElement): boolean {
  const children = [...element.childNodes];
  const paragraphs = children.filter((child) => (child as Partial<PageElement>).localName === 'p').map(wordsOf);
  const prose = paragraphs.filter((words) => words >= proseWords).reduce((sum, words) => sum + words, 0);
  return prose > children.reduce((sum, child) => sum + wordsOf(child), 0) / 2;
}

const mostOfEntry = 20;
const aTime = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d/u;
const holdsTime = (node: PageNode): boolean =>
  (node as Partial<PageElement>).localName === 'time' ||
  [...((node as Partial<PageElement>).childNodes ?? [])].some(holdsTime);
/** Returns whether a footer is of an entry and says when it was written; that of a page has an address or a year of copyright. */
const isEntrysFoot = (element: PageElement & Partial<PageNode>): boolean => {
  const text = element.textContent ?? '';
  return (
    wordsOf({ nodeType: 1, textContent: text }) <= mostOfEntry &&
    !/©/u.test(text) &&
    aTime.test(text) &&
    [...element.childNodes].some(holdsTime)
  );
};

/** Returns whether an element is invisible to readers or site furniture (menus, banners). */
export function isDropped(element: PageElement, hidden: ReadonlySet<string>): boolean {
  const name = element.localName;
  if (name === 'body' || name === 'main' || name === 'html') return false;
  if (droppedTags.has(name) && !(name === 'nav' && foldsOut(element)) && !(name === 'footer' && isEntrysFoot(element)))
    return true;
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  if (droppedRoles.has(element.getAttribute('role') ?? '')) return true;
  const style = element.getAttribute('style');
  if (style && isHidingStyle(style)) return true;
  const id = element.getAttribute('id') ?? '';
  if (id && (hidden.has(`#${id}`) || furniture.test(id.toLowerCase()))) return true;
  const classes = (element.getAttribute('class') ?? '').split(/\s+/u).filter(Boolean);
  if (classes.length === 0) return false;
  if (classes.some((token) => hidden.has(`.${token}`))) return true;
  if (
    classes.some((token) => hiddenTokens.has(token)) &&
    !classes.some((token) => (token.includes(':') || token.includes('d-') ? shownAgain.test(token) : false))
  )
    return true;
  return (
    classes.some((token) => furniture.test(token.toLowerCase())) &&
    !(classes.includes('footer') && isEntrysFoot(element))
  );
}
