import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { declaredFacts, type Declared } from './declared-facts.ts';
import { blockTags, counterValue, hasLayout, pictureText } from './element-reading.ts';
import { parsePage, type PageDocument } from './page-document.ts';
import {
  feedsOf,
  iconOf,
  isoDay,
  linksOf,
  metaOf,
  publishedOf,
  refreshOf,
  structuredData,
  titleOf,
  type PageLink,
} from './page-head.ts';
import { footerOf } from './page-footer.ts';
import { readableBeginning } from './page-size.ts';
import { hiddenSelectors, isDropped, type PageElement, type PageNode } from './hidden-elements.ts';

/** A visible line of a page. */
export interface Block {
  /** `picture`: alt text of a picture; `declared`: a line found only in structured data. Both come after the rest. */
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'description' | 'picture' | 'declared';
  text: string;
  /** 1 to 6 for headings, otherwise 0. */
  level: number;
  /** The enclosing headings, outermost first. */
  under: readonly string[];
  /** Whether the line is inside a block quotation or testimonial. */
  quoted: boolean;
  /** Whether all of it is link text. */
  linked: boolean;
  /** Cells of a table row; otherwise adjacent inline elements, if there are several. */
  cells: readonly string[];
  /** Target of its first link. */
  href: string | null;
  /** Its element: `dt`, `dd`, `caption`, or `th` for a header row. */
  tag: string;
  /** Numbers of the enclosing elements, outermost first: lines of one card share them. */
  inside: readonly number[];
  /** ISO date declared by a `time` element in it, or ''. */
  day: string;
}

export interface ParsedPage {
  url: string;
  title: string;
  siteName: string;
  description: string;
  language: string;
  structured: readonly Record<string, unknown>[];
  blocks: readonly Block[];
  links: readonly PageLink[];
  /** The page's icon, preferring the larger kind; null if it names none. */
  icon: string | null;
  /** ISO date of publication the page states; empty if none. */
  published: string;
  /** Where the page redirects by itself; null if it doesn't. */
  refresh: string | null;
  /** URLs of news feeds the page declares. */
  feeds: readonly string[];
  /** Contact lines at the foot of the page; absent if there are none. */
  footer?: readonly string[];
  /** Text of the blocks and the footer, one per line: what quotes are verified against. */
  text: string;
}

const quoting = /testimonial|(^|[-_])quotes?([-_]|$)|pull-?quote|blockquote/iu;
const cellEnd = '\u0001';
const deepest = 256;
/** Maximum lines read of a page. */
export const mostBlocks = 6000;
const mostPictures = 200;

interface Walk {
  blocks: Block[];
  headings: { level: number; text: string }[];
  under: readonly string[];
  hidden: ReadonlySet<string>;
  buffer: string;
  linkedLength: number;
  href: string | null;
  day: string;
  heads: boolean;
  /** Added at the end, so that they don't separate related lines. */
  pictures: Block[] | null;
  count: number;
}

/** Lines share one list of headings: copying it per line would multiply the page's size when leaving the thread. */
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
  tag: string;
  inside: readonly number[];
  lines: boolean;
}

function flush(walk: Walk, place: Place): void {
  const cells =
    place.kind === 'row' || walk.buffer.includes(cellEnd)
      ? walk.buffer.split(cellEnd).map(collapseSpace).filter(Boolean)
      : [];
  const text = collapseSpace(walk.buffer.replaceAll(cellEnd, ' '));
  const linked = walk.linkedLength > 0 && walk.linkedLength >= text.replaceAll(' ', '').length;
  const { href, day, heads } = walk;
  walk.buffer = '';
  walk.linkedLength = 0;
  walk.href = null;
  walk.day = '';
  walk.heads = true;
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
    tag: place.kind === 'row' && heads && cells.length > 0 ? 'th' : place.tag,
    inside: place.inside,
    day,
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
  if (name === 'tr' && !place.inRow && !hasLayout(element))
    return { ...place, kind: 'row', level: 0, quoted, inRow: true };
  if (name === 'td' && !place.inRow) return { ...place, kind: 'paragraph', level: 0, quoted };
  if (name === 'pre') return { ...place, kind: 'paragraph', level: 0, quoted, lines: true };
  if (name === 'li') return { ...place, kind: 'item', level: 0, quoted };
  if (name === 'p' || name === 'blockquote')
    return { ...place, kind: place.kind === 'heading' ? 'heading' : 'paragraph', quoted };
  return { ...place, quoted };
}

