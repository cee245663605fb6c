import { limits } from '#contract/limits.ts';
import type { Quote } from '#contract/evidence.ts';
import {
  comparesOtherwise,
  deniesOtherwise,
  dropsPrefix,
  saysDone,
  dropsMinus,
  turnsFigureRound,
  turnsRound,
} from './agree-direction.ts';
import { goesBeyond } from './beyond-evidence.ts';
import { pageKind } from '../tools/page-kind.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { namesOtherMonth } from './agree-months.ts';
import {
  addsRate,
  countsOtherKind,
  countsOtherThing,
  isPerOther,
  isPerOtherBase,
  measuresOtherwise,
} from './agree-counted.ts';
import { overOtherTime, takesOtherColumn, unfoundedNumbers } from './agree-numbers.ts';
import { givesOtherRole, givesOtherTopic, givesRole } from './agree-roles.ts';
import { isOutlived, isStale, tellsPastAsPresent } from './is-stale.ts';
import { dayAbove, takesOtherEntry, takesOtherRole, takesOtherRow } from './other-line.ts';
import { labelOf } from './label-of.ts';
import { valuesIn, type Value, valueOf } from './read-values.ts';
import { isCall, isCaution, isMachineOrder, isReadersTrouble, knowsTrouble, asksReader } from './told-to-reader.ts';
import { readSource, withValues, type CheckedSource, type FoundQuote, type ReadSource } from './read-source.ts';
import { namesIn, unknownNames } from './unknown-names.ts';
import { tellsOfAnother } from './whose-words.ts';

/** A statement proposed for a brief, by rules or a model. */
export interface CheckedClaim {
  kind: 'fact' | 'inference';
  text: string;
  quotes: readonly Quote[];
  /** Texts and quotes of the claims behind an inference. */
  restsOn: readonly { text: string; quotes: readonly Quote[] }[];
}

