import type { Question, Section, SectionKey } from '#contract/brief.ts';
import type { Evidence, Quote, Source } from '#contract/evidence.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Playbook } from './playbooks/playbook.ts';
import type { SitePage } from './tools/crawl-site.ts';

/** Which part of a brief an entry belongs to, as the model that read it says. */
export type EntryPart = 'company' | 'finance' | 'competitor' | 'person' | 'trend' | 'pain' | 'seller';

/** An entry that a model read and the checks kept. */
export interface ReadEntry extends Evidence {
  part: EntryPart;
}

/** What rules wrote of a brief, and all that it was written from. */
export interface BriefTask {
  company: string;
  person: { name: string; role: string };
  seller: { name: string; solutions: readonly Solution[] };
  playbook: Playbook;
  /** ISO day of the run. */
  today: string;
  pages: readonly SitePage[];
  /** All that was read, with its text. */
  sources: readonly Source[];
  /** Ids of sources of the seller's own: solutions and content. */
  own: ReadonlySet<string>;
  /** The rules' ledger. */
  entries: readonly Evidence[];
  /** What a model read in an earlier run, kept in the ledger: nothing is read again; null: it is to be read now. */
  read: readonly ReadEntry[] | null;
  /** Writes this section alone; null: the whole brief. */
  only: SectionKey | null;
  draft: { sections: ReadonlyMap<SectionKey, Section>; questions: readonly Question[] };
  /** What rules write upon other pains than their own: the mapping and the questions. */
  redraft: (sections: ReadonlyMap<SectionKey, Section>) => Promise<{ mapping: Section; questions: Question[] }>;
  /** Milliseconds until it has to have ended. */
  budgetMs: number;
  signal: AbortSignal;
  refuses: (claim: { text: string; quotes: Quote[] }) => boolean;
  /** A section that changed, at once: the model's, or one that rules wrote anew upon it. */
  onSection: (key: SectionKey, section: Section) => void;
  /** Questions that take the place of the drafted ones, at once: the model's, or those that rules wrote anew. */
  onQuestions: (questions: Question[]) => void;
}

/** How a model fared in a run: what it cost, and in words why rules wrote where it did not. */
export interface ModelReport {
  model: string;
  calls: number;
  ms: number;
  /** Null: the provider names no tokens. */
  inputTokens: number | null;
  outputTokens: number | null;
  inputCharacters: number;
  outputCharacters: number;
  /** What it said that was held against the sources, and what of it was kept. */
  said: number;
  kept: number;
  /** How many were refused, by reason. */
  refused: Record<string, number>;
  /** Parts that the model wrote. */
  written: readonly (SectionKey | 'questions')[];
  /** Sentences for admins; empty: it wrote every part. */
  notes: readonly string[];
}

export interface WrittenParts {
  sections: ReadonlyMap<SectionKey, Section>;
  /** Null: the drafted ones stay. */
  questions: Question[] | null;
  /** What it read, for the ledger. */
  read: readonly ReadEntry[];
  report: ModelReport;
}