function tellPicture(walk: Walk, element: PageElement, place: Place): void {
  const text = pictureText(element);
  if (text === '' || walk.pictures === null || walk.pictures.length >= mostPictures) return;
  const { quoted, inside, anchor: href } = place;
  const { under } = walk;
  walk.pictures.push({
    kind: 'picture',
    text,
    level: 0,
    under,
    quoted,
    linked: false,
    cells: [],
    href,
    tag: 'img',
    inside,
    day: '',
  });
}

/** Adjacent inline elements are displayed apart even without space between them: '31,8' 'M€'. */
function walkChildren(walk: Walk, node: PageElement, inner: Place, depth: number): void {
  let before: PageNode | null = null;
  let bold = false;
  for (const child of node.childNodes) {
    // Separates a bold beginning from what follows: 'Jane Orme' and her role.
    if (bold && child.nodeType === 3 && !inner.inRow && /^\s/u.test(child.textContent ?? '')) walk.buffer += cellEnd;
    bold = before === null && isElement(child) && ['b', 'strong'].includes(child.localName);
    if (before !== null && !inner.inRow && isElement(before) && isElement(child) && areApart(before, child))
      walk.buffer += cellEnd;
    walkNode(walk, child, inner, depth + 1);
    if (child.nodeType !== 3 || (child.textContent ?? '').trim() !== '') before = child;
  }
}

const textOf = (element: PageNode): string => (element.textContent ?? '').trim();
const isInline = ({ localName }: PageElement): boolean =>
  ['span', 'b', 'strong', 'em', 'i', 'small', 'a'].includes(localName);
/** More than a letter: single letters are parts of an animated word. */
const isLong = (element: PageNode & PageElement): boolean => isInline(element) && textOf(element).length > 1;

/** Returns whether two inline elements are displayed apart: two of several letters, or a digit above what it counts. */
const areApart = (one: PageNode & PageElement, other: PageNode & PageElement): boolean =>
  isLong(other) && (isLong(one) || (isInline(one) && /^\d$/u.test(textOf(one)) && /^\p{L}/u.test(textOf(other))));

function walkNode(walk: Walk, node: PageNode, place: Place, depth: number): void {
  if (node.nodeType === 3) {
    const text = (node.textContent ?? '').replaceAll(cellEnd, ' ');
    if (place.lines) {
      for (const line of text.split('\n')) {
        flush(walk, place);
        walk.buffer += line;
      }
      return;
    }
    walk.buffer += text;
    if (place.anchor !== null && text.trim()) {
      walk.linkedLength += text.replaceAll(/\s/gu, '').length;
      walk.href ??= place.anchor;
    }
    return;
  }
  if (!isElement(node) || depth > deepest) return;
  const name = node.localName;
  if (name === 'time' || name === 'meta')
    walk.day ||= isoDay(
      node.getAttribute('datetime') ??
        (/date/iu.test(node.getAttribute('itemprop') ?? '') ? node.getAttribute('content') : '') ??
        '',
    );
  if (isDropped(node, walk.hidden)) return;
  if (name === 'img') return tellPicture(walk, node, place);
  if (name === 'br') {
    if (place.kind === 'heading' && !place.inRow) walk.buffer += cellEnd;
    else if (place.inRow) walk.buffer += ' ';
    else flush(walk, place);
    return;
  }
  const inner = placeOf(node, place);
  if (name === 'a') inner.anchor = node.getAttribute('href');
  const cell = name === 'td' || name === 'th';
  const breaks = (blockTags.has(name) || cell) && !place.inRow && place.kind !== 'heading';
  if (breaks) {
    flush(walk, place);
    walk.count += 1;
    inner.tag = name;
    inner.inside = [...place.inside, walk.count];
  } else if (cell) {
    walk.buffer += cellEnd;
    if (name === 'td') walk.heads = false;
  } else if (blockTags.has(name)) walk.buffer += ' ';
  const counter = counterValue(node);
  if (counter !== null) walk.buffer += counter;
  else walkChildren(walk, node, inner, depth);
  if (breaks) flush(walk, inner);
  else if (blockTags.has(name)) walk.buffer += ' ';
}

