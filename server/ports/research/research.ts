import type { SourceKind } from '#contract/evidence.ts';
import type { ResearchKey } from '#contract/research.ts';

/** The company being researched, as its own site presents it. */
export interface ResearchSubject {
  /** Possible names, most trusted first. */
  names: readonly string[];
  /** URL of its home page. */
  siteUrl: string;
}

export type ResearchTopic =
  | 'description'
  | 'founded'
  | 'scale'
  | 'location'
  | 'money'
  | 'news'
  | 'person'
  | 'competitor'
  | 'industry'
  | 'earlier';

/** A number several sources may state; `at` is its ISO date or year. */
export interface Figure {
  measure: 'employees' | 'founded' | 'revenue' | 'net-income';
  value: number;
  /** `people`, `year` or a currency code. */
  unit: string;
  at?: string;
}

/** A sentence that follows from quoted lines of its document. */
export interface ResearchFact {
  topic: ResearchTopic;
  text: string;
  quotes: readonly string[];
  name?: string;
  role?: string;
  /** ISO day. */
  date?: string;
  figure?: Figure;
  /** Items of an 8-K, for the conclusions they allow. */
  items?: readonly string[];
}

/** What a source holds about the company, as readable lines. */
export interface ResearchDocument {
  kind: SourceKind;
  title: string;
  url: string | null;
  /** When it was fetched, ISO 8601. */
  fetchedAt: string;
  text: string;
  /** Name used within a sentence: 'Wikidata', 'the 10-K filed 1 November 2025'. */
  label: string;
  facts: readonly ResearchFact[];
}

/** A URL a source named: read through the guard, and used only if its page names the company's site. */
export interface ResearchHit {
  kind: 'news' | 'web-page';
  url: string;
  title: string;
  /** ISO date, if the source states one. */
  date: string | null;
}

/** A directory entry that is certainly this company; other sources build on it. */
export interface ConfirmedEntity {
  /** Title of its Wikipedia article. */
  article: string | null;
  /** Ten-digit number at the SEC. */
  cik: string | null;
  id: string;
}

export interface ResearchResult {
  state: 'found' | 'nothing' | 'not-confirmed';
  /** Why nothing was used, as a sentence. */
  note: string;
  documents: readonly ResearchDocument[];
  hits: readonly ResearchHit[];
  entity?: ConfirmedEntity;
}

export interface FindOptions {
  signal: AbortSignal;
  /** The directory's entry, or null if none was confirmed. */
  entity: Promise<ConfirmedEntity | null>;
}

/** A research source. `find` rejects with ResearchError, or with the reason of the aborted signal. */
export interface ResearchSource {
  readonly key: ResearchKey;
  readonly label: string;
  /** Total timeout of all its requests, in milliseconds. */
  readonly timeoutMs: number;
  find(subject: ResearchSubject, options: FindOptions): Promise<ResearchResult>;
}

/** A company that a directory lists under a name. */
export interface KnownCompany {
  name: string;
  description: string;
  place: string;
  website: string;
}

/** Finds companies by name. Rejects with ResearchError. */
export interface CompanyDirectory {
  readonly label: string;
  findByName(name: string, signal: AbortSignal): Promise<KnownCompany[]>;
}

/** All research enabled in this installation. */
export interface Research {
  sources: readonly ResearchSource[];
  directory: CompanyDirectory | null;
  isOn(key: ResearchKey): boolean;
  close(): Promise<void>;
}

export function foundNothing(note: string): ResearchResult {
  return { state: 'nothing', note, documents: [], hits: [] };
}

export function notConfirmed(note: string): ResearchResult {
  return { state: 'not-confirmed', note, documents: [], hits: [] };
}
