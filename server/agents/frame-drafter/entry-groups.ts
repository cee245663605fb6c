import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { Block } from './blocks-of.ts';
import { askNames, bodyNames, labelColumns, listenNames } from './vocabulary/criterion-words.ts';

/** A possible point: what it is called and what the document says of it. */
export interface Entry {
  label: string;
  body: string[];
}

const whole = (list: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(list)})$`, 'iu');
const isLabelColumn = whole(labelColumns);
/** 'Ask', 'Listen for', 'Why it matters': lines under a point, and no points. */
const underPoint = whole([...askNames, ...listenNames, ...bodyNames]);
const namesLabels = wordTest(labelColumns);

const labelled = /^(?<label>[^:–—]{2,60}?)\s*(?::|\s[–—-]|[–—])\s+(?<rest>\S[\s\S]*)$/u;
const bold = /^(?:\*\*|__)(?<label>[^*_]{2,60}?)[:.]?(?:\*\*|__)\s*[:–—.-]*\s*(?<rest>[\s\S]*)$/u;
/** 'M – Metrics', '(M)etrics', 'M is for metrics', 'M   Metrics'. */
const letters = [
  String.raw`\s*(?:[–—=:.)-]|\s-)\s+`,
  String.raw`\s+(?:is|stands) for:?\s+`,
  String.raw`\s+(?:wie|comme)\s+`,
  String.raw`\s{2,}(?=\p{Lu})`,
];
const letter = new RegExp(String.raw`^(?:\*\*|__)?[([]?\p{Lu}[)\]]?(?:\*\*|__)?(?:${oneOf(letters)})`, 'u');
/** 'Metrics. What they count.' */
const stopped = /^(?<label>\p{Lu}[^.:!?–—]{2,40})\.\s+(?<rest>\S[\s\S]*)$/u;
const stoppedWords = 4;
const labelWords = 8;
const fewest = 3;

/** What stands before a colon or a dash, or in bold; the first letter of an acronym is no part of it. */
export function labelOf(text: string): Entry | null {
  const bare = text.replace(letter, '');
  const stop = stopped.exec(bare)?.groups;
  const isName = (stop?.['label']?.trim().split(/\s+/u).length ?? Infinity) <= stoppedWords;
  const found = bold.exec(bare)?.groups ?? (isName ? stop : undefined) ?? labelled.exec(bare)?.groups;
  const label = found?.['label']?.trim() ?? '';
  if (label === '' || label.split(/\s+/u).length > labelWords) return null;
  const rest = found?.['rest']?.trim() ?? '';
  return { label, body: rest === '' ? [] : [rest] };
}

const textOf = ({ text, cells }: Block): string => (cells.length > 0 ? cells.filter(Boolean).join(' | ') : text);

/** Runs of blocks that a test holds for. */
function runsOf(blocks: readonly Block[], test: (block: Block) => boolean): Block[][] {
  const runs: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (!test(block)) open = false;
    else if (open) runs.at(-1)?.push(block);
    else {
      runs.push([block]);
      open = true;
    }
  }
  return runs;
}

/** A table: the column that its head calls the point, or the first whose cells are short names. */
function ofTable(rows: readonly Block[]): Entry[] {
  // Above its head a sheet may have a title.
  const headAt = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const head = rows[headAt]?.cells ?? [];
  const rest = rows.slice(headAt + 1).filter(({ cells }) => cells.filter(Boolean).length > 1);
  const cellsAt = (at: number): string[] => rest.map(({ cells }) => cells[at] ?? '');
  const isName = (at: number): boolean => {
    const cells = cellsAt(at).filter(Boolean);
    const named = cells.filter((cell) => cell.length >= 3 && cell.length <= 60 && /\p{L}{2}/u.test(cell));
    return named.length > 0.7 * rest.length && new Set(cells).size > 0.8 * cells.length;
  };
  const columns = head.map((_, at) => at);
  const column =
    columns.find((at) => isLabelColumn.test(head[at] ?? '') && isName(at)) ??
    columns.find((at) => namesLabels.test(head[at] ?? '') && isName(at)) ??
    columns.find(isName);
  if (column === undefined) return [];
  return rest.flatMap(({ cells }) => {
    const label = cells[column] ?? '';
    const body = cells.flatMap((cell, at) => {
      const name = head[at] ?? '';
      return at === column || cell === '' ? [] : [underPoint.test(name) ? `${name}: ${cell}` : cell];
    });
    return label === '' ? [] : [{ label, body }];
  });
}

/** Headings of one level, each with everything up to the next of the same or a higher one. */
function ofHeadings(blocks: readonly Block[], depth: number): Entry[][] {
  const groups: Entry[][] = [[]];
  let entry: Entry | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth < depth) {
      groups.push([]);
      entry = null;
    } else if (block.kind === 'heading' && block.depth === depth) {
      entry = { label: block.text, body: [] };
      groups.at(-1)?.push(entry);
    } else entry?.body.push(block.kind === 'heading' ? `${block.text}:` : textOf(block));
  }
  return groups;
}

/** A list of names, each with what stands behind it and below it. */
function ofItems(blocks: readonly Block[]): Entry[] {
  const top = Math.min(...blocks.filter(({ kind }) => kind === 'item').map(({ depth }) => depth));
  const entries: Entry[] = [];
  for (const block of blocks) {
    const text = textOf(block);
    if (block.kind === 'item' && block.depth === top) {
      const named = labelOf(text);
      const isName = text.split(/\s+/u).length <= labelWords && !/[?!]/u.test(text);
      entries.push(named ?? { label: isName ? text : '', body: isName ? [] : [text] });
    } else entries.at(-1)?.body.push(text);
  }
  return entries.filter(({ label }) => label !== '');
}

/** Paragraphs that begin with a name, or names that stand alone above their text. */
function ofTexts(blocks: readonly Block[], { alone }: { alone: boolean }): Entry[] {
  const entries: Entry[] = [];
  for (const block of blocks) {
    const text = textOf(block);
    const isName = alone && text.split(/\s+/u).length <= labelWords && !/[.:;?!]$/u.test(text) && text.length <= 60;
    const found = block.kind !== 'text' ? null : isName ? { label: text, body: [] } : alone ? null : labelOf(text);
    if (found !== null && !underPoint.test(found.label)) entries.push(found);
    else entries.at(-1)?.body.push(text);
  }
  return entries;
}

/** All lists of possible points that a document holds: its tables, headings of each level, lists and named paragraphs. */
export function entryGroups(blocks: readonly Block[]): Entry[][] {
  const depths = [...new Set(blocks.filter(({ kind }) => kind === 'heading').map(({ depth }) => depth))];
  const sections = runsOf(blocks, ({ kind }) => kind !== 'heading');
  const groups = [
    ...runsOf(blocks, ({ kind }) => kind === 'row').map(ofTable),
    ...depths.flatMap((depth) => ofHeadings(blocks, depth)),
    ...sections.flatMap((section) => [
      ...runsOf(section, ({ kind }) => kind === 'item' || kind === 'text').map(ofItems),
      ofTexts(section, { alone: false }),
      ofTexts(section, { alone: true }),
    ]),
  ];
  return groups
    .map((group) => group.filter(({ label }) => !underPoint.test(label.replace(/:$/u, ''))))
    .filter((group) => group.length >= fewest);
}
