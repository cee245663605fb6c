import { z } from 'zod';
import { sectionKeys, type Brief, type SectionKey } from './brief.ts';
import { claimKindSchema, sourceKindSchema } from './evidence.ts';

export const sectionKeySchema = z.enum(sectionKeys);
export const thumbSchema = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof thumbSchema>;

/** A sentence and its quotes as they read when someone marked it. */
export const anchorSchema = z.object({
  text: z.string(),
  kind: claimKindSchema,
  quotes: z.array(
    z.object({
      text: z.string(),
      source: z.object({
        kind: sourceKindSchema,
        title: z.string(),
        url: z.string().nullable(),
        fetchedAt: z.string(),
        contentId: z.string().optional(),
        teamOnly: z.boolean().optional(),
      }),
    }),
  ),
  teamOnly: z.boolean().optional(),
  /** Items that an inference rests on, and which of them are for the seller's team alone. */
  basis: z.array(z.object({ contentId: z.string(), teamOnly: z.boolean().optional() })).optional(),
});
export type Anchor = z.infer<typeof anchorSchema>;

/** What people marked on one sentence of a brief. */
export const claimMarkSchema = z.object({
  claimId: z.string(),
  section: sectionKeySchema,
  pinned: z.boolean(),
  hidden: z.boolean(),
  /** Removed from the brief; later runs never state it again. */
  wrong: z.boolean(),
  thumb: thumbSchema.nullable(),
  /** The agent's original words, and who changed them. */
  edited: z.object({ original: z.string(), by: z.string(), at: z.string() }).nullable(),
  /** Pinned or edited, but not found again by the last refresh. */
  kept: z.boolean(),
  /** The current text of the sentence. */
  text: z.string(),
});
export type ClaimMark = z.infer<typeof claimMarkSchema>;

export const noteSchema = z.object({
  id: z.string(),
  section: sectionKeySchema.nullable(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** One difference between a brief and its version before the last refresh. */
export const changeSchema = z.object({
  kind: z.enum(['new', 'gone', 'changed']),
  section: sectionKeySchema,
  /** Null if the statement is gone. */
  claimId: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.infer<typeof changeSchema>;

export const changesSchema = z.object({ since: z.string(), items: z.array(changeSchema) });
export type Changes = z.infer<typeof changesSchema>;

/** Returns the brief as it is shared with others: without hidden statements. */
export function visibleBrief(brief: Brief, marks: readonly ClaimMark[]): Brief {
  const hidden = new Set(marks.filter((mark) => mark.hidden).map((mark) => mark.claimId));
  if (hidden.size === 0) return brief;
  const sections = Object.fromEntries(
    sectionKeys.map((key) => {
      const section = brief.sections[key];
      return [key, { ...section, claims: section.claims.filter((claim) => !hidden.has(claim.id)) }];
    }),
  ) as Record<SectionKey, Brief['sections'][SectionKey]>;
  return { ...brief, sections };
}
