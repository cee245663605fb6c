import type { JSONContent } from '@tiptap/core';
import { isLink, type RichLine, type Run } from '#contract/rich-text.ts';

/** Merges adjacent pieces with the same formatting. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last !== undefined && last.bold === run.bold && last.italic === run.italic && last.href === run.href)
      last.text += run.text;
    else whole.push({ ...run });
  }
  return whole;
}

function runOf({ text = '', marks = [] }: JSONContent): Run {
  const has = (type: string): boolean => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  return {
    text,
    ...(has('bold') ? { bold: true } : {}),
    ...(has('italic') ? { italic: true } : {}),
    ...(typeof href === 'string' && isLink(href) ? { href } : {}),
  };
}

/** Returns a paragraph's lines, split at breaks. */
function linesOf({ content = [] }: JSONContent, kind: RichLine['kind']): RichLine[] {
  const lines: Run[][] = [[]];
  for (const node of content)
    if (node.type === 'hardBreak') lines.push([]);
    else if (node.text !== undefined && node.text !== '') lines.at(-1)?.push(runOf(node));
  return lines.map((runs) => ({ kind, runs: joined(runs) }));
}

const kinds: Readonly<Record<string, RichLine['kind']>> = { bulletList: 'ul', orderedList: 'ol' };

function collect(node: JSONContent, kind: RichLine['kind']): RichLine[] {
  if (node.type === 'paragraph') return linesOf(node, kind);
  return (node.content ?? []).flatMap((child) => collect(child, kinds[node.type ?? ''] ?? kind));
}

/** Converts the editor's document to lines; nested lists are flattened. */
export function toLines(document: JSONContent): RichLine[] {
  return collect(document, 'p');
}

/** Returns only the words, one line each, as the session stores them. */
export const toText = (lines: readonly RichLine[]): string =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

const marked = ({ text, bold, italic, href }: Run): JSONContent => ({
  type: 'text',
  text,
  marks: [
    ...(bold === true ? [{ type: 'bold' }] : []),
    ...(italic === true ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ],
});

/** Converts lines to an editor document, grouping lines of one list. */
export function toDocument(lines: readonly RichLine[]): JSONContent {
  const content: JSONContent[] = [];
  for (const { kind, runs } of lines) {
    const paragraph: JSONContent = { type: 'paragraph', content: runs.filter(({ text }) => text !== '').map(marked) };
    const list = kind === 'ul' ? 'bulletList' : 'orderedList';
    const last = content.at(-1);
    const item: JSONContent = { type: 'listItem', content: [paragraph] };
    if (kind === 'p') content.push(paragraph);
    else if (last?.type === list) last.content?.push(item);
    else content.push({ type: list, content: [item] });
  }
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

/** Converts entries of a list to an editor document that is nothing but this list. */
export function toEntryDocument(lines: readonly RichLine[]): JSONContent {
  const entries = lines.length === 0 ? [{ kind: 'ul' as const, runs: [] }] : lines;
  return toDocument(entries.map(({ runs }) => ({ kind: 'ul', runs })));
}
