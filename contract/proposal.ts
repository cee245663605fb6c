import { z } from 'zod';
import type { TextField, ListField } from './discovery-fields.ts';
import { sessionDataSchema } from './discovery-state.ts';
import { endpoint } from './endpoint.ts';
import { claimSchema, sourceKindSchema } from './evidence.ts';
import { limits } from './limits.ts';
import { itemChoicesSchema, proposalItemSchema } from './proposal-items.ts';
import { proposalLimits } from './proposal-limits.ts';
import { assumptionsSchema, returnSchema } from './proposal-return.ts';
import { richLineSchema, richLinesSchema } from './rich-text.ts';
import { block, line, outsideId, recordId } from './text.ts';

/**
 * Sections of a proposal in reading order; the two cases are the specified structure's testimonials.
 * 'terms' holds only blocks added by people or templates.
 */
export const proposalSections = [
  'transformation_journey',
  'solution_recommendation',
  'value_proposition',
  'investment_summary',
  'case_1',
  'case_2',
  'terms',
] as const;
export type ProposalSection = (typeof proposalSections)[number];

/** Returns all sections with the listed ones first; the others follow in the default order. */
export const sectionsInOrder = (listed: readonly ProposalSection[] = []): ProposalSection[] => [
  ...new Set([...listed, ...proposalSections]),
];

export const proposalSectionTitles: Readonly<Record<ProposalSection, string>> = {
  transformation_journey: 'Transformation journey',
  solution_recommendation: 'Solution recommendation',
  value_proposition: 'Value proposition',
  investment_summary: 'Investment summary',
  case_1: 'Customer case 1',
  case_2: 'Customer case 2',
  terms: 'Terms',
};

/** Blocks of the specified structure, by the session field that holds each one's text. */
export const statedBlocks = [
  ['transformation_journey', 'currentSituation', 'Current situation'],
  ['transformation_journey', 'challenges', 'Challenges'],
  ['transformation_journey', 'vision', 'Vision'],
  ['solution_recommendation', 'solutionOverview', 'Overview'],
  ['solution_recommendation', 'keyComponents', 'Key components'],
  ['solution_recommendation', 'approach', 'Approach'],
  ['value_proposition', 'businessOutcomes', 'Business outcomes'],
  ['value_proposition', 'personalBenefits', 'Personal benefits'],
  ['value_proposition', 'riskMitigation', 'Risk mitigation'],
  ['investment_summary', 'pricingModel', 'Pricing'],
  ['investment_summary', 'roiAnalysis', 'Return on investment'],
  ['investment_summary', 'timeline', 'Timeline and next steps'],
  ['case_1', 'caseSituation1', 'Situation'],
  ['case_1', 'caseSolDescr1', 'Solution'],
  ['case_1', 'caseSolution1', 'Key elements'],
  ['case_1', 'caseValue1', 'Value'],
  ['case_2', 'caseSituation2', 'Situation'],
  ['case_2', 'caseSolDescr2', 'Solution'],
  ['case_2', 'caseSolution2', 'Key elements'],
  ['case_2', 'caseValue2', 'Value'],
] as const satisfies readonly (readonly [ProposalSection, TextField | ListField, string])[];
export type BlockField = (typeof statedBlocks)[number][1];
/** Returns a stated block's title; of an added block, its id. */
export const blockTitle = (id: string): string => statedBlocks.find(([, field]) => field === id)?.[2] ?? id;
export const isBlockField = (id: string): id is BlockField => statedBlocks.some(([, field]) => field === id);

/** What a statement of a proposal rests on. `lineId` and `contentId` locate the original. */
export const proposalSourceSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  /** Name of the speaker or document, or 'Price list'. */
  title: z.string(),
  /** Verbatim; quotes of a claim are parts of this text. */
  text: z.string(),
  lineId: z.string().nullable(),
  /** Seconds since the call began. */
  at: z.number().nullable(),
  contentId: z.string().nullable(),
  url: z.string().nullable(),
});
export type ProposalSource = z.infer<typeof proposalSourceSchema>;

export const proposalTableSchema = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type ProposalTable = z.infer<typeof proposalTableSchema>;

/** A lock that an admin set on a stated block. */
export const heldSchema = z.object({ by: z.string(), why: z.string() });
export type Held = z.infer<typeof heldSchema>;
/** Returns the words that refuse a change to a block that a template locks. */
export const heldText = (title: string, { by, why }: Held): string =>
  `${title} is locked in the template${by === '' ? '' : ` by ${by}`}: ${why.replace(/[.!?]$/u, '')}. Your change wasn’t saved. An admin can unlock it in Settings > Proposal templates.`;

/**
 * In `claims`, facts carry verified quotes, `not-found` is to be confirmed and `playbook` is an example scenario.
 * `table` comes before the claims. `edited`: a person wrote the block and no draft overwrites it.
 */
