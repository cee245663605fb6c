import type { SourceKind } from '#contract/evidence.ts';
import type { ResearchKey } from '#contract/research.ts';

/** The company that is asked about, as its own site presents it. */
export interface ResearchSubject {
  /** What it may be called, most trusted first. */
  names: readonly string[];
  /** Where its start page was read. */
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

/** A number that several sources may state; `at` is the ISO day or year that it is of. */
export interface Figure {
  measure: 'employees' | 'founded' | 'revenue' | 'net-income';
  value: number;
  /** `people`, `year` or a currency's code. */
  unit: string;
  at?: string;
}

/** A sentence that follows from the quoted lines of its document. */
export interface ResearchFact {
  topic: ResearchTopic;
  text: string;
  quotes: readonly string[];
  name?: string;
  role?: string;
  /** ISO day. */
  date?: string;
  figure?: Figure;
  /** Items of an 8-K, for what they suggest. */
  items?: readonly string[];
}

/** What a source holds about the company, as readable lines. */
export interface ResearchDocument {
  kind: SourceKind;
  title: string;
  url: string | null;
  /** ISO 8601, when it was fetched. */
  fetchedAt: string;
  text: string;
  /** How it is called within a sentence: 'Wikidata', 'the 10-K filed 1 November 2025'. */
  label: string;
  facts: readonly ResearchFact[];
}

/** An address that a source named: it is read through the guard, and counts only when its page names the company's site. */
export interface ResearchHit {
  kind: 'news' | 'web-page';
  url: string;
  title: string;
  /** ISO day, where the source states one. */
  date: string | null;
}

/** The entry of a directory that is certainly this company; other sources build on it. */
export interface ConfirmedEntity {
  /** Title of its article in the encyclopaedia. */
  article: string | null;
  /** Its number at the SEC, ten digits. */
  cik: string | null;
  id: string;
}

export interface ResearchResult {
  state: 'found' | 'nothing' | 'not-confirmed';
  /** Why nothing was taken, as a sentence. */
  note: string;
  documents: readonly ResearchDocument[];
  hits: readonly ResearchHit[];
  entity?: ConfirmedEntity;
}

export interface FindOptions {
  signal: AbortSignal;
  /** The directory's entry, or null when none was confirmed. */
  entity: Promise<ConfirmedEntity | null>;
}

/** One source of research. `find` rejects with ResearchError, or with the reason of the aborted signal. */
export interface ResearchSource {
  readonly key: ResearchKey;
  readonly label: string;
  /** Everything that it does together, in milliseconds. */
  readonly timeoutMs: number;
  find(subject: ResearchSubject, options: FindOptions): Promise<ResearchResult>;
}

/** A company that a directory knows under a name. */
export interface KnownCompany {
  name: string;
  description: string;
  place: string;
  website: string;
}

/** Who a name may mean. Rejects with ResearchError. */
export interface CompanyDirectory {
  readonly label: string;
  findByName(name: string, signal: AbortSignal): Promise<KnownCompany[]>;
}

/** All that is switched on in this installation. */
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
