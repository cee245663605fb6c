import { saidValues, isSame, type SaidValue } from '#server/agents/said/said-values.ts';
import { saysOfItsSize } from '#server/agents/said/hear-corrections.ts';
import { similarity, terms } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { FieldFill } from '../fields/field-fill.ts';
import { plainField } from '../fields/field-chance.ts';
import { fillsField } from '../fields/what-fills.ts';
import type { CallField, ListField, SingleField } from '../vocabulary/field-words.ts';
import { continues, deniesBudget, fieldsOfPart, isBarred, isOfDeal, isSum, isTime, isWorkTime } from './note-field.ts';
import type { NotePart } from './note-part.ts';
import { openNoteParts } from './note-parts.ts';
import { holdsValue, retyped } from './retyped.ts';
import {
  correctionStarts,
  notedCorrections,
  scratchedThings,
  scratchLeads,
  scratchWords,
  withdrawals,
} from './vocabulary/note-bars.ts';

/** A head says what a note is of; without one its words do. */
const scores = { corrected: 2.5, headed: 2, worded: 1.2 };
/** So many notes back a correction without its subject may reach, and one that goes on with '='. */
const notesBack = 4;
const goesOnWithin = 3;
/** So many notes back a correction reaches that names what it corrects. */
const namedBack = 30;
const sameWords = 0.6;
/** So many fills a new one is compared with: what it costs doesn't grow with the notes. */
const comparedWith = 60;
const correction = wordTest(notedCorrections);
const opensCorrection = wordTest(correctionStarts);
const withdraws = wordTest(withdrawals);
/** 'scratch that', with or without what holds instead. */
const scratch = new RegExp(
  `^\\W*(?:(?:${oneOf(scratchLeads)})\\W+)*(?:${oneOf(scratchWords)}) (?:${oneOf(scratchedThings)})(?![\\p{L}])[\\s,.:;–—-]*(?<rest>.*)$`,
  'isu',
);
/** 'forget all electric: half electric'. */
const forget = new RegExp(
  `^\\W*(?:${oneOf(scratchWords)}) (?:the )?(?<what>[^:;,–—]{3,60}?)(?:\\s*[:;,–—]\\s*(?<rest>.+)|\\s+-\\s+(?<next>.+))?$`,
  'isu',
);
const denied = /\b(?:not|no longer|instead of|rather than|from)\s+[~≈]?(?=[\p{Sc}\d])/iu;
const sums: readonly SingleField[] = ['financialImpact', 'impact', 'budget'];
const halfOf = 0.5;
/** What something costs, brings and feels like is told of several things: so many notes are offered, the last ones. */
const offeredOf: Readonly<Partial<Record<CallField, number>>> = {
  financialImpact: 3,
  impact: 3,
  emotionalImpact: 3,
  relief: 3,
};

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
  /** What each note filled, in their order; of a single field the last one holds. */
  let filled: FieldFill[] = [];
  /** The fields that the last notes filled, and which note each was. */
  const recent: { id: string; field: CallField | null }[] = [];

  const noted = (field: CallField): FieldFill | undefined => filled.findLast((each) => each.field === field);
  const holds = (field: SingleField): FieldFill | undefined => noted(field) ?? known(field);
  const drop = (gone: (fill: FieldFill) => boolean): void => {
    filled = filled.filter((each) => !gone(each));
  };
  const heard = (id: string, field: CallField | null): true => {
    recent.push({ id, field });
    return true;
  };

  /** The field whose value a note takes back: the one that holds what it denies, else the last one of its kind. */
  function correctedField(text: string): SingleField | null {
    const no = denied.exec(text);
    const without = no === null ? undefined : saidValues(text).find(({ start }) => start >= no.index);
    if (isOfDeal(text)) return null;
    const fields: readonly SingleField[] = isSum(text) || isWorkTime(text) ? sums : isTime(text) ? ['targetDate'] : [];
    const named = fields.find((field) =>
      without === undefined ? false : saidValues(holds(field)?.text ?? '').some((value) => isSame(value, without)),
    );
    if (named !== undefined) return named;
    const last = recent.slice(-notesBack).findLast(({ field }) => fields.some((each) => each === field))?.field;
    const field = fields.find((each) => each === last);
    if (field === undefined) return null;
    const before = holds(field)?.text ?? '';
    return field === 'targetDate' || saysOfItsSize(text, before) ? field : null;
  }

  /** What the note right before filled, where a correction says one of its numbers for another time: '6 a week', 'no, 6 a month'. */
  function correctedLast(text: string): FieldFill | null {
    const last = recent.at(-1)?.id;
    const values = saidValues(text).filter(({ ordinal }) => !ordinal);
    if (values.length === 0 || isOfDeal(text)) return null;
    return (
      filled.findLast(
        (fill) =>
          fill.line.id === last &&
          saidValues(fill.text).some((value) => values.some((each) => isSame(each, value) && each.per !== value.per)),
      ) ?? null
    );
  }

  /** The noted fill that a correction is of, by a number that both name or by the thing that it is of. */
  function correctedFill(text: string): FieldFill | null {
    const values = saidValues(text).filter(({ ordinal }) => !ordinal);
    if (values.length === 0 || isOfDeal(text)) return null;
    const late = recent.slice(-namedBack).map(({ id }) => id);
    const near = recent.slice(-notesBack).map(({ id }) => id);
    const shares = (fill: FieldFill): boolean =>
      saidValues(fill.text).some((value) => values.some((each) => isSame(each, value)));
    const own = new Set(wordsOnly(text));
    const ofThing = (fill: FieldFill): boolean =>
      saidValues(fill.text).some((value) => sameKind(value, values)) && terms(fill.text).some((term) => own.has(term));
    return (
      filled.findLast((fill) => near.includes(fill.line.id) && shares(fill)) ??
      filled.findLast((fill) => late.includes(fill.line.id) && saidValues(fill.text).length > 0 && ofThing(fill)) ??
      null
    );
  }

  function fill(field: CallField, line: CallLine, text: string, score: number): void {
    const before = filled.slice(-comparedWith).find((each) => each.field === field && each.line.id === line.id);
    // A list under one head is one entry of the note, from its first point to its last.
    if (before !== undefined) {
      const start = line.text.indexOf(before.text);
      const at = start === -1 ? -1 : line.text.indexOf(text, start + before.text.length);
      if (at !== -1) before.text = line.text.slice(start, at + text.length);
      return;
    }
    const others = filled.slice(-comparedWith).filter((each) => each.field === field);
    if (isList(field)) {
      if (others.some((each) => similarity(each.text, text) > sameWords)) return;
    } else {
      const now = offeredOf[field] === undefined ? noted(field) : others.findLast((each) => isAlike(each.text, text));
      if (now !== undefined && score < now.score && score < scores.headed) return;
      drop((each) => each === now);
    }
    filled.push({ field, line, text, score });
  }

  /** Fills what the parts of a note say. Returns the first field. */
  function fillParts(read: readonly NotePart[], line: CallLine, least = 0): CallField | null {
    let first: CallField | null = null;
    for (const part of read) {
      const own = fieldsOfPart(part);
      const before = recent.slice(-goesOnWithin).findLast(({ field }) => field !== null)?.field ?? null;
      const goes = own.length === 0 && part.head === null && continues(part.text) && isSum(part.text);
      const field = goes ? goneOn(before) : own.length === 0 && part.head === null ? plainlyNoted(part.text) : null;
      if (field !== null) own.push({ field, text: part.text });
      for (const each of own) {
        fill(each.field, line, each.text, Math.max(least, part.head === null ? scores.worded : scores.headed));
        first ??= each.field;
      }
    }
    return first;
  }

  /** Of several noted values the one that a correction names. */
  const valueOf = (field: SingleField, text: string): FieldFill | undefined =>
    filled.findLast((each) => each.field === field && saidValues(each.text).some((value) => isIn(value, text)));

  /** Puts what a correction says in the place of what it corrects. */
  function replace(old: FieldFill, line: CallLine, text: string): true {
    drop((each) => each === old);
    filled.push({ field: old.field, line, text, score: scores.corrected });
    return heard(line.id, old.field);
  }

  /** 'typo: 200k', 'did I say March? May', '80 is gross, net 55k'; false: nothing noted is of its kind. */
  function typedAgain(line: CallLine): boolean {
    const again = retyped(line.text);
    if (again === null) return false;
    const { old, rest } = again;
    const late = recent.slice(-notesBack).map(({ id }) => id);
    const field = old === null ? correctedField(rest) : null;
    const now =
      old === null
        ? field === null
          ? undefined
          : noted(field)
        : filled.findLast(
            (each) =>
              late.includes(each.line.id) &&
              holdsValue(each.text, old) &&
              saidValues(each.text).some((value) => sameKind(value, saidValues(rest))),
          );
    return now === undefined ? false : replace(now, line, rest);
  }

  /** 'Scratch that': the note before says nothing any more, unless what follows names another field. */
  function scratched(line: CallLine, rest: string): true {
    const read = rest === '' ? [] : parts.read(rest);
    const [field] = read.flatMap((part) => fieldsOfPart(part)).map((each) => each.field);
    const last = recent.at(-1)?.id;
    if (field !== undefined && !isList(field)) {
      drop((each) => each.field === field);
      return heard(line.id, fillParts(read, line, scores.corrected));
    }
    const old = filled.findLast(({ line: { id } }) => id === last);
    const isValue = old !== undefined && saidValues(rest).length > 0 && saysOfItsSize(rest, old.text);
    if (isValue && field === undefined) return replace(old, line, rest);
    drop((each) => each.line.id === last);
    return heard(line.id, fillParts(read, line, scores.corrected));
  }

  /** 'Forget all electric: half electric'; false: nothing noted is like it. */
  function forgotten(line: CallLine, what: string, rest: string): boolean {
    const gone = terms(what);
    const old = filled.findLast((each) => shareOf(gone, each.text) > halfOf);
    if (old === undefined) return false;
    drop((each) => each === old);
    if (rest === '') return heard(line.id, null);
    const read = parts.read(rest);
    const own = fillParts(read, line, scores.corrected);
    if (own === null && !isBarred(rest)) filled.push({ field: old.field, line, text: rest, score: scores.corrected });
    return heard(line.id, own ?? old.field);
  }

  /** 'Took it back': what was noted last, or what shares its words. */
  function withdrawn(line: CallLine): boolean {
    const own = terms(line.text.replace(withdraws, ' '));
    const old = filled.findLast((each) => own.length > 0 && shareOf(terms(each.text), line.text) > halfOf);
    const last = recent.at(-1)?.id;
    const pronoun = /\b(?:it|that|this|mind)\b/iu.test(withdraws.exec(line.text)?.[0] ?? '');
    if (old === undefined && !pronoun) return false;
    drop((each) => (old === undefined ? each.line.id === last : each === old));
    return heard(line.id, null);
  }

  return {
    hear(line) {
      const { rest: instead } = scratch.exec(line.text)?.groups ?? {};
      if (instead !== undefined) return scratched(line, instead.trim());
      const { what, rest, next } = forget.exec(line.text)?.groups ?? {};
      if (what !== undefined && forgotten(line, what, (rest ?? next ?? '').trim())) return true;
      if (withdraws.test(line.text) && !line.text.includes('?') && withdrawn(line)) return true;
      if (typedAgain(line)) return true;
      const read = parts.read(line.text);
      // 'Correction: next call 3 June' is nothing that a field holds.
      if (opensCorrection.test(line.text) && isOfDeal(line.text)) return heard(line.id, null);
      if (correction.test(line.text) && !line.text.includes('?')) {
        const opens = opensCorrection.test(line.text);
        const last = opens ? correctedLast(line.text) : null;
        if (last !== null) return replace(last, line, whatHolds(line.text));
        const field = correctedField(line.text);
        const old = field === null && opens ? correctedFill(line.text) : null;
        if (old !== null) return replace(old, line, whatHolds(line.text));
        const now = field === null ? undefined : (valueOf(field, line.text) ?? holds(field));
        if (now !== undefined) return replace(now, line, whatHolds(line.text));
      }
      if (deniesBudget(line.text) && !isSum(line.text)) drop(({ field }) => field === 'budget');
      const field = fillParts(read, line);
      heard(line.id, field);
      return field !== null || read.every(({ head, text }) => head !== null || isBarred(text));
    },
    singles() {
      const left = new Map<CallField, number>();
      const of = filled.filter(({ field }) => !isList(field)).toReversed();
      return of
        .filter(({ field }) => {
          const room = left.get(field) ?? offeredOf[field] ?? 1;
          left.set(field, room - 1);
          return room > 0;
        })
        .toReversed();
    },
    entries: (field) => filled.filter((each) => each.field === field),
  };
}

