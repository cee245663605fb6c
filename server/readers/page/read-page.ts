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

/** A line of a page as a reader sees it. */
export interface Block {
  /** `picture`: what a picture is said to show; `declared`: a line of what the page states in its data alone. Both stand behind the rest. */
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'description' | 'picture' | 'declared';
  text: string;
  /** 1 to 6 for headings, 0 otherwise. */
  level: number;
  /** The nearest headings above, outermost first. */
  under: readonly string[];
  /** Somebody's words: inside a block quotation or a testimonial. */
  quoted: boolean;
  /** All of it is link text. */
  linked: boolean;
  /** The cells of a table row; else the inline elements that stand beside one another, where there are several. */
  cells: readonly string[];
  /** Where its first link leads. */
  href: string | null;
  /** The element that it is the text of: `dt`, `dd`, `caption`, `th` for a row of heads. */
  tag: string;
  /** Numbers of the elements around it, outermost first: what stands in one card shares them. */
  inside: readonly number[];
  /** ISO day that a `time` element in it declares; empty where none does. */
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
  /** The picture that stands for it, best first by size; null where it names none. */
  icon: string | null;
  /** ISO day on which it says it was published; empty where it does not. */
  published: string;
  /** Where it leads on by itself; null where it stays. */
  refresh: string | null;
  /** Addresses of the news feeds that it announces. */
  feeds: readonly string[];
  /** Lines at the foot of the page that say where and how the company is reached; absent where none does. */
  footer?: readonly string[];
  /** The blocks' text and the footer's, one a line: what quotes are verified against. */
  text: string;
}

const quoting = /testimonial|(^|[-_])quotes?([-_]|$)|pull-?quote|blockquote/iu;
const cellEnd = '\u0001';
const deepest = 256;
/** A page is read up to so many lines. */
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
  /** Told at the end, so that they part nothing that stands together. */
  pictures: Block[] | null;
  count: number;
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

/** Inline elements right beside one another are shown apart, though nothing stands between them: '31,8' 'M€'. */
function walkChildren(walk: Walk, node: PageElement, inner: Place, depth: number): void {
  let before: PageNode | null = null;
  let bold = false;
  for (const child of node.childNodes) {
    // What follows a bold beginning: 'Jane Orme' and her role.
    if (bold && child.nodeType === 3 && !inner.inRow && /^\s/u.test(child.textContent ?? '')) walk.buffer += cellEnd;
    bold = before === null && isElement(child) && ['b', 'strong'].includes(child.localName);
    if (before !== null && !inner.inRow && isElement(before) && isElement(child) && isApart(before) && isApart(child))
      walk.buffer += cellEnd;
    walkNode(walk, child, inner, depth + 1);
    if (child.nodeType !== 3 || (child.textContent ?? '').trim() !== '') before = child;
  }
}

/** An inline element with more than a letter: single ones are parts of a word that is moved about. */
const isApart = (element: PageNode & PageElement): boolean =>
  ['span', 'b', 'strong', 'em', 'i', 'small', 'a'].includes(element.localName) &&
  (element.textContent ?? '').trim().length > 1;

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

/** What the style sheets inside a page hide. */
export function hiddenBy(document: PageDocument): Set<string> {
  return hiddenSelectors([...document.querySelectorAll('style')].map((style) => style.textContent ?? ''));
}

/** The visible lines of a page or of a part of it, in reading order. */
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

/** Parses a page once, or its beginning where it is very large: its visible text line by line, its links and what it says of itself. */
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
