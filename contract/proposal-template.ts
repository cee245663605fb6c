import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { proposalLimits } from './proposal-limits.ts';
import { limits } from './limits.ts';
import { proposalSections, statedBlocks } from './proposal.ts';
import { richLinesSchema } from './rich-text.ts';
import { block, line, outsideId, recordId } from './text.ts';

/** A text that a template adds. `legal`: fixed; the proposal's writer can neither change nor hide it. */
const templateTextSchema = z.object({
  id: z.uuid(),
  section: z.enum(proposalSections),
  title: line(limits.proposal.titleMax).min(1, 'Enter a title'),
  text: block(proposalLimits.templateTextMax).min(1, 'Write the text'),
  legal: z.boolean(),
  /** Formatting of the text's lines; omitted if all are plain. */
  lines: richLinesSchema.optional(),
});

/** A stated block that no one can edit or hide in a proposal; its text is always the draft. */
const templateLockSchema = z.object({
  blockId: z.enum(statedBlocks.map(([, field]) => field)),
  why: line(proposalLimits.lockWhyMax).min(1, 'Say why, so that everyone knows'),
  /** Name of the admin who set the lock; set by the server. */
  by: line(limits.proposal.titleMax).default(''),
});
export type TemplateLock = z.infer<typeof templateLockSchema>;

const ids = z.array(outsideId()).max(statedBlocks.length + proposalLimits.templateTexts);
export const templateContentSchema = z.object({
  /** Block ids in reading order within their sections; unlisted blocks follow in the default order. */
  order: ids,
  /** Default blocks that the template omits until someone shows them. */
  leavesOut: ids,
  texts: z.array(templateTextSchema).max(proposalLimits.templateTexts),
  /** Sections in reading order; unlisted ones follow in the default order. */
  sections: z.array(z.enum(proposalSections)).max(proposalSections.length).default([]),
  locks: z.array(templateLockSchema).max(statedBlocks.length).default([]),
  /** Whether proposals start with a cover page; templates stored before covers existed have none. */
  cover: z.boolean().default(false),
  /** Days a proposal is valid, from its date; null states none. */
  validDays: z.number().int().min(1).max(proposalLimits.validDaysMax).nullable().default(null),
});
export type TemplateContent = z.infer<typeof templateContentSchema>;

const nameSchema = line(limits.proposal.titleMax).min(1, 'Name the template');
export const proposalTemplateSchema = templateContentSchema.extend({
  id: z.string(),
  name: z.string(),
  /** Whether proposals without a chosen template use this one; at most one template is standard. */
  standard: z.boolean(),
  /** Whether the template is archived: it can't be chosen, but proposals that use it keep it. */
  archived: z.boolean(),
  /** Counts changes; a sent proposal keeps the revision it was sent with. */
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type ProposalTemplate = z.infer<typeof proposalTemplateSchema>;

const answer = z.object({ templates: z.array(proposalTemplateSchema) });
const path = '/api/proposal-templates';

export const listTemplates = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Proposal templates, by name',
  input: z.object({}),
  output: answer,
});

/**
 * The caller creates `templateId`, so a repeated save creates one template.
 * `revision`: the one edited, 0 for a new template.
 */
export const saveTemplate = endpoint({
  method: 'PUT',
  path: `${path}/:templateId`,
  access: 'admin',
  summary: 'Save a proposal template; sent proposals keep theirs',
  input: templateContentSchema.extend({
    templateId: z.uuid(),
    name: nameSchema,
    standard: z.boolean(),
    revision: z.number().int(),
  }),
  output: answer,
});

export const archiveTemplate = endpoint({
  method: 'PUT',
  path: `${path}/:templateId/archived`,
  access: 'admin',
  summary: 'Archive a template, or restore it',
  input: z.object({ templateId: recordId(), archived: z.boolean() }),
  output: answer,
});
