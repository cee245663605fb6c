import { literally, oneOf } from '#server/readers/one-of.ts';
import { tens, units } from '#server/agents/vocabulary/cardinals.ts';
import { capitalized, splitSentences } from '#server/readers/sentences.ts';
import {
  asksAfter,
  asksWith,
  auxiliaries,
  clauseHolders,
  joins,
  pauses,
  relativeHolders,
  subjectEnds,
  subjects,
} from './vocabulary/clause-words.ts';
import { spokenScales } from './vocabulary/spoken-numbers.ts';

const marks = /[.?!…,;:]/u;
const fewestWords = 3;
/** Fewer words on either side of a cut are no clause. */
const fewestOfClause = 4;
/** Words within which a question shows that it is one. */
const asksWithin = 4;
const lead = `(?:(?:${oneOf([...joins, ...pauses])}) )*`;
const asks = new RegExp(`^${lead}(?:${oneOf(asksWith)})(?![\\p{L}’'])`, 'iu');
const begins = new RegExp(`^(?:${oneOf(asksWith)})(?![\\p{L}’'])`, 'iu');
const tagged = new RegExp(` (?:${oneOf(asksAfter)})$`, 'iu');
const subject = new RegExp(`^(?:(?:${oneOf(subjects)})(?:[’'](?:${oneOf(subjectEnds)}))?|(?:who|what)[’']s)$`, 'iu');
const contracted = new RegExp(`^(?:i|we|you|he|she|it|they|there|that)[’'](?:${oneOf(subjectEnds)})$`, 'iu');
/** With these behind it, 'I' or 'we' begins a clause. */
const willing = new Set([
  'will',
  'can',
  'could',
  'would',
  'must',
  'need',
  'want',
  'have',
  'don’t',
  "don't",
  'am',
  'was',
]);
const asked = /^(?:what|which|whatever|whichever|how)$/u;
const articles = new Set(['the', 'my', 'our', 'this', 'that']);
/** Within so many words behind an article there is a verb, where a clause begins. */
const verbWithin = 5;
const verbs = new Set(
  'is are was were has have had will would can could comes goes gets does did do says said went came took isn’t wasn’t'.split(
    ' ',
  ),
);
const between = new Set([...joins, ...pauses]);
const isBetween = (word: string): boolean => between.has(word);
const holding = new Set([...clauseHolders, ...auxiliaries]);
const isHolding = (word: string): boolean => holding.has(word.replaceAll("'", '’'));
const isNumber = (word: string): boolean =>
  [tens, units, spokenScales].some((names) => Object.hasOwn(names, word)) || word === 'hundred' || /^\p{N}/u.test(word);
const relative = new Set(relativeHolders);

/** Whether a recognizer wrote the line: neither a mark nor a capital at its beginning. */
export const isUnmarked = (text: string): boolean =>
  !marks.test(text) && /^\p{Ll}/u.test(text.trimStart()) && text.trim().split(/\s+/u).length >= fewestWords;

/** Whether a clause begins at a word. */
function cutsBefore(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  const asksFrom = (from: number): boolean => begins.test(words.slice(from, from + asksWithin).join(' '));
  if (isBetween(word)) {
    if (isBetween(before)) return false;
    const next = words.findIndex((each, index) => index > at && !isBetween(each));
    // 'Two hundred and fifty' is one number.
    if (isNumber(before) && isNumber(words[next] ?? '')) return false;
    if (next === -1) return false;
    // 'The reg and the miles on it' goes on.
    if (word === 'and' && articles.has(words[next] ?? ''))
      return words.slice(next + 1, next + 1 + verbWithin).some((each) => verbs.has(each) || /[’']s$/u.test(each));
    return subject.test(words[next] ?? '') || asksFrom(next);
  }
  if (isHolding(before) || isBetween(before)) return false;
  // 'What surge it'll take' goes on.
  const isRelative = relative.has(before) || asked.test(words[at - 2] ?? '');
  const saysWho = contracted.test(word) || (/^(?:i|we)$/u.test(word) && willing.has(words[at + 1] ?? ''));
  return (saysWho && !isRelative) || asksFrom(at);
}

/** Captions break a sentence after some words; a line longer than that is all that was said in one breath. */
const mostOfCaption = 11;
const goesOnWith = new Set(
  'of to that which who whose with for from than or as at in on by into per until till while since'.split(' '),
);
/** 'Who reads it', 'before you get there' end, though a clause may begin so too. */
const mayEnd = new Set('it you there people then though before after'.split(' '));
/** Behind these words nothing has ended. */
const isOpen = (word: string): boolean =>
  !mayEnd.has(word) && (isHolding(word) || isBetween(word) || isNumber(word) || articles.has(word));

/** Returns whether a sentence ends between two lines of one speaker that a recognizer wrote without marks. */
export function endsBetween(line: string, next: string): boolean {
  if (!isUnmarked(line) || !isUnmarked(next)) return false;
  const words = line.toLowerCase().trim().split(/\s+/u);
  const [first = '', second = ''] = next.toLowerCase().trim().split(/\s+/u);
  if (words.length <= mostOfCaption || isOpen(words.at(-1) ?? '') || goesOnWith.has(first)) return false;
  // 'And steel' goes on; 'and then we wait' is said anew.
  return !isBetween(first) || isBetween(second) || subject.test(second);
}

export interface MarkedSpeech {
  /** The same words with a mark at the end of each clause and a capital at its beginning. */
  text: string;
  /** Returns the words as they were said that stand in a part of the marked text. */
  said(part: string): string;
}

/** Returns the clauses of a line without marks, as they were said. */
export function clausesOf(text: string): string[] {
  const words = [...text.matchAll(/\S+/gu)];
  const plain = words.map(([word]) => word.toLowerCase());
  const starts = [0];
  for (let at = 1; at < words.length; at += 1)
    if (at - (starts.at(-1) ?? 0) >= fewestOfClause && words.length - at >= fewestOfClause && cutsBefore(plain, at))
      starts.push(at);
  return starts.map((from, index) => {
    const [first, last] = [words[from], words[(starts[index + 1] ?? words.length) - 1]];
    return text.slice(first?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0));
  });
}

/** Returns the sentences of what somebody said, or its clauses where a recognizer wrote no marks. */
export const sentencesIn = (text: string): string[] => (isUnmarked(text) ? clausesOf(text) : splitSentences(text));

/** Marks where clauses end in a line of a recognizer that writes no marks, so that they are read like sentences; null: it has marks. */
export function markSpeech(text: string): MarkedSpeech | null {
  if (!isUnmarked(text)) return null;
  const marked = clausesOf(text)
    .map((clause) => `${capitalized(clause)}${asks.test(clause) || tagged.test(clause) ? '?' : '.'}`)
    .join(' ');
  return { text: marked, said: (part) => unmarked(text, part) };
}

/** What of the words said stands in a part of the marked text: spaces and marks aside, letter by letter. */
function unmarked(said: string, part: string): string {
  const wanted = part.replaceAll(/[.?]/gu, '').trim().split(/\s+/u).map(literally);
  return new RegExp(wanted.join('\\s+'), 'iu').exec(said)?.[0] ?? said;
}
