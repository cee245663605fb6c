import type { Quote } from '#contract/evidence.ts';
import { quoteFinder, type QuoteFinder } from './find-quote.ts';
import { countsInThousands, valuesIn, type Value } from './read-values.ts';
import { namesIn, type KnownNames } from './unknown-names.ts';

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

/** A source and what is worked out of it once, when the first claim needs it. */
export interface ReadSource extends CheckedSource {
  readonly finder: QuoteFinder;
  readonly names: KnownNames;
  readonly inThousands: boolean;
  /** Numbers of its title, day and address. */
  readonly around: readonly Value[];
}

export function readSource(source: CheckedSource): ReadSource {
  const made: { finder?: QuoteFinder; names?: KnownNames; inThousands?: boolean; around?: Value[] } = {};
  const { title, text, when, url } = source;
  const day = when === null ? '' : `${Number(when.slice(8, 10))} ${Number(when.slice(5, 7))} ${when.slice(0, 4)}`;
  return {
    ...source,
    get finder() {
      return (made.finder ??= quoteFinder(text));
    },
    get names() {
      return (made.names ??= namesIn(`${title}\n${text}`));
    },
    get inThousands() {
      return (made.inThousands ??= countsInThousands(text));
    },
    get around() {
      return (made.around ??= [...valuesIn(`${title} ${when ?? ''} ${url ?? ''}`), ...valuesIn(day)]);
    },
  };
}

/** A quote with the source that it stands in and its numbers as that source writes them. */
export interface FoundQuote extends Quote {
  source: ReadSource | undefined;
  values: readonly Value[];
}

export const withValues = (quote: Quote, source: ReadSource | undefined): FoundQuote => ({
  ...quote,
  source,
  values: valuesIn(quote.text, source?.language, source?.inThousands),
});