/** Returns what the page's own style sheets hide. */
export function hiddenBy(document: PageDocument): Set<string> {
  return hiddenSelectors([...document.querySelectorAll('style')].map((style) => style.textContent ?? ''));
}

/** Returns the visible lines of a page or a part of it, in reading order. */
export function blocksOf(root: PageNode | null, hidden: ReadonlySet<string>, { pictures = false } = {}): Block[] {
  const walk: Walk = {
    blocks: [],
    headings: [],
    under: [],
    hidden,
    buffer: '',
    linkedLength: 0,
    href: null,
    day: '',
    heads: true,
    pictures: pictures ? [] : null,
    count: 0,
  };
  const start: Place = {
    kind: 'paragraph',
    level: 0,
    quoted: false,
    anchor: null,
    inRow: false,
    tag: '',
    inside: [],
    lines: false,
  };
  if (root) walkNode(walk, root, start, 0);
  flush(walk, start);
  return [...walk.blocks, ...(walk.pictures ?? [])];
}

/** An overlong word in a language that uses spaces: a word regex would restart at each of its letters. */
const longWord = new RegExp(
  `[^\\s\\u0e00-\\u109f\\u1780-\\u17ff\\u2e80-\\ud7ff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{3ffff}]{${limits.page.wordCharacters}}`,
  'u',
);

/** Caps the number and length of lines, because later code searches them on the main thread. */
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

const declaredBlock = ({ of, label, value }: Declared): Block => ({
  kind: 'declared',
  text: `${label}: ${value}`,
  level: 0,
  under: [of],
  quoted: false,
  linked: false,
  cells: [label, value],
  href: null,
  tag: 'script',
  inside: [],
  day: '',
});

/** Parses a page, or the beginning of a very large one: visible lines, links and metadata. */
export function readPage(html: string, url: string): ParsedPage {
  const document = parsePage(readableBeginning(html));
  const structured = structuredData(document.querySelectorAll('script[type="application/ld+json"]'));
  const shown = blocksOf(document.body, hiddenBy(document), { pictures: true });
  const blocks = withinLimits([...shown, ...declaredFacts(structured).map(declaredBlock)]);
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
      tag: 'meta',
      inside: [],
      day: '',
    });
  }
  const hidden = hiddenBy(document);
  const linesOf = (node: PageNode): string[] => blocksOf(node, hidden).map(({ text }) => text);
  const footer = footerOf(document, linesOf).filter((line) => !blocks.some(({ text }) => text.includes(line)));
  return {
    url,
    structured,
    blocks,
    description,
    links: linksOf(document),
    feeds: feedsOf(document, url),
    published: publishedOf(document, structured),
    refresh: refreshOf(document, url),
    icon: iconOf(document, url),
    title: titleOf(document),
    siteName: metaOf(document, 'og:site_name').slice(0, limits.page.headingCharacters),
    language: (document.documentElement?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase(),
    ...(footer.length > 0 && { footer }),
    text: [...blocks.map((block) => block.text), ...footer].join('\n'),
  };
}
