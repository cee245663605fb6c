import { oneOf } from '#server/readers/one-of.ts';
import type { Quote } from '#contract/evidence.ts';
import { deniesOtherwise, turnsRound } from './agree-direction.ts';
import { pageKind } from '../tools/page-kind.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { namesOtherMonth } from './agree-months.ts';
import { countsOtherThing, isPerOther, measuresOtherwise } from './agree-counted.ts';
import { takesOtherColumn, unfoundedNumbers } from './agree-numbers.ts';
import { givesOtherRole, givesRole, givesOtherTopic, isOfAnother } from './agree-roles.ts';
import { quoteFinder, type QuoteFinder } from './find-quote.ts';
import { isStale } from './is-stale.ts';
import { valuesIn, type Value } from './read-values.ts';
import { isCall, isCaution, isMachineOrder, isReadersTrouble } from './told-to-reader.ts';
import { storyNames, storyOwners, storyWords } from './vocabulary/phrases.ts';
import { unknownNames } from './unknown-names.ts';

/** A source as the checks need it. */
export interface CheckedSource {
  id: string;
  title: string;
  url: string | null;
  text: string;
  /** ISO day of an article; null where none is known. */
  when: string | null;
  /** Two letters. */
  language: string;
  /** Whose the page is: a case study is a customer's, a guest's article a partner's. */
  subject: 'prospect' | 'customer' | 'partner';
  /** In another language than most of the site: what it says of today may be older. */
  secondary: boolean;
}

/** What somebody, rules or a model, would have a brief say. */
export interface CheckedClaim {
  kind: 'fact' | 'inference';
  text: string;
  quotes: readonly Quote[];
  /** Texts and quotes of what an inference rests on. */
  restsOn: readonly { text: string; quotes: readonly Quote[] }[];
}

/** What is known besides the sources. */
export interface CheckFrame {
  company: string;
  /** ISO day. */
  today: string;
  /** Names of what the seller sells, and other names that may be said: people of the meeting, the seller. */
  products: readonly string[];
  names: readonly string[];
}

export type Refusal =
  | 'no-quote'
  | 'page-not-read'
  | 'quote-not-found'
  | 'number'
  | 'name'
  | 'direction'
  | 'negation'
  | 'instruction'
  | 'product'
  | 'whose'
  | 'stale'
  | 'date'
  | 'role';

export type Checked = { kept: true; quotes: Quote[] } | { kept: false; reason: Refusal; detail: string };

export interface ClaimChecker {
  check(claim: CheckedClaim): Checked;
}

const refused = (reason: Refusal, detail = ''): Checked => ({ kept: false, reason, detail });

/** Whether a text names another product of the seller's line than those that there are. */
function strangeProduct(text: string, products: readonly string[]): string | null {
  for (const brand of new Set(products.map((name) => name.split(' ')[0] ?? '').filter((name) => name.length > 2))) {
    if (products.filter((name) => name.startsWith(`${brand} `)).length < 2) continue;
    for (const [named] of text.matchAll(
      new RegExp(`(?<!\\p{L})${brand.replace(/[^\p{L}\p{N}]/gu, '\\$&')} \\p{Lu}\\p{L}+`, 'gu'),
    ))
      if (!products.some((name) => name.toLowerCase() === named.toLowerCase())) return named;
  }
  return null;
}

