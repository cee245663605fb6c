import { actingVerbs } from '../vocabulary/acting.ts';
import { plainNames } from '../vocabulary/names.ts';
import { openers } from '../vocabulary/phrases.ts';
import { oneOf } from '#server/readers/one-of.ts';
import type { FoundQuote } from '../read-source.ts';
import type { CompanyName } from '../whose-words.ts';

const name = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:of\s|de\s)?\p{Lu}[\p{L}’'-]+){0,3}`;
const coordinated = new RegExp(String.raw`(${name}(?:,\s${name}){0,5}),?\s(?:and|or)\s(${name})`, 'gu');
const plain = new Set(plainNames);
const opener = new RegExp(`^(?:${oneOf(openers)})$`, 'u');
const has = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase().replace(/[’']s?$/u, ''));
const stands = (text: string, each: string): boolean =>
  each.split(/\s+/u).every((part) => part.length < 3 || has(text, part)) ||
  each.split(/\s+/u).some((part) => part.length > 3 && has(text, part));

/** Returns whether a list of names in a claim has one that isn't among those of the same list in its quotes: 'Spain and Singapore'. */
export function namesOtherOfList(claim: string, quotes: readonly string[]): boolean {
  const told = quotes.join('\n');
  const lists = [...told.matchAll(coordinated)].map(([whole]) => whole);
  return [...claim.matchAll(coordinated)].some(([whole]) => {
    const each = whole.split(/,\s|\s(?:and|or)\s/u).filter((one) => !opener.test(one));
    const found = each.filter((one) => stands(told, one));
    const missing = each.filter((one) => !stands(told, one));
    return found.length > 0 && missing.length > 0 && found.some((one) => lists.some((list) => stands(list, one)));
  });
}

const doing = new RegExp(String.raw`^(?:The\s)?(${name})\s(?:\p{L}+ly\s)?(${oneOf(actingVerbs)})\s`, 'u');
/** Returns whether a claim has a named firm do what its quotes don't have it do: they name it behind a preposition only. */
export function namesOtherDoer(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  const match = doing.exec(claim);
  if (match === null) return false;
  const [, doer = '', verb = ''] = match;
  if (company.test.test(doer) || [...company.words].some((word) => has(doer, word)) || opener.test(doer)) return false;
  const told = quotes.map(({ text }) => text).join('\n');
  const stem = verb.replace(/(?:e?s|e?d)$/u, '').slice(0, 5);
  if (!has(told, doer) || has(told, stem)) return false;
  const whole = new RegExp(String.raw`(\p{L}+)\s(?:the\s)?${doer.replaceAll(/[^\p{L}\s-]/gu, '.')}(?!\p{L})`, 'giu');
  const before = [...told.matchAll(whole)].map(([, word = '']) => word.toLowerCase());
  const count = told.split(doer).length - 1;
  return (
    before.length > 0 &&
    before.length >= count &&
    before.every((word) => /^(?:at|from|for|like|near|with)$/u.test(word))
  );
}

const acting = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}{2,}(?<!s|ing|ers?|ors?|ion|ment)|\p{Lu}\p{Ll}{2,}(?:ens|ys|is|os|us))\s(?:has\s)?(?:${oneOf(actingVerbs)})\s`,
  'u',
);
/** Returns whether a claim begins with a name that no page has, where a verb shows it to be one: 'Siemens delivered'. */
export function beginsWithStranger(claim: string, read: readonly { words: ReadonlySet<string> }[]): boolean {
  const match = acting.exec(claim);
  if (match === null) return false;
  const first = (match[1] ?? '').toLowerCase();
  if (opener.test(match[1] ?? '') || plain.has(first)) return false;
  const stem = first.slice(0, 5);
  return read.length > 0 && !read.some(({ words }) => [...words].some((word) => word.startsWith(stem)));
}
