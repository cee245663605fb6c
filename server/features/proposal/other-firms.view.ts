import { isUsualWord } from '#server/agents/proposal-writer/names/rival-test.ts';
import { sentenceStarts } from '#server/agents/proposal-writer/vocabulary/customer-words.ts';
import { legalForms } from '#server/ports/research/legal-forms.ts';
import { taxNames } from '#server/agents/proposal-writer/vocabulary/count-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { loosely, oneOf } from '#server/readers/one-of.ts';
import { capitalized } from '#server/readers/sentences.ts';
import { namesCompany, plainName, plainText } from '#server/ports/research/same-company.ts';

const word = String.raw`\p{Ll}?\p{Lu}(?:[\p{L}\p{N}&'’-]|\.(?=\p{L}))*`;
const joining = '(?:&|and|und|et|y|e|en|of|de|der|du|von|van)';
const taxWords = taxNames.flatMap((name) => [name, capitalized(name), name.toUpperCase()]);
/** 'Total Inc VAT', 'Liability Limited to fees' */
const notForm = String.raw`(?!\.?\s(?:${oneOf(taxWords)}|(?<=Limited\s)(?:to|by|in|for|as|on|from))(?![\p{L}\p{N}]))`;
const firm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${word}(?:\s(?:${joining}\s)?${word}){0,4}?),?\s(?:${oneOf(legalForms)})(?![\p{L}\p{N}])${notForm}`,
  'gu',
);
const sentenceStart = new RegExp(`^(?:${oneOf(sentenceStarts)})\\s+`, 'iu');
const opensSentence = /(?:^|[.!?:•*]\s+|\n\s*)$/u;
const fewestLetters = 4;

/** What a company may be called where it is named: 'Bolt and Acme Ltd' may be two, and a sentence opens with any capital. */
function namesIn(name: string, opens: boolean): string[] {
  const last = name.split(/\s(?:&|and|und|et|y|e|en)\s/u).slice(-1);
  const [, ...rest] = name.split(' ');
  return [name, ...last, ...(opens && rest.length > 0 ? [rest.join(' ')] : [])];
}

/** Returns the first company with a legal form in a text that none of the known texts name; null: there is none. */
export function unknownFirm(text: string, known: string): string | null {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(firm)) {
    const opens = opensSentence.test(text.slice(0, index));
    if (namesIn(name, opens).some((each) => namesCompany(known, [each]))) continue;
    return opens && name.includes(' ') ? whole.replace(sentenceStart, '') : whole;
  }
  return null;
}

const withCapital = (name: string): string => `${/^\p{Lu}/u.test(name) ? '(?=\\p{Lu})' : ''}(?i:${loosely(name)})`;

const outerMarks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** 'Acme (UK) Ltd' is called 'Acme' too. */
const shortName = (name: string): string => plainName(name.replaceAll(/\([^)]*\)/gu, ' ')) || plainName(name);

/** Returns a test for other prospects, with or without legal form, but for names that are this one's or may be given. */
export function otherCompanies(others: readonly string[], allowed: readonly string[]): (text: string) => boolean {
  const names = others
    .map((name) => ({ name, short: shortName(name) }))
    .filter(({ short }) => short.length >= fewestLetters && !allowed.some((own) => namesCompany(own, [short])));
  const isPlain = ({ short }: { short: string }): boolean => short.includes(' ') && !isUsualWord(short);
  const several = [...new Set(names.filter(isPlain).map(({ short }) => ` ${short} `))];
  // A name of one word may be a usual word too: 'a compass' is no company.
  const single = names
    .filter((each) => !isPlain(each))
    .map(({ name, short }) => {
      const words = name.split(/\s+/u).map((each) => each.replaceAll(outerMarks, ''));
      return withCapital(words.find((each) => plainName(each) === short) ?? short);
    });
  const capital = single.length === 0 ? null : wordTest(single, 'u');
  return (text) => {
    const words = several.length === 0 ? '' : plainText(text);
    return several.some((name) => words.includes(name)) || capital?.test(text) === true;
  };
}
