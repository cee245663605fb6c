import { saidValues, isSame } from '#server/agents/said/said-values.ts';
import { saysOfItsSize } from '#server/agents/said/hear-corrections.ts';
import { similarity } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { FieldFill } from '../fields/field-fill.ts';
import type { CallField, ListField, SingleField } from '../vocabulary/field-words.ts';
import { continues, deniesBudget, fieldOfPart, isBarred, isOfDeal, isSum, isTime } from './note-field.ts';
import { openNoteParts } from './note-parts.ts';
import { correctionStarts, notedCorrections } from './vocabulary/note-bars.ts';

/** A head says what a note is of; without one its words do. */
const scores = { corrected: 2.5, headed: 2, worded: 1.2 };
/** So many notes back a correction without its subject may reach, and one that goes on with '='. */
const notesBack = 4;
const goesOnWithin = 2;
const sameWords = 0.6;
const correction = wordTest(notedCorrections);
const opensCorrection = wordTest(correctionStarts);
const denied = /\b(?:not|no longer|instead of|rather than|from)\s+[~≈]?(?=[\p{Sc}\d])/iu;
const sums: readonly SingleField[] = ['financialImpact', 'impact', 'budget'];

const isList = (field: CallField): field is ListField => field === 'barriers' || field === 'outcomes';

export interface NoteReader {
  /** Hears a note. Returns whether that settles it: it fills a field, or tells of something that no field holds. */
  hear(line: CallLine): boolean;
  singles(): FieldFill[];
  entries(field: ListField): readonly FieldFill[];
}

/** Reads what a rep notes about the prospect, note by note. `known` gives what was said aloud for a field. */
export function openNoteReader(known: (field: SingleField) => FieldFill | undefined): NoteReader {
  const parts = openNoteParts();
  const best = new Map<SingleField, FieldFill>();
  const listed: Record<ListField, FieldFill[]> = { barriers: [], outcomes: [] };
  /** The last notes with the single field that each filled. */
  const recent: (CallField | null)[] = [];

  const holds = (field: SingleField): FieldFill | undefined => best.get(field) ?? known(field);

  /** The field whose value a note takes back: the one that holds what it denies, else the last one of its kind. */
  function correctedField(text: string): SingleField | null {
    const no = denied.exec(text);
    const without = no === null ? undefined : saidValues(text).find(({ start }) => start >= no.index);
    if (isOfDeal(text)) return null;
    const fields: readonly SingleField[] = isSum(text) ? sums : isTime(text) ? ['targetDate'] : [];
    const named = fields.find((field) =>
      without === undefined ? false : saidValues(holds(field)?.text ?? '').some((value) => isSame(value, without)),
    );
    if (named !== undefined) return named;
    const last = recent.slice(-notesBack).findLast((field) => fields.some((each) => each === field));
    const field = fields.find((each) => each === last);
    if (field === undefined) return null;
    const before = holds(field)?.text ?? '';
    return field === 'targetDate' || saysOfItsSize(text, before) ? field : null;
  }

  function fill(field: CallField, line: CallLine, text: string, score: number): void {
    if (isList(field)) {
      const before = listed[field].find((each) => each.line.id === line.id);
      const again = listed[field].some((each) => similarity(each.text, text) > sameWords);
      // A list under one head is one entry of the note, from its first point to its last.
      if (before !== undefined)
        before.text = line.text.slice(line.text.indexOf(before.text), line.text.indexOf(text) + text.length);
      else if (!again) listed[field].push({ field, line, text, score });
      return;
    }
    const now = best.get(field);
    if (now?.line.id === line.id)
      now.text = line.text.slice(line.text.indexOf(now.text), line.text.indexOf(text) + text.length);
    else if (now === undefined || score >= now.score || score >= scores.headed)
      best.set(field, { field, line, text, score });
  }

  return {
    hear(line) {
      const read = parts.read(line.text);
      // 'Correction: next call 3 June' is nothing that a field holds.
      if (opensCorrection.test(line.text) && isOfDeal(line.text)) {
        recent.push(null);
        return true;
      }
      const corrected = correction.test(line.text) && !line.text.includes('?') ? correctedField(line.text) : null;
      if (corrected !== null) {
        fill(corrected, line, whatHolds(line.text), scores.corrected);
        recent.push(corrected);
        return true;
      }
      if (deniesBudget(line.text) && !isSum(line.text)) best.delete('budget');
      let filled: CallField | null = null;
      for (const part of read) {
        const own = fieldOfPart(part);
        const before = recent.slice(-goesOnWithin).findLast((field) => field !== null) ?? null;
        const field = own ?? (part.head === null && continues(part.text) && isSum(part.text) ? goneOn(before) : null);
        if (field === null) continue;
        fill(field, line, part.text, part.head === null ? scores.worded : scores.headed);
        filled = field;
      }
      recent.push(filled);
      return filled !== null || read.every(({ head, text }) => head !== null || isBarred(text));
    },
    singles: () => [...best.values()],
    entries: (field) => listed[field],
  };
}

/** The part of a correction that says what holds: '£45,000' in 'Not 60k, he corrected: £45,000'. */
function whatHolds(text: string): string {
  const starts = [...text.matchAll(/[,:;–—]\s+/gu)].map(({ 0: mark, index }) => index + mark.length);
  const from = starts.find((start, at) => {
    const piece = text.slice(start, starts[at + 1]);
    return (isSum(piece) || isTime(piece)) && !denied.test(piece);
  });
  return from === undefined ? text : text.slice(from);
}

/** What a sum is of that goes on with the note before it. */
function goneOn(before: CallField | null): CallField | null {
  if (before === 'barriers' || before === 'financialImpact') return 'financialImpact';
  return before === 'outcomes' || before === 'impact' ? 'impact' : null;
}
