import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, withoutBullet } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { askCues, questionCues, replyCues, sayCues } from '#server/agents/vocabulary/cue-words.ts';
import { securityWords } from './vocabulary/security-words.ts';
import type { AnswerKind } from './answer-kind.ts';

/** A doubt in quotation marks where a reply follows, at the beginning of a paragraph or of one of its sentences. */
const doubt = /(?<=^|[.!?:]["”»]? )["“„«]([^"”“»]{6,160})["”»][.:]?\s+(?=[^\s\p{Ll}—–-])/gu;
const said = /^["“„«]/u;

export interface DoubtPart {
  /** What is answered, as it is quoted; null: the paragraph quotes none. */
  objection: string | null;
  text: string;
}

/** A paragraph cut into the doubts that it quotes, each with its reply. */
export function doubtsOf(line: string): DoubtPart[] {
  const quotes = said.test(line) ? [...line.matchAll(doubt)] : [];
  if (quotes[0]?.index !== 0) return [{ objection: null, text: line }];
  return quotes.map(({ 0: whole, 1: objection = '', index }, at) => ({
    objection,
    text: line.slice(index + whole.length, quotes[at + 1]?.index).trim(),
  }));
}

type Cue = 'say' | 'ask' | null;
interface CuedPart {
  cue: Cue;
  text: string;
}

const leadOf = (cues: readonly string[]): string => `(?:${oneOf(cues)})\\s?:\\s+`;
const leadTest = (cues: readonly string[]): RegExp => new RegExp(`^${leadOf(cues)}`, 'iu');
const [says, replies, askings] = [leadTest(sayCues), leadTest(replyCues), leadTest(askCues)];
const question = leadTest(questionCues);
const asked = /\?["”’»)]*$/u;
/** A question and its answer in one paragraph are told together. */
const answered = new RegExp(`${question.source}[^?]+\\?["”’»)]* ${leadOf(replyCues)}`, 'iu');

/**
 * Cuts a paragraph where a word says whether the seller is to say or to ask what follows, without that word: 'Ask: who checks it?'
 * 'Answer: …' and the like say so below a doubt only, and what is to be asked ends with a question mark.
 */
export function cuedParts(text: string, isBelowDoubt = false): CuedPart[] {
  if (answered.test(text)) return [{ cue: null, text }];
  const starts: { cue: Cue; begin: number; from: number }[] = [{ cue: null, begin: 0, from: 0 }];
  let at = 0;
  for (const sentence of splitSentences(text)) {
    const begin = text.indexOf(sentence, at);
    at = begin + sentence.length;
    const said = says.exec(sentence) ?? (isBelowDoubt ? replies.exec(sentence) : null);
    const found = said ?? askings.exec(sentence);
    if (found !== null) starts.push({ cue: said === null ? 'ask' : 'say', begin, from: begin + found[0].length });
  }
  const parts: CuedPart[] = [];
  for (const [index, { cue, begin, from }] of starts.entries()) {
    const end = starts[index + 1]?.begin;
    const part = text.slice(from, end).trim();
    const last = parts.at(-1);
    if (cue !== 'ask' || asked.test(part)) parts.push({ cue, text: part });
    else if (last !== undefined) last.text = `${last.text} ${text.slice(begin, end)}`.trim();
  }
  return parts.filter((part) => part.text !== '');
}

/** Whether a line is a question with its label. */
export const isLabelledQuestion = (line: string): boolean => question.test(line) && asked.test(line);
/** Whether a line is what a buyer asks, by its neighbours: 'Question: …' above 'Answer: …', or no 'Say: …' stands before it. */
export const isAskedByBuyers = (line: string, before: string | undefined, after: string | undefined): boolean =>
  isLabelledQuestion(line) &&
  after !== undefined &&
  (replies.test(withoutBullet(after)) || before === undefined || !(says.test(before) || replies.test(before)));

/** Words of a name, in capitals. */
export const nameWord = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`;
const nextName = new RegExp(String.raw`(?<=[.!?;] )(?=${nameWord}(?: [\p{L}\p{N}&.'’-]+){0,3}: )`, 'gu');

/** A paragraph about rivals cut where the next one's name begins: 'Acme: cheap. Bolt: no support.' */
export const rivalParts = (line: string): string[] => line.split(nextName).map((part) => part.trim());

/** An amount of money, by a sign or a word. */
export const amount =
  /(?:\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:cents?|euros?|dollars?|pounds|francs|EUR|USD|GBP|CHF)(?!\p{L})))/gu;
const fromTo = /\bfrom (?:about |around |over )?\p{Sc}?\d[^.;]{0,30} to (?:about |under |over )?\p{Sc}?\d/iu;
const byShare = /\b(?:up|down|cut|fell|rose|less|fewer|more) (?:by )?\d+(?:[.,]\d+)? ?(?:%|per ?cent)/iu;
/** Who it was, and how large: 'Surveyors in York, 70 people: ...'. */
const customer = /^[^.:]{3,70}, (?:\d[\d.,]*|[a-z-]+) \p{L}[\p{L} -]{2,30}(?:,[^.:]{2,40})?[:;] /u;
const guarded = wordTest([...securityWords.plain.filter((word) => !word.includes('(')), 'iso ?\\d{4,5}'], 'giu');

/** What a paragraph answers by its own words, where its heading tells nothing. */
export function kindByText(text: string): AnswerKind {
  if (fromTo.test(text) || byShare.test(text) || (customer.test(text) && /\d/u.test(text.slice(text.indexOf(':')))))
    return 'proof';
  if ((text.match(amount)?.length ?? 0) >= 2) return 'price';
  if (new Set([...text.matchAll(guarded)].map(([word]) => word.toLowerCase())).size >= 2) return 'security';
  return 'offer';
}
