import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import { inOneBreath, noBreath } from './one-breath.ts';
import { failureWords, handWords, strainWords, waitWords } from '../ledger/vocabulary/friction-words.ts';
import { asideWords } from './vocabulary/aside-words.ts';
import { fieldWords, listWords, type FieldWords } from './vocabulary/field-words.ts';

export type SingleField = keyof typeof fieldWords;
export type ListField = keyof typeof listWords;
export type CallField = SingleField | ListField;

/** What a field may hold: the words that were said, whose, and when. */
export interface FieldFill {
  field: CallField;
  /** The line, letter by letter. */
  line: CallLine;
  /** 0 to about 2. */
  score: number;
}

interface Tests {
  asked: RegExp;
  holds: RegExp | null;
  alone: RegExp;
}
const testsOf = ({ asked, holds, alone }: FieldWords): Tests => ({
  asked: wordTest(asked),
  holds: holds.length === 0 ? null : wordTest(holds),
  alone: wordTest(alone),
});
const singles = Object.entries(fieldWords).map(([field, words]) => ({
  field: field as SingleField,
  ...testsOf(words),
}));
const lists = Object.entries(listWords).map(([field, words]) => ({ field: field as ListField, ...testsOf(words) }));
const corrects = /\b(?:no,|no\.|actually|sorry|hang on|i take it back|it[’']?s not|isn[’']t|corrected?|rather)\b/iu;
const friction = wordTest([...handWords, ...waitWords, ...strainWords, ...failureWords], 'giu');
const signsOf = (text: string): number =>
  new Set([...text.matchAll(friction)].map(([word]) => word.toLowerCase())).size;
const aside = wordTest(asideWords);
const fewest = 4;
/** 'I did not know that' tells no feeling: how somebody feels takes more words, where no word for it falls. */
const fewestOfFeeling = 7;
const openingSeconds = 75;

/** How surely a line must say it; chosen on one half of the calls that were labelled by hand. */
export const fillAt = { single: 1, list: 1 };
/** Seconds for which a question waits for its answer. */
const answerSeconds = { single: 22, list: 30 };
/** Seconds between two entries of a list: what is said in one go is one. */
const apartSeconds = 5;

interface Asked {
  at: number;
  fields: ReadonlySet<CallField>;
}

/** What a question of the seller asks for; nothing where it is none. */
export function askedBy(text: string): ReadonlySet<CallField> {
  if (!text.includes('?')) return new Set();
  const fields = new Set<CallField>(
    [...singles, ...lists].filter(({ asked }) => asked.test(text)).map(({ field }) => field),
  );
  // What it would bring is not what it costs today.
  if (fields.has('impact') && /\b(?:would|could|if|will)\b/iu.test(text)) fields.delete('financialImpact');
  if (fields.has('relief')) fields.delete('emotionalImpact');
  return fields;
}

/** Reads a call line by line; what a line costs does not grow with the call. */
export interface FieldReader {
  hear(line: CallLine): void;
  /** The fields as far as the call has said them. */
  fills(): FieldFill[];
}

/**
 * The fields of a session: what was answered when the rep asked for it, and what was said outright. Of a single field the
 * later of two equally plain answers holds, since people correct themselves.
 */
export function openFieldReader(): FieldReader {
  let asked: Asked = { at: -Infinity, fields: new Set() };
  let breath = noBreath;
  const best = new Map<SingleField, FieldFill>();
  const several: Record<ListField, FieldFill[]> = { barriers: [], outcomes: [] };

  function hearAnswer(line: CallLine): void {
    const since = line.at - asked.at;
    for (const { field, holds, alone } of singles) {
      const tells = field !== 'emotionalImpact' || line.text.split(/\s+/u).length >= fewestOfFeeling;
      const isAnswer = tells && asked.fields.has(field) && since <= answerSeconds.single;
      const held = holds?.test(line.text) ?? true;
      const outright = alone.test(line.text);
      const score =
        (isAnswer && held ? 1 : 0) +
        (outright ? 0.7 : 0) +
        (outright && held ? 0.3 : 0) +
        (held && corrects.test(line.text) && isAnswer ? 0.2 : 0);
      const known = best.get(field);
      if (score >= fillAt.single && score >= (known?.score ?? 0)) best.set(field, { field, line, score });
    }
    if (line.at < openingSeconds || aside.test(line.text)) return;
    for (const { field, alone } of lists) {
      const isAnswer = asked.fields.has(field) && since <= answerSeconds.list;
      const score =
        (isAnswer ? (field === 'outcomes' ? 1 : 0.5) : 0) +
        (alone.test(line.text) ? 0.7 : 0) +
        (field === 'barriers' ? 0.35 * Math.min(2, signsOf(line.text)) : 0);
      if (field === 'barriers' && asked.fields.has('outcomes') && since <= answerSeconds.list) continue;
      if (score >= fillAt.list) several[field].push({ field, line, score });
    }
  }

  return {
    hear(line) {
      if (line.side === 'rep') {
        breath = inOneBreath(breath, line);
        const fields = askedBy(breath.text);
        if (fields.size > 0) asked = { at: line.at, fields };
        return;
      }
      breath = noBreath;
      const isQuestion = line.text.trim().endsWith('?');
      if (!isQuestion && line.text.split(/\s+/u).length >= fewest) hearAnswer(line);
    },
    fills: () => [...best.values(), ...lists.flatMap(({ field }) => pick(several[field]))],
  };
}

/** The fields that a whole call fills. */
export function fillFields(lines: readonly CallLine[]): FieldFill[] {
  const reader = openFieldReader();
  for (const line of lines) reader.hear(line);
  return reader.fills();
}

const most = 5;

/** The plainest of several, none right beside another. */
function pick(found: readonly FieldFill[]): FieldFill[] {
  const kept: FieldFill[] = [];
  for (const each of found.toSorted((a, b) => b.score - a.score)) {
    const beside = kept.some((other) => Math.abs(other.line.at - each.line.at) < apartSeconds);
    if (!beside && kept.length < most) kept.push(each);
  }
  return kept.toSorted((a, b) => a.line.at - b.line.at);
}
