import { rivalTest } from '#server/agents/proposal-writer/names/rival-test.ts';
import { sentenceStarts } from '#server/agents/proposal-writer/vocabulary/customer-words.ts';
import { legalForms } from '#server/agents/checking/vocabulary/legal-forms.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { loosely, oneOf } from '#server/readers/one-of.ts';
import { namesCompany, plainName } from '#server/ports/research/same-company.ts';

const word = String.raw`\p{Ll}?\p{Lu}(?:[\p{L}\p{N}&'’-]|\.(?=\p{L}))*`;
const joining = '(?:&|and|und|et|y|e|en|of|de|der|du|von|van)';
const firm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${word}(?:\s(?:${joining}\s)?${word}){0,4}?),?\s(?:${oneOf(legalForms)})(?![\p{L}\p{N}])`,
  'gu',
);
const legalEnd = new RegExp(String.raw`[,\s]+(?:${oneOf(legalForms)})\.?$`, 'iu');
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

/** Returns a test for other prospects, with or without legal form, but for names that are this one's or may be given. */
export function otherCompanies(others: readonly string[], allowed: readonly string[]): (text: string) => boolean {
  const names = others
    .filter((name) => name.length >= fewestLetters && !allowed.some((own) => namesCompany(own, [name])))
    .flatMap((name) => {
      const short = name.replace(legalEnd, '');
      return short.length >= fewestLetters && plainName(short) !== '' ? [short] : [name];
    });
  // A name of one word may be a usual word too: 'a compass' is no company.
  const [single, several] = [names.filter((name) => !/\s/u.test(name)), names.filter((name) => /\s/u.test(name))];
  const whole = rivalTest(several, 'anywhere');
  const capital = single.length === 0 ? null : wordTest(single.map(withCapital), 'u');
  return (text) => whole(text) || capital?.test(text) === true;
}
