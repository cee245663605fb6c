import { z } from 'zod';

export const sourceKindSchema = z.enum([
  'web-page',
  'document-page',
  'video-second',
  'filing',
  'encyclopaedia',
  'news',
  'utterance',
  'note',
  'own-solution',
  'automation',
]);

/** Where something came from. `text` is the stored text that quotes are verified against; not always sent. */
export const sourceSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  title: z.string(),
  url: z.string().nullable(),
  /** ISO 8601, when it was read. */
  fetchedAt: z.string(),
  text: z.string().optional(),
});

/** A verbatim piece of a source's stored text (equal after collapsing white space). */
export const quoteSchema = z.object({ sourceId: z.string(), text: z.string().min(1) });

export const claimKindSchema = z.enum(['fact', 'inference', 'playbook', 'not-found', 'unchecked']);

/** Behind each sentence and source that the operator's own automation answered. */
export const uncheckedMark = 'From your automation, sources not checked';

/** A fact as a line of a table: 'People' and what stands there; `asOf` is the ISO day of what says so, null where none is shown. */
export const rowSchema = z.object({ label: z.string(), value: z.string(), asOf: z.string().nullable() });

/**
 * A sentence with its kind: `fact` carries at least one verified quote, `inference` names the claims it rests
 * on, `playbook` is general to the industry, `not-found` says a gap, `unchecked` was answered by the operator's own automation.
 */
export const claimSchema = z
  .object({
    id: z.string(),
    text: z.string().min(1),
    kind: claimKindSchema,
    quotes: z.array(quoteSchema),
    restsOn: z.array(z.string()).optional(),
    row: rowSchema.optional(),
  })
  .refine((claim) => claim.kind !== 'fact' || claim.quotes.length > 0, 'a fact needs a quote')
  .refine(
    (claim) => claim.kind !== 'inference' || (claim.restsOn ?? []).length > 0,
    'an inference names what it rests on',
  );

export type SourceKind = z.infer<typeof sourceKindSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type ClaimKind = z.infer<typeof claimKindSchema>;
export type Claim = z.infer<typeof claimSchema>;

/** Whom a statement is about: only what is said of `prospect` or `person` is told as the prospect's. */
export const evidenceSubjectSchema = z.enum(['prospect', 'person', 'customer', 'partner', 'seller', 'market']);
/** What it is worth to somebody who sells. */
export const evidenceTagSchema = z.enum(['friction', 'strength', 'change', 'number', 'offer', 'buying', 'identity']);
/** Where it stands. */
export const evidenceStructureSchema = z.enum([
  'sentence',
  'table',
  'definition list',
  'card',
  'counter',
  'JSON-LD',
  'feed',
  'filing',
]);

/** An entry of the ledger that a brief rests on: whose it is, of when, and where it stands. */
export const evidenceSchema = z.object({
  id: z.string(),
  subject: evidenceSubjectSchema,
  topic: z.string(),
  text: z.string(),
  quotes: z.array(quoteSchema),
  /** ISO day or year of the statement itself; null where none is shown beside it. */
  when: z.string().nullable(),
  tag: evidenceTagSchema,
  structure: evidenceStructureSchema,
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceSubject = z.infer<typeof evidenceSubjectSchema>;
export type EvidenceTag = z.infer<typeof evidenceTagSchema>;
export type EvidenceStructure = z.infer<typeof evidenceStructureSchema>;

/** White space collapsed: the form in which quotes are compared with stored text. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
