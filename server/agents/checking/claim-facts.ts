import type { Quote } from '#contract/evidence.ts';
import type { CheckedClaim, CheckFrame } from './checked-claim.ts';
import { withoutToldTimes } from './closer/clock-times.ts';
import { dayAbove } from './other-line.ts';
import { valuesIn } from './read-values.ts';
import type { Value } from './value.ts';
import { withValues, type FoundQuote, type ReadSource } from './read-source.ts';
import type { CompanyName } from './whose-words.ts';
import type { KnownNames } from './unknown-names.ts';

/** What is known before any claim is read. */
export interface KnownFrame extends Pick<CheckFrame, 'today' | 'products' | 'byRulesAlone'> {
  company: CompanyName;
  /** Names that every claim may use. */
  known: KnownNames;
  tellsPrivate(text: string): boolean;
  source(id: string): ReadSource | undefined;
}

/** A claim with what was read of it once, for all checks. */
export interface ClaimFacts extends Pick<CheckedClaim, 'kind' | 'text' | 'restsOn'> {
  frame: KnownFrame;
  /** Numbers in the claim's own text. */
  claimed: readonly Value[];
  /** The claim's own quotes, and all quotes including those of the claims behind it. */
  quotes: readonly FoundQuote[];
  all: readonly FoundQuote[];
  read: readonly ReadSource[];
  said: readonly string[];
  /** Texts of all quotes. */
  evidence: readonly string[];
  /** Its quotes with the day of their entry or page. */
  dated: readonly { text: string; when: string | null }[];
  /** Titles, dates and URLs of its sources. */
  around: string;
  english: boolean;
}

export function readClaim({ kind, text, restsOn }: CheckedClaim, quotes: readonly FoundQuote[], frame: KnownFrame) {
  const below = restsOn.flatMap((other) =>
    other.quotes.map((quote: Quote) => withValues(quote, frame.source(quote.sourceId))),
  );
  const all = [...quotes, ...below];
  const read = [...new Set(all.flatMap(({ source }) => source ?? []))];
  const evidence = all.map((quote) => quote.text);
  const facts: ClaimFacts = {
    kind,
    text,
    restsOn,
    frame,
    claimed: valuesIn(withoutToldTimes(text, evidence)),
    quotes,
    all,
    read,
    said: quotes.map((quote) => quote.text),
    evidence,
    dated: quotes.map((quote) => ({ text: quote.text, when: dayAbove(quote) ?? quote.source?.when ?? null })),
    around: read.map(({ title, when, url }) => `${title} ${when ?? ''} ${url ?? ''}`).join('\n'),
    english: read.every(({ language }) => language === 'en' || language === ''),
  };
  return facts;
}