/** Whether a claim says itself that it is somebody else's: by what they are, or by a name that the page has. */
function namesAnother(claim: string, read: readonly CheckedSource[], company: RegExp): boolean {
  if (/\b(?:customers?|clients?|partners?|guests?|users?|tenants?)\b/iu.test(claim)) return true;
  const names = claim.replace(company, ' ').match(/(?<=\s|^)\p{Lu}[\p{L}\p{N}&-]{3,}/gu) ?? [];
  return names.some(
    (name, at) =>
      (at > 0 || !claim.startsWith(name) || /^\p{Lu}\p{L}+(?:[’']s|,| \p{Lu})/u.test(claim)) &&
      read.some(({ text }) => text.includes(name)),
  );
}

const counting = /\b(?:named|listed|lists?|names|among|founders|leaders|people)\b/iu;

const thisYear = (year: number): Value[] =>
  [year - 1, year, year + 1].map((value) => ({
    value,
    error: 0.5,
    unit: null,
    currency: '',
    rough: false,
    atLeast: false,
    calendar: true,
    words: '',
  }));

/** How many names stand in the quotes, and how many quotes there are: 'one of three founders named'. */
function countsOf(quotes: readonly Quote[]): Value[] {
  const names = quotes.flatMap(({ text }) => text.match(/\p{Lu}[\p{Ll}’'-]+\s+\p{Lu}[\p{L}’'-]+/gu) ?? []).length;
  return [names, quotes.length]
    .filter((count) => count > 1)
    .map((value) => ({
      value,
      error: 0,
      unit: null,
      currency: '',
      rough: false,
      atLeast: false,
      calendar: false,
      words: '',
    }));
}

const story = new RegExp(
  String.raw`\b(?:${oneOf(storyOwners)})s?['’]?s? (?:${oneOf(storyNames)})|${oneOf(storyWords)}`,
  'iu',
);

/** Whether a short line close above a quote says that what follows is somebody else's story. */
function isCustomersStory(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  if (at < 0) return false;
  const above = text.slice(0, at).split('\n').slice(-4);
  return above.some((line) => line.split(' ').length <= 10 && story.test(line));
}

/** The sentence that a quote stands in, with what begins it. */
function sentenceAround(text: string, quote: string): string {
  const at = text.indexOf(quote);
  if (at < 0) return quote;
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at) + 1);
  return text.slice(from, at + quote.length).trim();
}

/** The one place where claims of rules and of models are held against what was read. */
export function claimChecker(sources: readonly CheckedSource[], frame: CheckFrame): ClaimChecker {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const finders = new Map<string, QuoteFinder>();
  const finderOf = (source: CheckedSource): QuoteFinder => {
    const made = finders.get(source.id) ?? quoteFinder(source.text);
    finders.set(source.id, made);
    return made;
  };
  const company = nameTest(frame.company);
  const known = [frame.company, ...frame.names, ...frame.products].join('\n');

  function check({ kind, text, quotes, restsOn }: CheckedClaim): Checked {
    const all = [...quotes, ...restsOn.flatMap((other) => other.quotes)];
    if (all.length === 0) return refused('no-quote');
    const shown: Quote[] = [];
    for (const quote of quotes) {
      const source = byId.get(quote.sourceId);
      if (source === undefined) return refused('page-not-read', quote.sourceId);
      const found = finderOf(source).find(quote.text);
      if (found === null) return refused('quote-not-found', quote.text);
      shown.push(...found.map((words) => ({ sourceId: quote.sourceId, text: words })));
    }
    if (quotes.some((quote) => isMachineOrder(quote.text)) || isMachineOrder(text)) return refused('instruction');
    if (kind === 'fact' && isCall(text)) return refused('instruction');
    const strange = strangeProduct(text, frame.products);
    if (strange !== null) return refused('product', strange);
    const read = [...new Set(all.map(({ sourceId }) => sourceId))].flatMap((id) => byId.get(id) ?? []);
    const around = read.map(({ title, when, url }) => `${title} ${when ?? ''} ${url ?? ''}`).join('\n');
    const year = Number(frame.today.slice(0, 4));
    const found = all.flatMap((quote) => {
      const source = byId.get(quote.sourceId);
      return valuesIn(quote.text, source?.language, source?.text);
    });
    const values = [
      ...found,
      ...restsOn.flatMap((other) => valuesIn(other.text)),
      ...valuesIn(around),
      ...read.flatMap(({ when }) =>
        when === null ? [] : valuesIn(`${Number(when.slice(8, 10))} ${Number(when.slice(5, 7))} ${when.slice(0, 4)}`),
      ),
    ];
    // A year that the quotes name weighs more than that of the page.
    const named = found.filter(({ calendar }) => calendar).map(({ value }) => value);
    const years = valuesIn(text).filter(({ calendar }) => calendar);
    const otherYear = years.find(({ value }) => named.length > 0 && !named.includes(value) && quotes.length === 1);
    if (kind === 'fact' && otherYear !== undefined) return refused('date', otherYear.words);
    const ages = values
      .filter(({ calendar }) => calendar)
      .map((value): Value => ({ ...value, value: year - value.value, unit: 'year', calendar: false, error: 1 }));
    const [number] = unfoundedNumbers(text, valuesIn(text), [
      ...values,
      ...ages,
      ...(kind === 'fact' && counting.test(text) ? countsOf(quotes) : []),
      ...(kind === 'inference' ? thisYear(year) : []),
    ]);
    if (number !== undefined) return refused('number', number.words);
    const [name] = unknownNames(text, [known, ...read.map((source) => `${source.title}\n${source.text}`)].join('\n'));
    if (name !== undefined) return refused('name', name);
    const quoted = all.map((quote) => quote.text).join('\n');
    if (namesOtherMonth(text, `${quoted}\n${around}`)) return refused('date');
    const another =
      read.length > 0 && read.every(({ subject }) => subject !== 'prospect') && !namesAnother(text, read, company);
    if (another) return refused('whose');
    const dated = quotes.map((quote) => ({ text: quote.text, when: byId.get(quote.sourceId)?.when ?? null }));
    if (isStale(text, dated, frame.today)) return refused('stale');
    const figures = valuesIn(text).some(({ calendar }) => !calendar) || givesRole(text);
    if (kind === 'fact' && figures && read.length > 0 && read.every(({ secondary }) => secondary))
      return refused('stale');
    const underAnother = (quote: Quote): boolean => isCustomersStory(byId.get(quote.sourceId)?.text ?? '', quote.text);
    const ofAnother = (quote: Quote): boolean => {
      const source = byId.get(quote.sourceId);
      return (
        source !== undefined &&
        isOfAnother(
          text,
          { quote: quote.text, sentence: sentenceAround(source.text, quote.text), language: source.language },
          company,
        )
      );
    };
    if (quotes.length > 0 && quotes.every(ofAnother)) return refused('whose');
    if (quotes.length > 0 && quotes.every(underAnother) && !namesAnother(text, read, company)) return refused('whose');
    const said = quotes.map((quote) => quote.text);
    const english = read.every(({ language }) => language === 'en' || language === '');
    // On a page of jobs the reader is who applies.
    const hiring = read.some(({ url }) => url !== null && pageKind(url) === 'careers');
    if (kind === 'inference') {
      if (said.length > 0 && said.every((quote) => isCaution(quote) || (!hiring && isReadersTrouble(quote))))
        return refused('whose');
      return { kept: true, quotes: shown };
    }
    if (countsOtherThing(text, said) || measuresOtherwise(text, said) || (english && isPerOther(text, said)))
      return refused('number', 'of what it is');
    if (givesOtherRole(text, `${quoted}\n${around}`)) return refused('role');
    const perColumn = quotes.map((quote) =>
      valuesIn(quote.text, byId.get(quote.sourceId)?.language, byId.get(quote.sourceId)?.text),
    );
    if (takesOtherColumn(valuesIn(text), perColumn)) return refused('date', 'another column');
    if (valuesIn(text).some(({ unit }) => unit === 'money') && givesOtherTopic(text, `${quoted}\n${around}`))
      return refused('number', 'what it is of');
    if (turnsRound(text, said)) return refused('direction');
    if (deniesOtherwise(text, said, english)) return refused('negation');
    return { kept: true, quotes: shown };
  }
  return { check };
}
