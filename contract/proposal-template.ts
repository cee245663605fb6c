import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { proposalLimits } from './proposal-limits.ts';
import { limits } from './limits.ts';
import { proposalSections, statedBlocks } from './proposal.ts';
import { block, line, outsideId, recordId } from './text.ts';

/** A text that a template brings. `legal`: it stands as it is, and whoever writes the proposal can neither change nor hide it. */
const templateTextSchema = z.object({
  id: z.uuid(),
  section: z.enum(proposalSections),
  title: line(limits.proposal.titleMax).min(1, 'Enter a title'),
  text: block(proposalLimits.templateTextMax).min(1, 'Write the text'),
  legal: z.boolean(),
});

const ids = z.array(outsideId()).max(statedBlocks.length + proposalLimits.templateTexts);
export const templateContentSchema = z.object({
  /** Ids of blocks in reading order, within their sections; what is not named follows in the stated order. */
  order: ids,
  /** Blocks of the stated structure that it leaves out, until somebody shows them. */
  leavesOut: ids,
  texts: z.array(templateTextSchema).max(proposalLimits.templateTexts),
});
export type TemplateContent = z.infer<typeof templateContentSchema>;

const nameSchema = line(limits.proposal.titleMax).min(1, 'Name the template');
export const proposalTemplateSchema = templateContentSchema.extend({
  id: z.string(),
  name: z.string(),
  /** Proposals for which nobody chose one follow it. At most one is. */
  standard: z.boolean(),
  /** Put away: nobody can choose it any more; proposals that have it keep it. */
  archived: z.boolean(),
  /** Counts its changes; the one that a sent proposal had stays with it. */
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

/** `templateId` is the caller's: sending twice makes one. `revision`: what it was changed over, 0 for a new one. */
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