const isIn = (value: SaidValue, text: string): boolean => saidValues(text).some((each) => isSame(each, value));
const wordsOnly = (text: string): string[] => terms(text).filter((term) => !/\d/u.test(term));
/** Whether two notes say one thing with other values: 'costs 9k a month', 'costs 12k a month'. */
function isAlike(a: string, b: string): boolean {
  const [one, other] = [wordsOnly(a), wordsOnly(b)];
  return one.length < 2 || other.length < 2 || similarity(one.join(' '), other.join(' ')) > sameWords;
}
const sameKind = (value: SaidValue, others: readonly SaidValue[]): boolean =>
  others.some(({ kind }) => kind === value.kind);

/** The share of words that a text says too, 0 to 1. */
function shareOf(words: readonly string[], text: string): number {
  const said = new Set(terms(text));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
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

/** The field that a note fills in the words that most people use, where no rule knows it. */
function plainlyNoted(text: string): CallField | null {
  if (isBarred(text) || isOfDeal(text)) return null;
  const field = plainField(text);
  return field !== null && fillsField(field, text) && !(field === 'budget' && !isSum(text)) ? field : null;
}

/** What a sum is of that goes on with the note before it. */
function goneOn(before: CallField | null): CallField | null {
  if (before === 'barriers' || before === 'financialImpact') return 'financialImpact';
  return before === 'outcomes' || before === 'impact' ? 'impact' : null;
}
