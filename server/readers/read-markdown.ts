import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { ExtractionFailed, holdPieces } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';

/** A tree takes many times its text in memory: a long file is parsed in stretches of about so many characters. */
const stretch = 50_000;

/** Stretches that end at empty lines outside of code, so that no block is cut. */
function stretches(source: string): string[] {
  if (source.length <= stretch) return [source];
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  let fence = '';
  for (const line of source.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    at += line.length + 1;
    // A fence that nothing closes would hold the rest of the file together.
    const mayEnd = (fence === '' && line.trim() === '') || at - from > 4 * stretch;
    if (mayEnd && at - from > stretch) {
      parts.push(source.slice(from, at));
      from = at;
    }
  }
  parts.push(source.slice(from));
  return parts;
}

/** Nobody nests deeper; each level costs the parser as much again as all above it. */
function flatten(source: string): string {
  return source.replaceAll(/^(?: {0,3}> ?){21,}/gmu, '> '.repeat(20)).replaceAll(/^[ \t]{81,}/gmu, ' '.repeat(80));
}

const textOf = (node: Nodes): string => collapseSpace(toString(node, { includeHtml: false }));

/** A document as it is read, block by block. */
function openDocument() {
  const pieces: Piece[] = [];
  let heading: string | null = null;
  let title: string | null = null;
  const say = (text: string): void => {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    pieces.push({ text, page: null, heading, second: null });
    holdPieces(pieces.length);
  };
  const take = (node: RootContent): void => {
    switch (node.type) {
      case 'yaml':
        title = collapseSpace(/^title:\s*["']?(.*?)["']?\s*$/mu.exec(node.value)?.[1] ?? '') || title;
        return;
      case 'heading':
        heading = textOf(node);
        title ??= heading;
        say(heading);
        return;
      case 'table':
        for (const row of node.children) say(row.children.map(textOf).filter(Boolean).join(' | '));
        return;
      case 'html':
        say(collapseSpace(node.value.replace(/<!--[^]*?(?:-->|$)/gu, ' ').replace(/<[^<>]*>/gu, ' ')));
        return;
      case 'list':
      case 'listItem':
      case 'blockquote':
      case 'footnoteDefinition':
        for (const child of node.children) take(child);
        return;
      default:
        say(textOf(node));
    }
  };
  return { pieces, take, title: () => title };
}

/** Markdown as a reader sees it: headings, paragraphs, list items, table rows and code, without the marks. Throws ExtractionFailed. */
export function readMarkdown(bytes: Uint8Array): Extraction {
  const source = decodeDocument(bytes).replace(/\r\n?/gu, '\n').replaceAll('\u0000', '');
  refuseMany(source, '\n', limits.extraction.lines);
  const document = openDocument();
  for (const part of stretches(flatten(source))) {
    const tree = fromMarkdown(part, {
      extensions: [gfm(), frontmatter(['yaml'])],
      mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])],
    });
    for (const node of tree.children) document.take(node);
  }
  const { pieces, title } = document;
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  return { status: 'ready', title: title(), pages: null, pieces, note: null };
}
