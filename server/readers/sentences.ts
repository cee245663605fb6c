import { collapseSpace } from '#contract/evidence.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  boilerplateWords,
  callsToAction,
  danglingStarts,
  addressees,
  instructionWordings,
  machineDuties,
  machineNouns,
  overrideNouns,
  overrideVerbs,
  overrideWhich,
  salutations,
  writingManners,
  writingVerbs,
  leaningWordings,
  numberedNouns,
} from '#server/readers/vocabulary/sentence-words.ts';
import { commonVerbs, foreignVerbs } from './vocabulary/verbs.ts';

const abbreviations = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'inc',
  'ltd',
  'co',
  'corp',
  'vs',
  'rs',
  'smt',
  'shri',
  'rev',
  'hon',
  'cllr',
  'capt',
  'col',
  'gen',
  'lt',
  'sgt',
  'pvt',
  'bros',
  'govt',
  'nos',
  'incl',
  'excl',
  'mme',
  'mlle',
  'mgr',
  'núm',
  'aprox',
  'dhr',
  'mevr',
  'etc',
  'e.g',
  'i.e',
  'no',
  'st',
  'jr',
  'sr',
  'u.s',
  'u.k',
  'approx',
  'dept',
  'est',
  'fig',
  'ca',
  'mio',
  'mrd',
  'nr',
  'bzw',
  'gebr',
  'inkl',
  'ggf',
  'z.b',
  'tel',
  'env',
  'av',
  'sra',
  'dra',
  'ing',
  'drs',
  'dipl.-ing',
  'jan',
  'feb',
  'aug',
  'sept',
  'oct',
  'nov',
  'dec',
]);

/** Matches what German numbers with a point: 'am 1. August', 'im 3. Quartal'. */
const ordinalNoun = new RegExp(`^(?:${oneOf(numberedNouns)})(?!\\p{L})`, 'u');

/** Distinguishes 'No. 5', a number, from 'No. We do not.', an answer. */
const nextIsNumber = (text: string, { 0: end, index = 0 }: RegExpMatchArray): boolean =>
  /\d/u.test(text.charAt(index + end.length));

/** Removes the mark of a list item, which is no part of what the item says. */
export const withoutBullet = (line: string): string => line.replace(/^\s*[-*+•–▪]\s+/u, '');

/** Splits a line of text into sentences, each a verbatim part of it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’')\]]*\s+(?=["“‘'(]?[\p{Lu}\p{N}])/gu)) {
    const before = text.slice(start, match.index);
    const word = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
    const isShort =
      (abbreviations.has(word) && !(word === 'no' && !nextIsNumber(text, match))) || /^\p{L}$/u.test(word);
    const isOrdinal = /^\d{1,2}$/u.test(word) && ordinalNoun.test(text.slice(match.index + match[0].length));
    if (match[0].startsWith('.') && (isShort || isOrdinal)) continue;
    const end = match.index + match[0].trimEnd().length;
    sentences.push(text.slice(start, end).trim());
    start = match.index + match[0].length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

const stopWords = new Set(
  'a an and are as at be been but by can do for from had has have he her his i if in into is it its may more most no not of on or our out she so than that the their them then there these they this to up us was we were what when which who will with you your also all any how about over'.split(
    ' ',
  ),
);

/** Returns how many words a text has. */
export const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Returns lower-case words without stop words, roughly stemmed. */
export function terms(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ations?|ments?|ings?|ers?|ies|ed|es|s|y)$/u, '') : word));
}

/** Returns the share of common words, 0 to 1 (Dice). */
export function similarity(a: string, b: string): number {
  const [left, right] = [new Set(terms(a)), new Set(terms(b))];
  if (left.size + right.size === 0) return a === b ? 1 : 0;
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);
}

const instructionLike = new RegExp(
  oneOf([
    String.raw`\b(${oneOf(overrideVerbs)})\b.{0,40}\b(${oneOf(overrideWhich)})\b.{0,30}\b(${oneOf(overrideNouns)})`,
    String.raw`\b(ai|llm|chat)[- ]?(${oneOf(machineNouns)})\b.{0,40}\b(${oneOf(machineDuties)})\b`,
    String.raw`\b(${oneOf(salutations)}) (${oneOf(addressees)})\b`,
    String.raw`\b(${oneOf(writingVerbs)})\b.{0,30}\b(${oneOf(writingManners)})`,
    ...instructionWordings,
  ]),
  'iu',
);
const boilerplate = new RegExp(oneOf(boilerplateWords), 'iu');

/** Returns whether a text addresses a program instead of a reader. */
export function isInstruction(text: string): boolean {
  return instructionLike.test(text);
}

/** Returns whether a text is site boilerplate: cookies, legal wording, calls to subscribe. */
export function isBoilerplate(text: string): boolean {
  return boilerplate.test(text);
}

const dangling = new RegExp(String.raw`^(${oneOf(danglingStarts)})\b`, 'iu');
/** Matches 'We deliver it …', which refers to the sentence before. */
const leansOnOther = new RegExp(oneOf(leaningWordings), 'iu');
const callToAction = new RegExp(String.raw`^(${oneOf(callsToAction)})\b`, 'iu');
/** Returns whether a sentence is a call to action such as 'Read our guide' or 'Book a demo'. */
export function isCallToAction(sentence: string): boolean {
  return callToAction.test(sentence);
}

/** Only announces a list; not a statement, whatever verb its relative clause has. */
const listing = /\b(has|have) to offer\b/iu;
const verb = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${oneOf([...commonVerbs, ...foreignVerbs])})(?![\p{L}\p{N}])`,
  'iu',
);

/** Returns whether a sentence states something and can be understood on its own. */
export function isStatement(sentence: string): boolean {
  const words = collapseSpace(sentence).split(' ');
  if (words.length < 6 || words.length > 48 || sentence.length > 340) return false;
  if (!/^["“‘'(]?[\p{Lu}\p{N}]/u.test(sentence) || /[?:;,–—-]$|(\.\.\.|…)$/u.test(sentence)) return false;
  if (dangling.test(sentence) || leansOnOther.test(sentence) || callToAction.test(sentence)) return false;
  if (
    listing.test(sentence) ||
    isBoilerplate(sentence) ||
    isInstruction(sentence) ||
    /[{}<>|→»›]|https?:/u.test(sentence)
  )
    return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const states = verb.test(sentence) || (/[.!]$/u.test(sentence) && /\b\p{Ll}{2,}(s|ed)\b/u.test(sentence));
  return states && capitals < words.length * 0.7;
}
