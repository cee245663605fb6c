import type { ListItem, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTable } from 'micromark-extension-gfm-table';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { ExtractionFailed, holdPieces } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';
import { readFrontMatter } from './front-matter.ts';
import { readTags } from './markup-tags.ts';

/** The parser needs many times its input in memory: longer texts are read in portions that end between blocks. */
const stretch = 50_000;
const deepest = 20;
const bullets = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){21,}/gmu;

/** Flattens deeper nesting, since each level doubles the parser's work and finally overflows its stack. */
const flatten = (source: string): string =>
  source
    .replaceAll(/^(?: {0,3}> ?){21,}/gmu, '> '.repeat(deepest))
    .replaceAll(/^[ \t]{81,}/gmu, ' '.repeat(4 * deepest))
    .replaceAll(bullets, '- '.repeat(deepest));

function stretches(source: string): string[] {
  if (source.length <= stretch) return [source];
  const found: string[] = [];
  let from = 0;
  let at = 0;
  let fence: string | null = null;
  for (const line of source.split('\n')) {
    const mark = /^\s*(```|~~~)/u.exec(line)?.[1] ?? null;
    if (mark !== null && (fence === null || fence === mark)) fence = fence === null ? mark : null;
    // An unclosed code fence would otherwise keep the rest of the file in one portion.
    const mayEnd = (fence === null && line.trim() === '') || at - from > 4 * stretch;
    if (mayEnd && at - from > stretch) {
      found.push(source.slice(from, at));
      from = at;
    }
    at += line.length + 1;
  }
  found.push(source.slice(from));
  return found;
}

const parse = (source: string): Root =>
  fromMarkdown(source, {
    extensions: [gfmTable(), frontmatter()],
    mdastExtensions: [gfmTableFromMarkdown(), frontmatterFromMarkdown()],
  });

/** Returns a node's text: text, code and alt texts, without marks and tags. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'html') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const isImport = (text: string): boolean =>
  /^(?:import\s.+\sfrom\s|import\s*['"]|export\s(?:const|default)\s)/u.test(text);

/** Reads Markdown as displayed: headings, paragraphs, list items, table rows, code and component texts. */
export function readMarkdown(bytes: Uint8Array): Extraction {
  const source = decodeDocument(bytes).replace(/\r\n?/gu, '\n').replaceAll('\u0000', '');
  refuseMany(source, '\n', limits.extraction.lines);
  const pieces: Piece[] = [];
  /** Headings of open components, with the heading above them. */
  const outer: { tag: string; heading: string | null }[] = [];
  let [title, heading]: (string | null)[] = [null, null];
  let dates: string | null = null;
  const say = (text: string): void => {
    const collapsed = collapseSpace(text);
    if (/[\p{L}\p{N}]/u.test(collapsed))
      pieces.push({ text: collapsed, page: null, heading: heading ?? null, second: null });
    holdPieces(pieces.length);
  };
  const head = (text: string): void => {
    heading = collapseSpace(text);
    title ??= heading || null;
    say(heading);
  };
  const markup = (value: string): void => {
    for (const tag of readTags(value)) {
      if (tag.kind === 'text') say(tag.text);
      else if (tag.kind === 'close') {
        const at = outer.findLastIndex(({ tag: name }) => name === tag.name);
        if (at < 0) continue;
        heading = outer[at]?.heading ?? null;
        outer.length = at;
      } else {
        if (tag.heading !== null) {
          if (!tag.selfClosing) outer.push({ tag: tag.name, heading: heading ?? null });
          head(tag.heading);
        }
        tag.texts.forEach(say);
      }
    }
  };
  const read = (node: Nodes): void => {
    if (node.type === 'yaml') {
      const matter = readFrontMatter(node.value);
      title = matter.title ?? title ?? null;
      dates = matter.shown;
    } else if (node.type === 'heading') head(textOf(node));
    else if (node.type === 'listItem') readItem(node);
    else if (node.type === 'paragraph') {
      const text = textOf(node);
      if (!isImport(text)) say(text);
    } else if (node.type === 'html') markup(node.value);
    else if (node.type === 'code') say(node.value);
    else if (node.type === 'tableRow') say(node.children.map((cell) => collapseSpace(textOf(cell)) || '–').join(' | '));
    else if ('children' in node) node.children.forEach(read);
  };
  /** The mark of a list item stays: what an item says is understood by the line above the list. */
  const readItem = (node: ListItem): void => {
    const [first, ...rest] = node.children;
    if (first?.type === 'paragraph') say(`- ${textOf(first)}`);
    else if (first !== undefined) read(first);
    rest.forEach(read);
  };
  for (const each of stretches(source)) read(parse(flatten(each)));
  heading = null;
  if (dates !== null) say(dates);
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  return { status: 'ready', title: title ?? null, pages: null, pieces, note: null };
}
