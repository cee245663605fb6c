import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { collapseSpace } from './evidence.ts';
import { limits } from './limits.ts';
import { brandFonts } from './brand.ts';
import { findingSchema, proposalSections, versionSchema, type ProposalFinding } from './proposal.ts';
import { proposalStatuses } from './proposal-status.ts';
import { block, line, pasted, recordId } from './text.ts';

export const answerKinds = ['question', 'accept', 'decline', 'date'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Seconds each section was on screen. */
const secondsSchema = z.partialRecord(z.enum(proposalSections), z.number().int().min(0));
export type SectionSeconds = z.infer<typeof secondsSchema>;

/** What a buyer sent. Treat every text as hostile. */
export const buyerAnswerSchema = z.object({
  id: z.string(),
  shareId: z.string(),
  kind: z.enum(answerKinds),
  section: z.enum(proposalSections).nullable(),
  name: z.string(),
  text: z.string(),
  /** ISO date. */
  day: z.string().nullable(),
  at: z.string(),
  /** Whether someone marked a question as answered. */
  answered: z.boolean(),
  /** What the sender gave at the link's gate; empty if it asks for no email. */
  email: z.string().default(''),
  /** The seller's answer to a question, which the link's page shows. */
  reply: z.object({ text: z.string(), by: z.string(), at: z.string() }).nullable().default(null),
});
export type BuyerAnswer = z.infer<typeof buyerAnswerSchema>;

const viewSchema = z.object({
  id: z.string(),
  /** Empty if the link did not ask for an email. */
  email: z.string(),
  openedAt: z.string(),
  seconds: secondsSchema,
  downloaded: z.boolean(),
  readingNow: z.boolean(),
});

/** `viewers` counts distinct emails if the link asks for one, otherwise distinct network addresses. */
const numbersSchema = z.object({
  opens: z.number().int(),
  viewers: z.number().int(),
  downloads: z.number().int(),
  readingNow: z.number().int(),
  seconds: secondsSchema,
  /** Newest first, up to `limits.buyer.viewsListed`. */
  views: z.array(viewSchema),
});
export type ShareNumbers = z.infer<typeof numbersSchema>;

export const proposalShareSchema = z.object({
  id: z.string(),
  version: versionSchema,
  recipient: z.string(),
  status: z.enum(proposalStatuses),
  revoked: z.boolean(),
  password: z.boolean(),
  asksEmail: z.boolean(),
  downloads: z.boolean(),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  nextStep: z.string().nullable(),
  /** Null if the link was revoked or the caller may not share. */
  link: z.string().nullable(),
  numbers: numbersSchema,
  /** Oldest first. */
  answers: z.array(buyerAnswerSchema),
  /** Findings of the check that the sender chose to ignore. */
  findings: z.array(findingSchema),
});
export type ProposalShare = z.infer<typeof proposalShareSchema>;

export const sharingSettingsSchema = z.object({
  countViews: z.boolean(),
  /** '#rrggbb'; empty uses the product's default. */
  color: line(7).regex(/^(#[\da-f]{6})?$/u, 'Use a color such as #1f5a43'),
  /** Font of the proposal's text; empty uses the product's default. */
  font: z.enum(['', ...brandFonts]),
  /** Whether links can be created only for versions an admin approved. */
  approval: z.boolean(),
  /** Whether proposals without a template start with a cover page. */
  cover: z.boolean(),
});
export type SharingSettings = z.infer<typeof sharingSettingsSchema>;

const session = { sessionId: recordId() };
const path = '/api/sessions/:sessionId/proposal/shares';

export const listProposalShares = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Links to a proposal, with what buyers read and answered',
  input: z.object(session),
  output: z.object({ shares: z.array(proposalShareSchema), settings: sharingSettingsSchema, mayShare: z.boolean() }),
});

/**
 * `shareId` comes from the caller, which makes the call idempotent.
 * Without `versionId`, saves the current proposal as a version.
 */
export const createProposalShare = endpoint({
  method: 'PUT',
  path: `${path}/:shareId`,
  access: 'member',
  summary: 'Create a link that shows a buyer one version of a proposal',
  input: z.object({
    ...session,
    shareId: z.uuid(),
    versionId: recordId().optional(),
    recipient: line(limits.buyer.nameMax).default(''),
    days: z.number().int().min(1).max(limits.buyer.daysMax),
    password: pasted(limits.buyer.passwordMax)
      .refine(
        (password) => password === '' || password.length >= limits.buyer.passwordMin,
        `Use ${limits.buyer.passwordMin} characters or more`,
      )
      .default(''),
    asksEmail: z.boolean().default(false),
    downloads: z.boolean().default(true),
    /** Findings the caller has seen and chooses to ignore. */
    sendAnyway: z.array(line(limits.buyer.textMax)).max(500).default([]),
  }),
  /** `link` is null if the check found something the caller did not list in `sendAnyway`. */
  output: z.object({ link: z.string().nullable(), findings: z.array(findingSchema) }),
});

export const revokeProposalShare = endpoint({
  method: 'DELETE',
  path: `${path}/:shareId`,
  access: 'member',
  summary: 'Revoke a link to a proposal',
  input: z.object({ ...session, shareId: recordId() }),
  output: z.object({ revoked: z.boolean() }),
});

export const markQuestion = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId/proposal/questions/:questionId',
  access: 'member',
  summary: 'Mark a buyer’s question as answered, or as open again',
  input: z.object({ ...session, questionId: recordId(), answered: z.boolean() }),
  output: z.object({ answered: z.boolean() }),
});

