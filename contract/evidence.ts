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

/** Where information came from. `text` is the stored text that quotes are verified against; it isn't always sent. */
export const sourceSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  title: z.string(),
  url: z.string().nullable(),
  /** When the source was read, ISO 8601. */
  fetchedAt: z.string(),
  text: z.string().optional(),
  /** Of a passage of the seller's own content: its item. */
  contentId: z.string().optional(),
  /** For the seller's own team: neither it nor what rests on it is shown to outsiders. */
  teamOnly: z.boolean().optional(),
});

/** A verbatim part of a source's stored text, compared after collapsing white space. */
export const quoteSchema = z.object({ sourceId: z.string(), text: z.string().min(1) });

export const claimKindSchema = z.enum(['fact', 'inference', 'playbook', 'not-found', 'unchecked']);

/** Shown after each sentence and source that comes from the operator's own automation. */
export const uncheckedMark = 'From your automation, sources not checked';

/**
 * A fact as a table row: a label such as 'People' and its value; `asOf` is the ISO date of the source, null if none is
 * shown.
 */
export const rowSchema = z.object({ label: z.string(), value: z.string(), asOf: z.string().nullable() });

/** What a talking point starts from, its ISO day if it has one, and the last ISO day on which it is fresh. */
export const triggerSchema = z.object({
  what: z.string(),
  on: z.string().nullable(),
  freshUntil: z.string().nullable(),
});

/**
 * A sentence with its kind: `fact` has at least one verified quote, `inference` names the claims behind it, `playbook`
 * is general to the industry, `not-found` reports a gap, `unchecked` comes from the operator's own automation.
 */
export const claimSchema = z
  .object({
    id: z.string(),
    text: z.string().min(1),
    kind: claimKindSchema,
    quotes: z.array(quoteSchema),
    restsOn: z.array(z.string()).optional(),
    /** Ids of claims that speak against a pain; empty if we found none, absent if we didn't look for any. */
    against: z.array(z.string()).optional(),
    row: rowSchema.optional(),
    /** Of a talking point; absent in older briefs. */
    trigger: triggerSchema.optional(),
    /** Of a statement kept from an earlier brief, whose sources said so. */
    teamOnly: z.boolean().optional(),
  })
  .refine((claim) => claim.kind !== 'fact' || claim.quotes.length > 0, 'a fact needs a quote')
  .refine(
    (claim) => claim.kind !== 'inference' || (claim.restsOn ?? []).length > 0,
    'an inference names what it rests on',
  );

/** Returns what sources are numbered by: passages of one item of content that have no place of their own are one. */
export const listedAs = ({
  id,
  url,
  contentId,
}: Pick<z.infer<typeof sourceSchema>, 'id' | 'url' | 'contentId'>): string =>
  url === null && contentId !== undefined ? contentId : id;

export type SourceKind = z.infer<typeof sourceKindSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Trigger = z.infer<typeof triggerSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type ClaimKind = z.infer<typeof claimKindSchema>;
export type Claim = z.infer<typeof claimSchema>;

/** Whom a statement is about; only `prospect` and `person` may be stated about the prospect. */
export const evidenceSubjectSchema = z.enum(['prospect', 'person', 'customer', 'partner', 'seller', 'market']);
/** Why the entry matters to a seller. */
export const evidenceTagSchema = z.enum(['friction', 'strength', 'change', 'number', 'offer', 'buying', 'identity']);
/** The structure on the page that held the statement. */
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

/** An entry of the ledger behind a brief: whom it is about, from when, and where it appears. */
export const evidenceSchema = z.object({
  id: z.string(),
  subject: evidenceSubjectSchema,
  topic: z.string(),
  text: z.string(),
  quotes: z.array(quoteSchema),
  /** ISO date or year of the statement itself; null if none is shown beside it. */
  when: z.string().nullable(),
  tag: evidenceTagSchema,
  structure: evidenceStructureSchema,
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceSubject = z.infer<typeof evidenceSubjectSchema>;
export type EvidenceTag = z.infer<typeof evidenceTagSchema>;
export type EvidenceStructure = z.infer<typeof evidenceStructureSchema>;

/** Collapses white space: the form in which quotes are compared with stored text. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