export const proposalBlockSchema = z.object({
  /** A session field, or the id of an added block. */
  id: z.string(),
  section: z.enum(proposalSections),
  title: z.string(),
  list: z.boolean(),
  claims: z.array(claimSchema),
  table: proposalTableSchema.nullable(),
  hidden: z.boolean(),
  locked: z.boolean(),
  edited: z.boolean(),
  /** Whether the text comes from the template; `legal` texts can't be changed here. */
  template: z.boolean().optional(),
  /** Formatting of each claim, null for plain text; omitted if all are plain. */
  looks: z.array(richLineSchema.nullable()).optional(),
  legal: z.boolean().optional(),
  /** Who locked the block in the template, and why; omitted otherwise. Its text always comes from the draft. */
  held: heldSchema.optional(),
});
export type ProposalBlock = z.infer<typeof proposalBlockSchema>;

/** A proposal as it is read, printed and shared; blocks are in reading order. */
export const proposalDocumentSchema = z.object({
  title: z.string(),
  prospect: z.object({ company: z.string(), person: z.string(), role: z.string() }),
  seller: z.object({ company: z.string(), website: z.string(), logo: z.string() }),
  rep: z.object({ name: z.string(), bookingUrl: z.string() }),
  solutionName: z.string(),
  /** ISO date of the draft. */
  day: z.string(),
  blocks: z.array(proposalBlockSchema),
  sources: z.array(proposalSourceSchema),
  /** Quotes of the prospect used in the proposal, and quotable sentences available in the call. */
  quotes: z.object({ used: z.number().int(), held: z.number().int() }),
  /** Order of the sections; omitted for the default order. */
  sections: z.array(z.enum(proposalSections)).optional(),
  /** Whether it starts with a cover page; omitted before covers existed. */
  cover: z.boolean().optional(),
  /** ISO date of the last day the proposal holds; omitted if nobody stated one. */
  validUntil: z.string().optional(),
  /** Whether a person named that day for this proposal alone; omitted where the template says how many days. */
  validByPerson: z.boolean().optional(),
  /** The template as it was when drafted. */
  template: z.object({ id: z.string(), name: z.string(), revision: z.number().int() }).nullable().optional(),
});
export type ProposalDocument = z.infer<typeof proposalDocumentSchema>;

/** Whether a section has what it needs, and which parts are missing. */
export const readinessSchema = z.object({
  section: z.enum(proposalSections),
  ready: z.boolean(),
  missing: z.array(z.string()),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const versionReasons = ['saved', 'exported', 'sent', 'restored', 'approval'] as const;
export const versionSchema = z.object({
  id: z.string(),
  number: z.number().int(),
  name: z.string(),
  reason: z.enum(versionReasons),
  by: z.string(),
  at: z.string(),
});
export type ProposalVersion = z.infer<typeof versionSchema>;

const most = limits.proposal.ownBlocks + proposalLimits.templateTexts + statedBlocks.length;
/** How people arranged the blocks; the texts themselves are session fields. */
export const layoutSchema = z.object({
  /** Block ids in reading order; unlisted blocks follow in the default order. */
  order: z.array(outsideId()).max(most),
  hidden: z.array(outsideId()).max(most),
  /** Blocks shown although the template omits them. */
  shown: z.array(outsideId()).max(most).default([]),
  locked: z.array(outsideId()).max(most),
  own: z
    .array(
      z.object({
        id: z.uuid(),
        section: z.enum(proposalSections),
        title: line(limits.proposal.titleMax),
        text: block(proposalLimits.templateTextMax),
      }),
    )
    .max(limits.proposal.ownBlocks + proposalLimits.templateTexts),
  assumptions: assumptionsSchema,
  /** Quantities and items chosen for this proposal. */
  items: itemChoicesSchema.default([]),
  /** The chosen template; null uses the organization's standard template, if any. */
  template: z.uuid().nullable().default(null),
  /** ISO date of the last day this proposal holds; null leaves it to the template. */
  validUntil: z.iso.date().nullable().default(null),
});
export type ProposalLayout = z.infer<typeof layoutSchema>;
export const emptyLayout: ProposalLayout = {
  order: [],
  hidden: [],
  shown: [],
  locked: [],
  own: [],
  assumptions: {},
  items: [],
  template: null,
  validUntil: null,
};

export const proposalStateSchema = z.object({
  document: proposalDocumentSchema,
  readiness: z.array(readinessSchema),
  investment: returnSchema,
  /** The price list, with quantities and line totals. */
  items: z.array(proposalItemSchema).default([]),
  layout: layoutSchema,
  /** Counts layout changes; the session's own revision counts field changes. */
  revision: z.number().int(),
  versions: z.array(versionSchema),
  mayWrite: z.boolean(),
  /** Whether a model is available to rewrite blocks. */
  modelWrites: z.boolean(),
  /** Whether an automation of the operator answers `draftSolution`. */
  automated: z.boolean().default(false),
});
export type ProposalState = z.infer<typeof proposalStateSchema>;

const session = { sessionId: recordId() };
const path = '/api/sessions/:sessionId/proposal';

export const readProposal = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'The proposal of a session so far, and what is missing',
  input: z.object(session),
  output: proposalStateSchema,
  timeoutMs: limits.webhook.timeoutMs.solution,
});

