import type { z } from 'zod';
import type { Writer } from '#contract/brief.ts';
import type { Claim, EvidenceStructure, EvidenceSubject, EvidenceTag, Quote, Source } from '#contract/evidence.ts';
import type { Figure } from '#server/ports/research/research.ts';
import type { BriefTask, WrittenParts } from './brief-writer.ts';
import type { PageKind } from './tools/page-kind.ts';
import type { SitePage } from './tools/site-page.ts';

export type Topic =
  | 'description'
  | 'founded'
  | 'scale'
  | 'location'
  | 'address'
  | 'person'
  | 'team'
  | 'testimonial'
  | 'customer'
  | 'price'
  | 'offer'
  | 'money'
  | 'industry'
  | 'earlier'
  | 'certification'
  | 'security'
  | 'job'
  | 'news'
  | 'competitor'
  | 'statement'
  | 'tagline'
  | 'staff'
  | 'owner'
  | 'entity'
  | 'place'
  | 'reach'
  | 'client'
  | 'figure'
  | 'tariff'
  | 'rival'
  | 'market'
  | 'spec'
  | 'friction'
  | 'solved'
  | 'result'
  | 'further';

/** A fact that a site states, with the words that state it. */
export interface Finding {
  topic: Topic;
  /** A sentence that follows from the quotes. */
  text: string;
  quotes: Quote[];
  page: PageKind;
  /** Higher is more informative; comparable only within a topic. */
  score: number;
  /** The person, organization, plan or competitor it is about. */
  name?: string;
  role?: string;
  /** ISO date, if one is shown beside it. */
  date?: string;
  /** Name of the source if it isn't the company's own site: 'Wikidata', 'example.com'. */
  where?: string;
  /** The number it states about the company. */
  figure?: Figure;
  /** Whether several sources state different values, each named in the text. */
  range?: boolean;
  /** Items of an 8-K. */
  items?: readonly string[];
  /** Whom it is about; absent: the prospect. */
  subject?: EvidenceSubject;
  tag?: EvidenceTag;
  structure?: EvidenceStructure;
  /** The same as a table row: a label such as 'People' and its value. */
  row?: { label: string; value: string };
}

/** The material an analyst extracts from. */
export interface Site {
  company: string;
  pages: readonly SitePage[];
  /** ISO date of the run, for recognizing old information. */
  today: string;
}

export interface Choice {
  key: string;
  vocabulary: readonly string[];
}
export interface Passage {
  id: string;
  text: string;
}
export interface Ranked {
  id: string;
  score: number;
}

/** A part of an agent's work: instructions for a model, and a draft for the analyst without one. */
export interface Composition {
  key: string;
  title: string;
  instructions: string;
  sources: readonly Source[];
  /** Claims of the sections this part builds on. */
  claims: readonly Claim[];
  output: z.ZodType;
  /** Builds the rule-based result; a promise if it needs ranking first. */
  draft: () => unknown;
}

export interface Composed {
  output: unknown;
  writtenBy: Writer;
}

/** What agents request. The runner checks every result against schema and sources, whoever produced it. */
export interface Analyst {
  readonly name: string;
  compose(task: Composition, signal: AbortSignal): Promise<Composed>;
  /** Does the same for an answer from the seller's own content, as of an ISO date. */
  answer(task: Composition & { today: string }, signal: AbortSignal): Promise<Composed>;
  /** Rewrites parts of a rule-based brief; absent: the draft is the brief. */
  writeBrief?(task: BriefTask): Promise<WrittenParts>;
  /** Returns the best-fitting choice, or null if none is supported. */
  classify(text: string, choices: readonly Choice[]): Promise<string | null>;
  extract(site: Site): Promise<Finding[]>;
  /** Returns passages with a score above 0, best first. */
  rank(query: string, passages: readonly Passage[]): Promise<Ranked[]>;
}
