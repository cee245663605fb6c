import type { z } from 'zod';
import type { Writer } from '#contract/brief.ts';
import type { Claim, EvidenceStructure, EvidenceSubject, EvidenceTag, Quote, Source } from '#contract/evidence.ts';
import type { Figure } from '#server/ports/research/research.ts';
import type { BriefTask, WrittenParts } from './brief-writer.ts';
import type { PageKind } from './tools/page-kind.ts';
import type { SitePage } from './tools/crawl-site.ts';

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
  | 'result'
  | 'further';

/** Something that a site states, with the words that state it. */
export interface Finding {
  topic: Topic;
  /** A sentence that follows from the quotes. */
  text: string;
  quotes: Quote[];
  page: PageKind;
  /** Higher is more telling; comparable within a topic. */
  score: number;
  /** The person, organisation, plan or competitor it is about. */
  name?: string;
  role?: string;
  /** ISO day, where one is shown beside it. */
  date?: string;
  /** Who states it, where it is not the company's own site: 'Wikidata', 'example.com'. */
  where?: string;
  /** The number of the company that it states. */
  figure?: Figure;
  /** Several sources state different values; the text names each. */
  range?: boolean;
  /** Items of an 8-K. */
  items?: readonly string[];
  /** Whose it is; absent: the prospect's. */
  subject?: EvidenceSubject;
  tag?: EvidenceTag;
  structure?: EvidenceStructure;
  /** How it is told as a row: 'People', and what stands there. */
  row?: { label: string; value: string };
}

/** What an analyst is given to extract from. */
export interface Site {
  company: string;
  pages: readonly SitePage[];
  /** ISO day of the run: what is old is told from it. */
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

/** A part of an agent's work: instructions for a model, a draft for the analyst that has none. */
export interface Composition {
  key: string;
  title: string;
  instructions: string;
  sources: readonly Source[];
  /** Claims of the sections that this one builds on. */
  claims: readonly Claim[];
  output: z.ZodType;
  /** Written by rule; a promise where it ranks first. */
  draft: () => unknown;
}

export interface Composed {
  output: unknown;
  writtenBy: Writer;
}

/** What an agent asks for; whoever answers, the runner checks the answer against schema and sources. */
export interface Analyst {
  readonly name: string;
  compose(task: Composition, signal: AbortSignal): Promise<Composed>;
  /** The same for an answer from the seller's own content, of the given ISO day. */
  answer(task: Composition & { today: string }, signal: AbortSignal): Promise<Composed>;
  /** Writes parts of a brief over what rules drafted; absent: the draft is the brief. */
  writeBrief?(task: BriefTask): Promise<WrittenParts>;
  /** The choice that a text fits best; null where nothing speaks for any. */
  classify(text: string, choices: readonly Choice[]): Promise<string | null>;
  extract(site: Site): Promise<Finding[]>;
  /** Passages with a score above 0, best first. */
  rank(query: string, passages: readonly Passage[]): Promise<Ranked[]>;
}