/** `revision` is the layout the caller changed; an older one is rejected. */
export const arrangeProposal = endpoint({
  method: 'PUT',
  path: `${path}/layout`,
  access: 'member',
  summary: 'Order, hide, lock and add blocks, and set the assumptions of the return',
  input: z.object({ ...session, layout: layoutSchema, revision: z.number().int() }),
  output: z.object({ revision: z.number().int() }),
});

/**
 * Saves only formatting; words are saved with their field. The last write wins and is discarded once the words change.
 */
export const formatBlock = endpoint({
  method: 'PUT',
  path: `${path}/blocks/:blockId/format`,
  access: 'member',
  summary: 'Bold, italic, lists and links of a block of a proposal',
  input: z.object({ ...session, blockId: outsideId(), lines: richLinesSchema }),
  output: z.object({ formatted: z.boolean() }),
});

export const keepVersion = endpoint({
  method: 'POST',
  path: `${path}/versions`,
  access: 'member',
  summary: 'Keep the proposal as it reads now; a version never changes',
  input: z.object({
    ...session,
    name: line(limits.proposal.titleMax).default(''),
    reason: z.enum(['saved', 'sent']).default('saved'),
  }),
  output: z.object({ version: versionSchema }),
});

export const readVersion = endpoint({
  method: 'GET',
  path: `${path}/versions/:versionId`,
  access: 'member',
  summary: 'One version in full',
  input: z.object({ ...session, versionId: recordId() }),
  output: z.object({ version: versionSchema, document: proposalDocumentSchema }),
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: `${path}/versions/:versionId/restore`,
  access: 'member',
  summary: 'Restore a version; the current text is kept as a version first',
  input: z.object({ ...session, versionId: recordId() }),
  output: z.object({ version: versionSchema }),
});

export const proposalFormats = ['pdf', 'docx', 'md', 'json'] as const;
export type ProposalFormat = (typeof proposalFormats)[number];

/**
 * Without `versionId`: the current state, kept as a version unless the newest gives the same file; a `preview`, or a caller who
 * may only read, keeps none. `versionId` is null in the response if none was kept.
 */
export const linkProposal = endpoint({
  method: 'POST',
  path: `${path}/document`,
  access: 'member',
  summary: 'An address that serves the proposal as a file for one minute',
  input: z.object({
    ...session,
    format: z.enum(proposalFormats),
    versionId: recordId().optional(),
    preview: z.boolean().default(false),
  }),
  output: z.object({ address: z.string(), versionId: z.string().nullable() }),
});

export const findingKinds = [
  'placeholder',
  'open',
  'empty',
  'fragment',
  'shorthand',
  'wrong-company',
  'misquoted',
  'unlinked',
  'stale-price',
  'price-not-listed',
  'competitor',
  'unpublishable-case',
] as const;
export const findingSchema = z.object({
  kind: z.enum(findingKinds),
  blockId: z.string(),
  text: z.string(),
  why: z.string(),
});
export type ProposalFinding = z.infer<typeof findingSchema>;

export const checkProposal = endpoint({
  method: 'GET',
  path: `${path}/check`,
  access: 'member',
  summary: 'What to check before the proposal is sent',
  input: z.object(session),
  output: z.object({ findings: z.array(findingSchema) }),
});

const failure = z.object({ code: z.string(), message: z.string() });
const several = z.string();
const list = z.array(z.string());
const testimonialSchema = z.object({
  situation: several,
  solution_description: several,
  solution_key_elements: list,
  value_items: list,
});
export const solutionResponseSchema = z.object({
  solution_description: z.object({
    transformation_journey: z.object({ current_situation: several, challenges: list, vision: several }),
    solution_recommendation: z.object({ overview: several, key_components: list, approach: list }),
    value_proposition: z.object({ business_outcomes: several, personal_benefits: list, risk_mitigation: list }),
    investment_summary: z.object({ pricing_model: several, roi_analysis: several, timeline: list }),
  }),
  testimonials: z.array(testimonialSchema).length(2),
  sessionId: z.string(),
});

/** Drafts the specified structure (decision A96); stores nothing. */
export const draftSolution = endpoint({
  method: 'POST',
  path: '/api/automation/solution/route',
  access: 'member',
  summary: 'Draft the solution of a discovery session',
  input: sessionDataSchema.extend({
    action: line(limits.text.word).optional(),
    requestId: line(limits.text.id).default(''),
    clientId: outsideId().optional(),
    userID: outsideId().optional(),
    sessionId: recordId().optional(),
  }),
  output: z.object({
    status: z.enum(['success', 'error']),
    data: z.object({ solutionResponse: solutionResponseSchema }).optional(),
    error: failure.optional(),
  }),
  timeoutMs: limits.webhook.timeoutMs.solution,
});