/** Shows the answer on the page of the question's link; the first one is also mailed, if the asker gave an email. */
export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId/proposal/questions/:questionId/answer',
  access: 'member',
  summary: 'Answer a buyer’s question on the proposal’s page',
  input: z.object({
    ...session,
    questionId: recordId(),
    text: block(limits.buyer.textMax).min(1, 'Write your answer'),
  }),
  output: z.object({ answer: buyerAnswerSchema }),
});

export const changeSharingSettings = endpoint({
  method: 'PUT',
  path: '/api/sharing-settings',
  access: 'admin',
  summary: 'Whether views of shared proposals are counted, and the color of their page',
  // Without `cover`, it stays as it is.
  input: sharingSettingsSchema.partial({ cover: true }),
  output: sharingSettingsSchema,
});

const newsSchema = z.object({
  id: z.string(),
  /**
   * 'reading': someone has the page open now; 'approval': waiting for an admin; 'approved', 'returned': an admin
   * decided.
   */
  kind: z.enum([...answerKinds, 'reading', 'approval', 'approved', 'returned']),
  sessionId: z.string(),
  company: z.string(),
  /** The name a buyer typed; empty if they gave none. */
  name: z.string(),
  text: z.string(),
  at: z.string(),
  /** A question that nobody marked as answered. */
  waits: z.boolean(),
});
export type BuyerNews = z.infer<typeof newsSchema>;

export const readBuyerNews = endpoint({
  method: 'GET',
  path: '/api/buyer-news',
  access: 'member',
  summary: 'Latest buyer activity on the caller’s own proposals, newest first',
  input: z.object({}),
  output: z.object({ news: z.array(newsSchema) }),
});

/** What the forms on the buyer's page send. */
export const buyerFormSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    section: z.enum(proposalSections),
    name: line(limits.buyer.nameMax).min(1, 'Enter your name'),
    text: block(limits.buyer.textMax).min(1, 'Write your question'),
  }),
  z.object({
    kind: z.enum(['accept', 'decline']),
    name: line(limits.buyer.nameMax).min(1, 'Enter your name'),
    text: block(limits.buyer.textMax).default(''),
  }),
  z.object({
    kind: z.literal('date'),
    name: line(limits.buyer.nameMax).min(1, 'Enter your name'),
    text: block(limits.buyer.textMax).default(''),
    day: z.iso.date('Choose a day'),
  }),
]);
export type BuyerForm = z.infer<typeof buyerFormSchema>;

/** What the page's script sends while someone reads: totals per view, so that a repeat adds nothing. */
export const readingSchema = z.object({ view: z.uuid(), seconds: secondsSchema });
export type Reading = z.infer<typeof readingSchema>;

/** Returns a key that identifies a finding, for `sendAnyway`. */
export const findingKey = ({ kind, blockId, text }: Pick<ProposalFinding, 'kind' | 'blockId' | 'text'>): string =>
  collapseSpace(`${kind} ${blockId} ${text}`).slice(0, limits.buyer.textMax);
