import type { Quote } from '#contract/evidence.ts';
import { languageOfLines } from '../ledger/language-of.ts';
import { quoteFinder, type QuoteFinder } from './find-quote.ts';
import { countsInThousands, valuesIn } from './read-values.ts';
import type { Value } from './value.ts';
import { scaleAbove, scaled } from './table-scale.ts';
import { namesIn, type KnownNames } from './unknown-names.ts';

/** A source in the form the checks need. */
export interface CheckedSource {
  id: string;
  title: string;
  url: string | null;
  text: string;
  /** ISO date of an article; null if unknown. */
  when: string | null;
  /** Two-letter code. */
  language: string;
  /** Whom the page is about: a case study is a customer's, a guest article a partner's. */
  subject: 'prospect' | 'customer' | 'partner';
  /** Whether it is in another language than most of the site, where information may be older. */
  secondary: boolean;
}

/** A source with values computed once, when first needed. */
export interface ReadSource extends CheckedSource {
  readonly finder: QuoteFinder;
  readonly names: KnownNames;
  readonly inThousands: boolean;
  /** Numbers in its title, date and URL. */
  readonly around: readonly Value[];
  /** Its lines, and at which character each begins. */
  readonly lines: { page: readonly string[]; starts: readonly number[] };
}

export function readSource(source: CheckedSource): ReadSource {
  const made: {
    finder?: QuoteFinder;
    names?: KnownNames;
    inThousands?: boolean;
    around?: Value[];
    lines?: ReadSource['lines'];
  } = {};
  const { title, text, when, url } = source;
  const day = when === null ? '' : `${Number(when.slice(8, 10))} ${Number(when.slice(5, 7))} ${when.slice(0, 4)}`;
  return {
    ...source,
    language: languageOfLines(text, source.language),
    get finder() {
      return (made.finder ??= quoteFinder(text));
    },
    get names() {
      return (made.names ??= namesIn(`${title}\n${text}`));
    },
    get inThousands() {
      return (made.inThousands ??= countsInThousands(text));
    },
    get lines() {
      if (made.lines !== undefined) return made.lines;
      const page = text.split('\n');
      let at = 0;
      const starts = page.map((line) => {
        const start = at;
        at += line.length + 1;
        return start;
      });
      return (made.lines = { page, starts });
    },
    get around() {
      return (made.around ??= [...valuesIn(`${title} ${when ?? ''} ${url ?? ''}`), ...valuesIn(day)]);
    },
  };
}

/** A quote with its source and its numbers as that source writes them. */
export interface FoundQuote extends Quote {
  source: ReadSource | undefined;
  /** Character of its source at which it begins; -1: unknown. */
  at: number;
  values: readonly Value[];
}

export function withValues(
  quote: Quote,
  source: ReadSource | undefined,
  at = source?.text.indexOf(quote.text) ?? -1,
): FoundQuote {
  const values = valuesIn(quote.text, source?.language, source?.inThousands);
  const factor = source === undefined || at < 0 ? null : scaleAbove(source.text, at, quote.text);
  return { ...quote, source, at, values: factor === null ? values : [...values, ...scaled(values, factor)] };
}
