import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { listMark, type NoteHead, type NotePart } from './note-part.ts';
import { usuallySpelled } from './note-spelling.ts';
import { openNoteTable } from './note-table.ts';
import * as heads from './vocabulary/note-heads.ts';

const numbered = /^\s*\(?(?<number>\d{1,2})[.)]\s/u;
/** 'needs: 1) … 2) …'. */
const nextNumber = /(?<!\s)\s+(?=\(?\d{1,2}\)\s)/u;
/** 'Pain: …', 'PAIN - …', 'Success = …', 'timeline -> …', 'budget / …': up to a few words, then a mark. */
const beforeMark = /^(?<head>[^:=→|]{1,48}?)\s*(?:\s[-–—>/|]|[:=–—→]|[-=]>)(?:\s+|(?=[\p{Sc}\d"“]))(?<body>.+)$/su;
/** 'goal disputes <1k': a head and nothing between. What follows is no name. */
const beforeWords = new RegExp(
  `^(?<head>${oneOf(heads.bareHeads)})\\s+(?!(?:${oneOf(heads.notBehindBare)})(?![\\p{L}]))(?<body>[\\p{Ll}\\p{N}\\p{Sc}~≈<>≤≥"“].*)$`,
  'su',
);
/** 'The main issue is that …'. */
const beforeVerb =
  /^(?<head>[^:=,;.?!]{3,48}?)\s+(?:is|are|was|would be|will be|means)\s+(?:that\s+|to\s+)?(?<body>.+)$/su;
/** 'Budget 45k': a figure right behind the head. */
const beforeFigure =
  /^(?<head>\p{L}[\p{L} -]{2,24}?(?<! (?:[Kk][Ww]|[Cc][Ww]|wk|week))|[\p{Sc}]{2,})\s+(?<body>[~≈<>c.]*\s?[\p{Sc}\d].*)$/su;
const headOnly = /^(?<head>[^:=]{2,48}?)(?:\s*[:=–—-])?$/u;
const decoration = /^[#*_\s]+|(?<![*_\s])[*_\s]+$/gu;

/** 'Budget last yr': of no present one. */
const ofLast = /\b(?:last|prev|previous|prior) (?:yr|year|fy|quarter|season|month)\b/iu;
const ownLine = new RegExp(`^(?:${oneOf(heads.ownLineStarts)})(?![\\p{L}\\p{N}])`, 'iu');

const lead = `(?:(?:${oneOf(heads.headLeads)}) )*`;
const tail = `(?: ?(?:${oneOf(heads.headTails)}))*`;
const headTest = (list: readonly string[]): RegExp => new RegExp(`^${lead}(?:${oneOf(list)})${tail}$`, 'iu');
const tests = (Object.keys(heads.fieldHeads) as CallField[]).map((field) => ({
  field,
  test: headTest(heads.fieldHeads[field]),
}));
const figures = headTest(heads.figureHeads);
const steps = headTest(heads.stepHeads);
const theirSteps = headTest(heads.theirStepHeads);
const people = headTest(heads.peopleHeads);
const others = headTest(heads.otherHeads);
const ofLetters = new Map(Object.entries(heads.letterHeads));

/** What a head names; null: it is none that we know. */
function readHead(written: string): NoteHead | null {
  const head = usuallySpelled(written.replaceAll(decoration, ''));
  const byLetters = ofLetters.get(head);
  if (byLetters !== undefined) return [byLetters];
  if (ofLast.test(head)) return 'other';
  if (theirSteps.test(head)) return 'theirSteps';
  if (steps.test(head)) return 'steps';
  if (people.test(head)) return 'people';
  if (others.test(head)) return 'other';
  const fields = tests.filter(({ test }) => test.test(head)).map(({ field }) => field);
  if (fields.length > 0) return fields;
  return figures.test(head) ? 'figures' : null;
}

const isNoField = (head: NoteHead | null): boolean => typeof head === 'string' && head !== 'figures';

/** A head with words behind it; null: none that we know. */
function headed(text: string): NotePart | null {
  for (const form of [beforeMark, beforeFigure, beforeVerb, beforeWords]) {
    const { head = '', body = '' } = form.exec(text)?.groups ?? {};
    const named = head === '' ? null : readHead(head);
    // 'Who is …' and 'Target is …' need a mark to be heads of something else.
    if (named !== null && !(isNoField(named) && form !== beforeMark))
      return { head: named, under: head, text: body.replaceAll(decoration, '').trim() };
  }
  return null;
}

/** The parts of one line: each sentence by itself, unless it goes on with what stands under the head before it. */
function partsOfLine(line: string): NotePart[] {
  const whole = headed(line);
  const isRow = whole !== null && / [|/] /u.test(line.slice(0, line.indexOf(whole.text)));
  const cut = isRow ? [line] : splitSentences(line).flatMap((each) => each.split(/;\s+|\s\|\s/u));
  const parts: NotePart[] = [];
  for (const piece of cut) {
    const text = piece.trim();
    if (text !== '') parts.push(headed(text) ?? { head: null, under: '', text });
  }
  const [first] = parts;
  if (first === undefined || first.head === null || parts.slice(1).some(({ head }) => head !== null)) return parts;
  return [{ ...first, text: line.slice(line.indexOf(first.text)).trim() }];
}

/** The points of a list in one line, the first one under its head: 'needs: 1) … 2) …'. */
function pointsOf(part: NotePart): NotePart[] {
  if (part.head === null || !numbered.test(part.text)) return [part];
  return part.text
    .split(nextNumber)
    .map((point) => ({ ...part, text: point.replace(listMark, '').trim() }))
    .filter((point) => point.text !== '');
}

export interface NotePartReader {
  /** Returns the parts of the next note. A note that is only a head stands over the list behind it. */
  read(note: string): NotePart[];
}

/** So many plain lines below a head belong to it. */
const mostPlain = 4;

interface Over {
  head: NoteHead;
  under: string;
  /** How far in the head itself stands as a point; -1: it is none. What stands deeper belongs to it. */
  depth: number;
  /** The number that the list goes on with; null: it has none. */
  next: number | null;
  /** How many lines without a mark may still follow; a head without a colon has a list or nothing. */
  plain: number;
}

/** How far in a point stands: by its spaces, and by its mark where there are none. */
function depthOf(line: string): number {
  const { spaces = '', mark = '' } = /^(?<spaces>\s*)(?<mark>[-–—*•▪+>→]*)/u.exec(line)?.groups ?? {};
  return spaces.replaceAll('\t', '  ').length + mark.length + (/[*•▪+>]/u.test(mark) ? 1 : 0);
}

export function openNoteParts(): NotePartReader {
  /** The head of a list that may go on in the next note. */
  let over: Over | null = null;
  const table = openNoteTable((text) => readHead(text) !== null);

  /** Reads a line as the head of what comes; null: it says something itself. */
  function headAlone(text: string, line: string, isLast: boolean): Over | null {
    const isItem = listMark.test(line);
    if (numbered.test(line)) return null;
    const under = headOnly.exec(text)?.groups?.['head'] ?? '';
    const head = readHead(under);
    const isOpen = /[:=–—-]\s*$/u.test(text);
    if (head === null || (!isItem && isLast && !isOpen && !/^\p{L}{4,}(?: \p{L}+)?$/u.test(text))) return null;
    const depth = isItem ? depthOf(line) : -1;
    // '- security' below 'Concerns' is a point of it, '- mood' beside '- wants' a head of its own.
    if (over !== null && depth > over.depth && !isOpen) return null;
    return { head, under, depth, next: null, plain: isOpen && !isItem ? mostPlain : 0 };
  }

  /** Whether a line still belongs to the list above it. */
  function goesOn({ depth, next }: Over, line: string, hasHead: boolean): boolean {
    const number = Number(numbered.exec(line)?.groups?.['number'] ?? Number.NaN);
    if (next !== null) return number === next;
    return listMark.test(line) ? depthOf(line) > depth || !Number.isNaN(number) : !hasHead;
  }

  function readLine(line: string, isFirst: boolean, isLast: boolean): NotePart[] {
    const cells = table.read(line);
    if (cells !== null) {
      over = null;
      return cells;
    }
    const isItem = listMark.test(line);
    const text = line.replace(listMark, '').trim();
    const alone = headAlone(text, line, isLast);
    if (alone !== null) {
      over = alone;
      return [];
    }
    const own = partsOfLine(text);
    const hasHead = own.some(({ head }) => head !== null);
    if (over !== null && !goesOn(over, line, hasHead)) over = null;
    if (over !== null && isFirst && !isItem) {
      over.plain -= 1;
      if (over.plain < 0 || ownLine.test(text)) over = null;
    }
    if (over !== null && over.next !== null) over.next += 1;
    // 'me: …' and 'Ann: …' below 'Next steps' say whose a step is.
    if (
      (over?.head === 'steps' || over?.head === 'theirSteps') &&
      own.every(({ head }) => head === null || isNoField(head))
    )
      return [{ head: over.head, under: over.under, text }];
    const [first] = own;
    // 'Problems: 1) …' goes on with '2) …' in the next note.
    if (first !== undefined && first.head !== null && numbered.test(first.text) && !isItem)
      over = { head: first.head, under: first.under, depth: -1, next: pointsOf(first).length + 1, plain: 0 };
    if (over === null || hasHead) return own.flatMap(pointsOf);
    return [{ head: over.head, under: over.under, text }];
  }

  return {
    read(note) {
      const lines = note.split(/\n+/u).filter((each) => each.trim() !== '');
      return lines.flatMap((line, at) => readLine(line, at === 0, at + 1 === lines.length));
    },
  };
}
