import { parseHTML } from 'linkedom';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { readableBeginning } from './page-size.ts';
import { hiddenSelectors, isDropped, type PageElement, type PageNode } from './hidden-elements.ts';

/** A line of a page as a reader sees it. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'description';
  text: string;
  /** 1 to 6 for headings, 0 otherwise. */
  level: number;
  /** The nearest headings above, outermost first. */
  under: readonly string[];
  /** Somebody's words: inside a block quotation or a testimonial. */
  quoted: boolean;
  /** All of it is link text. */
  linked: boolean;
  /** The cells of a table row. */
  cells: readonly string[];
  /** Where its first link leads. */
  href: string | null;
}

export interface PageLink {
  href: string;
  text: string;
}

export type PageDocument = ReturnType<typeof parseHTML>['document'];

export interface ParsedPage {
  url: string;
  title: string;
  siteName: string;
  description: string;
  language: string;
  structured: readonly Record<string, unknown>[];
  blocks: readonly Block[];
  links: readonly PageLink[];
  /** The picture that stands for it, best first by size; null where it names none. */
  icon: string | null;
  /** Addresses of the news feeds that it announces. */
  feeds: readonly string[];
  /** The blocks' text, one a line: what quotes are verified against. */
  text: string;
}

const blockTags = new Set([
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
const quoting = /testimonial|(^|[-_])quotes?([-_]|$)|pull-?quote|blockquote/iu;
const cellEnd = '\u0001';
const deepest = 256;
/** A page is read up to so many lines. */
export const mostBlocks = 6000;

interface Walk {
  blocks: Block[];
  headings: { level: number; text: string }[];
  under: readonly string[];
  hidden: ReadonlySet<string>;
  buffer: string;
  linkedLength: number;
  href: string | null;
}

/** Lines share the list of what they stand under: copied with each line, a page would multiply on its way out of the thread. */
function setHeadings(walk: Walk, headings: Walk['headings']): void {
  walk.headings = headings;
  walk.under = headings.map(({ text }) => text);
}

interface Place {
  kind: Block['kind'];
  level: number;
  quoted: boolean;
  anchor: string | null;
  inRow: boolean;
}

function flush(walk: Walk, place: Place): void {
  const cells = place.kind === 'row' ? walk.buffer.split(cellEnd).map(collapseSpace).filter(Boolean) : [];
  const text = collapseSpace(walk.buffer.replaceAll(cellEnd, ' '));
  const linked = walk.linkedLength > 0 && walk.linkedLength >= text.replaceAll(' ', '').length;
  const { href } = walk;
  walk.buffer = '';
  walk.linkedLength = 0;
  walk.href = null;
  if (!/[\p{L}\p{N}]/u.test(text) || walk.blocks.length >= mostBlocks) return;
  if (place.kind === 'heading')
    setHeadings(
      walk,
      walk.headings.filter(({ level }) => level < place.level),
    );
  walk.blocks.push({
    kind: place.kind,
    text,
    level: place.level,
    under: walk.under,
    quoted: place.quoted,
    linked,
    cells,
    href,
  });
  if (place.kind === 'heading')
    setHeadings(walk, [...walk.headings, { level: place.level, text: text.slice(0, limits.page.headingCharacters) }]);
}

const isElement = (node: PageNode): node is PageNode & PageElement => node.nodeType === 1;

function placeOf(element: PageElement, place: Place): Place {
  const name = element.localName;
  const heading = /^h([1-6])$/u.exec(name);
  const quoted = place.quoted || name === 'blockquote' || quoting.test(element.getAttribute('class') ?? '');
  if (heading) return { ...place, kind: 'heading', level: Number(heading[1]), quoted };
  if (name === 'tr') return { ...place, kind: 'row', level: 0, quoted, inRow: true };
  if (name === 'li') return { ...place, kind: 'item', level: 0, quoted };
  if (name === 'p' || name === 'blockquote')
    return { ...place, kind: place.kind === 'heading' ? 'heading' : 'paragraph', quoted };
  return { ...place, quoted };
}

function walkNode(walk: Walk, node: PageNode, place: Place, depth: number): void {
  if (node.nodeType === 3) {
    const text = (node.textContent ?? '').replaceAll(cellEnd, ' ');
    walk.buffer += text;
    if (place.anchor !== null && text.trim()) {
      walk.linkedLength += text.replaceAll(/\s/gu, '').length;
      walk.href ??= place.anchor;
    }
    return;
  }
  if (!isElement(node) || depth > deepest || isDropped(node, walk.hidden)) return;
  const name = node.localName;
  if (name === 'br') {
    if (place.kind === 'heading' || place.inRow) walk.buffer += ' ';
    else flush(walk, place);
    return;
  }
  const inner = placeOf(node, place);
  if (name === 'a') inner.anchor = node.getAttribute('href');
  const breaks = blockTags.has(name) && !place.inRow && place.kind !== 'heading';
  if (breaks) flush(walk, place);
  else if (name === 'td' || name === 'th') walk.buffer += cellEnd;
  else if (blockTags.has(name)) walk.buffer += ' ';
  for (const child of node.childNodes) walkNode(walk, child, inner, depth + 1);
  if (breaks) flush(walk, inner);
  else if (blockTags.has(name)) walk.buffer += ' ';
}

function structuredData(scripts: Iterable<{ textContent: string | null }>): Record<string, unknown>[] {
  let left = limits.page.structuredCharacters;
  const found: Record<string, unknown>[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (depth > 6 || found.length > 200 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((entry) => collect(entry, depth + 1));
    const record = value as Record<string, unknown>;
    if (record['@type']) found.push(record);
    Object.values(record).forEach((entry) => collect(entry, depth + 1));
  };
  for (const script of scripts) {
    const text = script.textContent ?? '';
    if (text.length > left) continue;
    left -= text.length;
    try {
      collect(JSON.parse(text), 0);
    } catch (error) {
      // Broken structured data is common and only means that the page offers none.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return found;
}

const headTags = new Set(['title', 'meta', 'link', 'base', 'style']);

/** Parses a page; `html`, `head` and `body` may be left out, as HTML allows. What comes in was counted: see `readableBeginning`. */
export function parsePage(html: string): PageDocument {
  const { document } = parseHTML(
    /<html[\s>]/iu.test(html) ? html : `<html>${html.replace(/<!doctype[^<>]*>/iu, '')}</html>`,
  );
  const root = document.documentElement;
  const children = [...root.children];
  const named = (name: string): Element | undefined => children.find(({ localName }) => localName === name);
  if (named('head') && named('body')) return document;
  const head = named('head') ?? document.createElement('head');
  const body = named('body') ?? document.createElement('body');
  for (const node of [...root.childNodes]) {
    if (node === head || node === body) continue;
    const goal = headTags.has((node as Partial<Element>).localName ?? '') ? head : body;
    goal.appendChild(node);
  }
  root.replaceChildren(head, body);
  return document;
}

/** Where a page leads, in its order. */
export function linksOf(document: PageDocument): PageLink[] {
  const links: PageLink[] = [];
  for (const anchor of document.querySelectorAll('a[href]')) {
    if (links.length >= 1000) break;
    const href = anchor.getAttribute('href') ?? '';
    if (href.length > limits.page.addressCharacters) continue;
    links.push({
      href,
      text: collapseSpace(anchor.textContent ?? '').slice(0, 120),
    });
  }
  return links;
}

/** What the style sheets inside a page hide. */
export function hiddenBy(document: PageDocument): Set<string> {
  return hiddenSelectors([...document.querySelectorAll('style')].map((style) => style.textContent ?? ''));
}

/** The visible lines of a page or of a part of it, in reading order. */
export function blocksOf(root: PageNode | null, hidden: ReadonlySet<string>): Block[] {
  const walk: Walk = { blocks: [], headings: [], under: [], hidden, buffer: '', linkedLength: 0, href: null };
  const start: Place = { kind: 'paragraph', level: 0, quoted: false, anchor: null, inRow: false };
  if (root) walkNode(walk, root, start, 0);
  flush(walk, start);
  return walk.blocks;
}

/** What a page's head says under a name, of `meta` elements. */
export function metaOf(document: PageDocument, name: string): string {
  const element = document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  return collapseSpace(element?.getAttribute('content') ?? '').slice(0, limits.page.descriptionCharacters);
}

export function titleOf(document: PageDocument): string {
  const title = collapseSpace(document.querySelector('title')?.textContent ?? '') || metaOf(document, 'og:title');
  return title.slice(0, limits.page.headingCharacters);
}

/** Addresses of the news feeds that the head announces, five at most. */
function feedsOf(document: PageDocument, url: string): string[] {
  return [...document.querySelectorAll('link[rel~="alternate"][href]')]
    .filter((link) => /^application\/(rss|atom)\+xml/iu.test(link.getAttribute('type') ?? ''))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => URL.canParse(href, url))
    .slice(0, 5)
    .map((href) => new URL(href, url).href);
}

function iconOf(document: PageDocument, url: string): string | null {
  const icon = ['apple-touch-icon', 'icon']
    .map((rel) => document.querySelector(`link[rel~="${rel}"][href]`)?.getAttribute('href'))
    .find((href) => href && URL.canParse(href, url));
  return icon ? new URL(icon, url).href : null;
}

/** No word of a language that puts spaces between them: an expression for words would begin anew at each of its letters. */
const longWord = new RegExp(
  `[^\\s\\u0e00-\\u109f\\u1780-\\u17ff\\u2e80-\\ud7ff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{3ffff}]{${limits.page.wordCharacters}}`,
  'u',
);

/** The first lines of a page, each up to a length: whoever looks through them does so on the thread that serves everybody. */
function withinLimits(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let left: number = limits.page.textCharacters;
  for (const block of blocks) {
    if (left === 0) break;
    const line = block.text.slice(0, Math.min(left, limits.page.lineCharacters));
    const text = line.slice(0, longWord.exec(line)?.index ?? line.length).trimEnd();
    if (text === '') continue;
    left -= text.length;
    kept.push(
      text === block.text ? block : { ...block, text, cells: block.cells.filter((cell) => text.includes(cell)) },
    );
  }
  return kept;
}

/** Parses a page once, or its beginning where it is very large: its visible text line by line, its links and what it says of itself. */
export function readPage(html: string, url: string): ParsedPage {
  const document = parsePage(readableBeginning(html));
  const blocks = withinLimits(blocksOf(document.body, hiddenBy(document)));
  const structured = structuredData(document.querySelectorAll('script[type="application/ld+json"]'));
  const description = metaOf(document, 'description') || metaOf(document, 'og:description');
  if (description && !blocks.some((block) => block.text.includes(description))) {
    blocks.unshift({
      kind: 'description',
      text: description,
      level: 0,
      under: [],
      quoted: false,
      linked: false,
      cells: [],
      href: null,
    });
  }
  return {
    url,
    structured,
    blocks,
    description,
    links: linksOf(document),
    feeds: feedsOf(document, url),
    icon: iconOf(document, url),
    title: titleOf(document),
    siteName: metaOf(document, 'og:site_name').slice(0, limits.page.headingCharacters),
    language: (document.documentElement?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase(),
    text: blocks.map((block) => block.text).join('\n'),
  };
}
