import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { fieldHeads, figureHeads, headLeads, headTails, letterHeads, otherHeads } from './vocabulary/note-heads.ts';

/** What a head says of the words behind it: the fields it may name, figures of any, or something that is no field. */
export type NoteHead = readonly CallField[] | 'figures' | 'other';

/** A part of a note that says one thing. */
export interface NotePart {
  head: NoteHead | null;
  /** What stands behind the head, letter by letter. */
  text: string;
}

const listMark = /^\s*(?:[-–—*•▪+>→]+|->|=>|\(?\d{1,2}[.)])\s+/u;
/** 'Pain: …', 'PAIN - …', 'Success = …', 'timeline -> …': up to a few words, then a mark. */
const beforeMark = /^(?<head>[^:=→|]{1,48}?)\s*(?:\s[-–—>]|[:=–—→]|[-=]>)(?:\s+|(?=[\p{Sc}\d"“]))(?<body>.+)$/su;
/** 'The main issue is that …'. */
const beforeVerb =
  /^(?<head>[^:=,;.?!]{3,48}?)\s+(?:is|are|was|would be|will be|means)\s+(?:that\s+|to\s+)?(?<body>.+)$/su;
/** 'Budget 45k': a figure right behind the head. */
const beforeFigure =
  /^(?<head>\p{L}[\p{L} -]{2,24}?(?<! (?:[Kk][Ww]|[Cc][Ww]|wk|week))|[\p{Sc}]{2,})\s+(?<body>[~≈<>c.]*\s?[\p{Sc}\d].*)$/su;
const headOnly = /^(?<head>[^:=]{2,48}?)\s*[:=–—-]?\s*$/u;
const decoration = /^[#*_\s]+|[*_\s]+$/gu;

const lead = `(?:(?:${oneOf(headLeads)}) )*`;
const tail = `(?: ?(?:${oneOf(headTails)}))*`;
const headTest = (heads: readonly string[]): RegExp => new RegExp(`^${lead}(?:${oneOf(heads)})${tail}$`, 'iu');
const tests = (Object.keys(fieldHeads) as CallField[]).map((field) => ({ field, test: headTest(fieldHeads[field]) }));
const figures = headTest(figureHeads);
const others = headTest(otherHeads);

/** What a head names; null: it is none that we know. */
function readHead(written: string): NoteHead | null {
  const head = written.replaceAll(decoration, '');
  const byLetters = letterHeads[head];
  if (byLetters !== undefined) return [byLetters];
  if (others.test(head)) return 'other';
  const fields = tests.filter(({ test }) => test.test(head)).map(({ field }) => field);
  if (fields.length > 0) return fields;
  return figures.test(head) ? 'figures' : null;
}

/** A head with words behind it; null: none that we know. */
function headed(text: string): NotePart | null {
  for (const form of [beforeMark, beforeFigure, beforeVerb]) {
    const { head = '', body = '' } = form.exec(text)?.groups ?? {};
    const named = head === '' ? null : readHead(head);
    // 'Who is …' and 'Target is …' need a mark to be heads of something else.
    if (named !== null && !(named === 'other' && form !== beforeMark))
      return { head: named, text: body.replaceAll(decoration, '').trim() };
  }
  return null;
}

/** The parts of one line: each sentence by itself, unless it goes on with what stands under the head before it. */
function partsOfLine(line: string): NotePart[] {
  const parts: NotePart[] = [];
  for (const piece of splitSentences(line).flatMap((each) => each.split(/;\s+|\s\|\s/u))) {
    const text = piece.trim();
    if (text !== '') parts.push(headed(text) ?? { head: null, text });
  }
  const [first] = parts;
  if (first === undefined || first.head === null || parts.slice(1).some(({ head }) => head !== null)) return parts;
  return [{ head: first.head, text: line.slice(line.indexOf(first.text)).trim() }];
}

export interface NotePartReader {
  /** Returns the parts of the next note. A note that is only a head stands over the list behind it. */
  read(note: string): NotePart[];
}

export function openNoteParts(): NotePartReader {
  /** The head of a list that may go on in the next note. */
  let over: NoteHead | null = null;
  return {
    read(note) {
      const parts: NotePart[] = [];
      const lines = note.split(/\n+/u).filter((each) => each.trim() !== '');
      lines.forEach((line, at) => {
        const isItem = listMark.test(line);
        const text = line.replace(listMark, '').trim();
        const alone = isItem ? null : readHead(headOnly.exec(text)?.groups?.['head'] ?? '');
        const goesOn = at + 1 < lines.length || /[:=–—-]\s*$/u.test(text);
        if (alone !== null && goesOn) {
          over = alone;
          return;
        }
        if (at === 0 && !isItem) over = null;
        const own = partsOfLine(text);
        const under = over;
        parts.push(...(under === null || own.some(({ head }) => head !== null) ? own : [{ head: under, text }]));
      });
      return parts;
    },
  };
}