/** Context known besides the sources. */
export interface CheckFrame {
  company: string;
  /** ISO date. */
  today: string;
  /** Names of the seller's products, and other names a claim may use: people of the meeting, the seller. */
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
  | 'role'
  | 'beyond'
  | 'form';

export type Checked = { kept: true; quotes: Quote[] } | { kept: false; reason: Refusal; detail: string };

/** Facts computed once per claim, for all checks. */
interface ClaimFacts {
  /** Numbers in the claim's own text. */
  claimed: readonly Value[];
  /** The claim's own quotes, and all quotes including those of the claims behind it. */
  quotes: readonly FoundQuote[];
  all: readonly FoundQuote[];
  read: readonly ReadSource[];
  said: readonly string[];
  /** Titles, dates and URLs of its sources. */
  around: string;
  english: boolean;
}

export interface ClaimChecker {
  check(claim: CheckedClaim): Checked;
}

const refused = (reason: Refusal, detail = ''): Checked => ({ kept: false, reason, detail });

/** Returns a product of the seller's line that doesn't exist but is named in the text, or null. */
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

const counting = /\b(?:named|listed|lists?|names|among|founders|leaders|people)\b/iu;

const thisYear = (year: number): Value[] =>
  [year - 1, year, year + 1].map((value) => valueOf(value, { error: 0.5, calendar: true }));

/** Returns the number of names in the quotes and of quotes, for claims like 'one of three founders named'. */
function countsOf(quotes: readonly Quote[]): Value[] {
  const names = quotes.flatMap(({ text }) => text.match(/\p{Lu}[\p{Ll}’'-]+\s+\p{Lu}[\p{L}’'-]+/gu) ?? []).length;
  // A heading in front may have been taken for one.
  return [names, names - 1, quotes.length].filter((count) => count > 1).map((value) => valueOf(value));
}

/** Creates the only checker that holds claims of rules and models against the sources. */
export function claimChecker(sources: readonly CheckedSource[], frame: CheckFrame): ClaimChecker {
  const byId = new Map(sources.map((source) => [source.id, readSource(source)]));
  const words = frame.company.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const company = { test: nameTest(frame.company), words: new Set(words) };
  const known = namesIn([frame.company, ...frame.names, ...frame.products].join('\n'));
  const year = Number(frame.today.slice(0, 4));

  /** Returns a claim's quotes as they appear in their sources, or why one doesn't. */
  function find(quotes: readonly Quote[]): FoundQuote[] | { reason: Refusal; detail: string } {
    const found: FoundQuote[] = [];
    for (const quote of quotes) {
      const source = byId.get(quote.sourceId);
      if (source === undefined) return { reason: 'page-not-read', detail: quote.sourceId };
      const words = source.finder.find(quote.text);
      if (words === null) return { reason: 'quote-not-found', detail: quote.text };
      found.push(...words.map(({ words: text, at }) => withValues({ sourceId: quote.sourceId, text }, source, at)));
    }
    return found;
  }

  /** Returns the first problem with a claim's numbers, given its quotes and the claims behind it. */
  function strangeNumber({ kind, text, restsOn }: CheckedClaim, facts: ClaimFacts): Refusal | null {
    const { claimed, quotes, all, read } = facts;
    const found = all.flatMap(({ values }) => values);
    const values = [
      ...found,
      ...restsOn.flatMap((other) => valuesIn(other.text)),
      ...read.flatMap(({ around }) => around),
    ];
    // A year in the quotes takes precedence over the page's.
    const named = found.filter(({ calendar }) => calendar).map(({ value }) => value);
    const years = claimed.filter(({ calendar }) => calendar);
    const otherYear = named.length > 0 && quotes.length === 1 && years.some(({ value }) => !named.includes(value));
    if (kind === 'fact' && otherYear) return 'date';
    const ages = values
      .filter(({ calendar }) => calendar)
      .map((value): Value => ({ ...value, value: year - value.value, unit: 'year', calendar: false, error: 1 }));
    const unfounded = unfoundedNumbers(
      text,
      claimed,
      [
        ...values,
        ...ages,
        ...(kind === 'fact' && counting.test(text) ? countsOf(quotes) : []),
        ...(kind === 'inference' ? thisYear(year) : []),
      ],
      overOtherTime(text, facts.said, read[0]?.language ?? ''),
    );
    return unfounded.length > 0 ? 'number' : null;
  }

  /** Returns why a fact doesn't follow from its quotes although its numbers, names and subject do. */
  function strangeFact(text: string, { claimed, quotes, read, said, around, english }: ClaimFacts): Refusal | null {
    if (countsOtherThing(text, said) || measuresOtherwise(text, said)) return 'number';
    if (english ? isPerOther(text, said) : isPerOtherBase(text, said)) return 'number';
    if (english && addsRate(text, quotes)) return 'number';
    const quoted = `${said.join('\n')}\n${around}`;
    if (givesOtherRole(text, quoted) || takesOtherRole(text, quotes) || takesOtherEntry(text, quotes)) return 'role';
    if (english && takesOtherRow(text, quotes)) return 'number';
    const perColumn = quotes.map(({ values }) => values);
    if (takesOtherColumn(claimed, perColumn)) return 'date';
    if (
      claimed.some(({ unit }) => unit === 'money') &&
      givesOtherTopic(text, `${quotes.map(labelOf).join('\n')}\n${quoted}`)
    )
      return 'number';
    if (countsOtherKind(text, said)) return 'number';
    if (turnsRound(text, said) || turnsFigureRound(text, said) || dropsMinus(text, said)) return 'direction';
    if (english && comparesOtherwise(text, said)) return 'direction';
    if (dropsPrefix(text, said)) return 'role';
    if (english && saysDone(text, said)) return 'negation';
    if (deniesOtherwise(text, said, english)) return 'negation';
    if (english && tellsPastAsPresent(text, said)) return 'stale';
    const figures = claimed.some(({ calendar }) => !calendar) || givesRole(text);
    return figures && read.length > 0 && read.every(({ secondary }) => secondary) ? 'stale' : null;
  }

  function check(claim: CheckedClaim): Checked {
    const { kind, text, restsOn } = claim;
    if (text.length > limits.quote.characters) return refused('form', 'too long');
    if (claim.quotes.length + restsOn.reduce((sum, other) => sum + other.quotes.length, 0) === 0)
      return refused('no-quote');
    const quotes = find(claim.quotes);
    if (!Array.isArray(quotes)) return refused(quotes.reason, quotes.detail);
    if (quotes.some((quote) => isMachineOrder(quote.text)) || isMachineOrder(text)) return refused('instruction');
    if (kind === 'fact' && isCall(text)) return refused('instruction');
    const strange = strangeProduct(text, frame.products);
    if (strange !== null) return refused('product', strange);
    const below = restsOn.flatMap((other) => other.quotes.map((quote) => withValues(quote, byId.get(quote.sourceId))));
    const all = [...quotes, ...below];
    const read = [...new Set(all.flatMap(({ source }) => source ?? []))];
    const said = quotes.map((quote) => quote.text);
    const facts: ClaimFacts = {
      claimed: valuesIn(text),
      quotes,
      all,
      read,
      said,
      around: read.map(({ title, when, url }) => `${title} ${when ?? ''} ${url ?? ''}`).join('\n'),
      english: read.every(({ language }) => language === 'en' || language === ''),
    };
    const number = strangeNumber(claim, facts);
    if (number !== null) return refused(number);
    const [name] = unknownNames(text, [known, ...read.map(({ names }) => names)]);
    if (name !== undefined) return refused('name', name);
    if (namesOtherMonth(text, `${all.map((quote) => quote.text).join('\n')}\n${facts.around}`)) return refused('date');
    if (tellsOfAnother(text, quotes, read, company)) return refused('whose');
    const dated = quotes.map((quote) => ({ text: quote.text, when: dayAbove(quote) ?? quote.source?.when ?? null }));
    if (isStale(text, dated, frame.today)) return refused('stale');
    if (kind === 'fact' && isOutlived(text, read)) return refused('stale');
    const ofReaders = (quote: string): boolean => knowsTrouble(quote) || (kind === 'fact' && asksReader(quote));
    if (said.length > 0 && said.every(ofReaders)) return refused('whose');
    if (kind === 'fact') {
      const reason = strangeFact(text, facts);
      if (reason !== null) return refused(reason);
    } else {
      // On a careers page the reader is an applicant.
      const hiring = quotes.some(
        ({ source }) => source?.url != null && URL.canParse(source.url) && pageKind(source.url) === 'careers',
      );
      if (said.length > 0 && said.every((quote) => isCaution(quote) || (!hiring && isReadersTrouble(quote))))
        return refused('whose');
      if (goesBeyond(text, [...all.map((quote) => quote.text), ...restsOn.map((other) => other.text)]))
        return refused('beyond');
    }
    return { kept: true, quotes: quotes.map(({ sourceId, text: words }) => ({ sourceId, text: words })) };
  }
  return { check };
}
