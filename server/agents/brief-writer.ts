import type { Question, Section, SectionKey } from '#contract/brief.ts';
import type { Evidence, Quote, Source } from '#contract/evidence.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Playbook } from './playbooks/playbook.ts';
import type { SitePage } from './tools/site-page.ts';

/** Part of a brief an entry belongs to, according to the model that read it. */
export type EntryPart = 'company' | 'finance' | 'competitor' | 'person' | 'trend' | 'pain' | 'seller';

/** An entry that a model read and that passed the checks. */
export interface ReadEntry extends Evidence {
  part: EntryPart;
}

/** The rules' draft of a brief, with everything it was written from. */
export interface BriefTask {
  company: string;
  person: { name: string; role: string };
  seller: { name: string; solutions: readonly Solution[] };
  playbook: Playbook;
  /** ISO date of the run. */
  today: string;
  pages: readonly SitePage[];
  /** Everything read, with its text. */
  sources: readonly Source[];
  /** Ids of the seller's own sources: solutions and content. */
  own: ReadonlySet<string>;
  /** The rules' ledger. */
  entries: readonly Evidence[];
  /** Entries a model read in an earlier run, so that nothing is read again; null: read now. */
  read: readonly ReadEntry[] | null;
  /** Writes only this section; null: the whole brief. */
  only: SectionKey | null;
  draft: { sections: ReadonlyMap<SectionKey, Section>; questions: readonly Question[] };
  /** Rewrites by rule what depends on the pains: the mapping and the questions. */
  redraft: (sections: ReadonlyMap<SectionKey, Section>) => Promise<{ mapping: Section; questions: Question[] }>;
  /** Milliseconds until it must finish. */
  budgetMs: number;
  signal: AbortSignal;
  refuses: (claim: { text: string; quotes: Quote[] }) => boolean;
  /** Called at once with each changed section: the model's, or one that rules rewrote because of it. */
  onSection: (key: SectionKey, section: Section) => void;
  /** Called at once with replaced questions: the model's, or ones that rules rewrote. */
  onQuestions: (questions: Question[]) => void;
}

/** A model's results in a run: its cost, and why rules wrote the remaining parts. */
export interface ModelReport {
  model: string;
  calls: number;
  ms: number;
  /** Null if the provider reports no tokens. */
  inputTokens: number | null;
  outputTokens: number | null;
  inputCharacters: number;
  outputCharacters: number;
  /** Statements checked against the sources, and how many were kept. */
  said: number;
  kept: number;
  /** Number of refused statements by reason. */
  refused: Record<string, number>;
  /** Parts written by the model. */
  written: readonly (SectionKey | 'questions')[];
  /** Sentences for admins; empty if it wrote every part. */
  notes: readonly string[];
}

export interface WrittenParts {
  sections: ReadonlyMap<SectionKey, Section>;
  /** Null: the drafted ones stay. */
  questions: Question[] | null;
  /** Entries it read, for the ledger. */
  read: readonly ReadEntry[];
  report: ModelReport;
}
