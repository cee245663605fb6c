import { oneOf } from '#server/readers/one-of.ts';
import { isOfAnother } from './agree-roles.ts';
import type { FoundQuote, ReadSource } from './read-source.ts';
import { wordTest } from '../ledger/word-test.ts';
import { peopleOfOthers } from './vocabulary/others.ts';
import { otherHouses, storyNames, storyOwners, storyWords } from './vocabulary/phrases.ts';

const story = new RegExp(
  String.raw`\b(?:${oneOf(storyOwners)})s?['’]?s? (?:${oneOf(storyNames)})|${oneOf(storyWords)}`,
  'iu',
);
/** 'one hospital', 'a Danish brewery' */
const someOther = new RegExp(String.raw`\b(?:an?|one|another)\s(?:[\p{L}-]+\s){0,2}(?:${oneOf(otherHouses)})\b`, 'iu');
const otherPeople = wordTest(peopleOfOthers);
const headLines = 4;
const headWords = 10;

/** The company's name as a pattern, and its words, by any of which people call it. */
export interface CompanyName {
  test: RegExp;
  words: ReadonlySet<string>;
}

const beginsWithName = /^\p{Lu}\p{L}+(?:[’']s|[,:]| \p{Lu})/u;

/** Returns whether a text has a word with its capital inside a sentence, and never without: a name. */
const isProper = (name: string, text: string): boolean =>
  new RegExp(`\\p{Ll},? ${name}(?!\\p{L})`, 'u').test(text) &&
  !new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text);

/** Returns whether a claim says that it is about someone else: by relation, or by a name on the page. */
function namesAnother(claim: string, read: readonly ReadSource[], { test: company, words }: CompanyName): boolean {
  if (otherPeople.test(claim) || someOther.test(claim)) return true;
  const names = claim.replace(company, ' ').match(/(?<=\s|^)\p{Ll}?\p{Lu}[\p{L}\p{N}&-]{3,}/gu) ?? [];
  return names.some(
    (name, at) =>
      !words.has(name.toLowerCase()) &&
      (at > 0 ||
        !claim.startsWith(name) ||
        beginsWithName.test(claim) ||
        read.some(({ text, title }) => isProper(name, text) || title.includes(name))) &&
      read.some(({ text }) => text.includes(name)),
  );
}

/** Returns whether a short line just above a quote announces someone else's story. */
function isCustomersStory(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  if (at < 0) return false;
  const above = text.slice(0, at).split('\n').slice(-headLines);
  return above.some((line) => line.split(' ').length <= headWords && story.test(line));
}

/** Returns the sentence around a quote, from its beginning. */
function sentenceAround(text: string, quote: string): string {
  const at = text.indexOf(quote);
  if (at < 0) return quote;
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at) + 1);
  return text.slice(from, at + quote.length).trim();
}

/** Returns whether a claim attributes to the company what its quotes, in context, say about someone else. */
export function tellsOfAnother(
  claim: string,
  quotes: readonly FoundQuote[],
  read: readonly ReadSource[],
  company: CompanyName,
): boolean {
  const named = namesAnother(claim, read, company);
  const own = quotes.flatMap(({ source }) => source ?? []);
  const told = own.length > 0 ? own : read;
  if (!named && told.length > 0 && told.every(({ subject }) => subject !== 'prospect')) return true;
  if (quotes.length === 0) return false;
  const ofAnother = ({ text, source }: FoundQuote): boolean =>
    source !== undefined &&
    isOfAnother(
      claim,
      { quote: text, sentence: sentenceAround(source.text, text), language: source.language },
      company.test,
    );
  return (
    quotes.every(ofAnother) ||
    (!named && quotes.every(({ text, source }) => isCustomersStory(source?.text ?? '', text)))
  );
}
