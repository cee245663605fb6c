import type { Quote } from '#contract/evidence.ts';

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
  /** What was learned of statements on companies isn't asked: the claims are of another kind. */
  byRulesAlone?: boolean;
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
  | 'private'
  | 'form';

export type Checked = { kept: true; quotes: Quote[] } | { kept: false; reason: Refusal; detail: string };
