import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { versionSchema } from './proposal.ts';
import { block, recordId } from './text.ts';

export const approvalDecisions = ['approved', 'returned'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** `decision` is null while the version waits for an admin. */
export const approvalSchema = z.object({
  version: versionSchema,
  askedBy: z.string(),
  askedAt: z.string(),
  decision: z.enum(approvalDecisions).nullable(),
  comment: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Whether the proposal's content still matches this version. */
  current: z.boolean(),
});
export type ProposalApproval = z.infer<typeof approvalSchema>;

const session = { sessionId: recordId() };
const path = '/api/sessions/:sessionId/proposal/approvals';

export const listApprovals = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Versions of a proposal sent for approval, newest first',
  input: z.object(session),
  output: z.object({ approvals: z.array(approvalSchema) }),
});

/** Idempotent: asking again for the same content creates no second request. */
export const askApproval = endpoint({
  method: 'POST',
  path,
  access: 'member',
  summary: 'Keep the proposal as it reads now and ask an admin to approve that version',
  input: z.object(session),
  output: z.object({ versionId: z.string() }),
});

/** A version is decided once. Later changes to the proposal need a new request. */
export const decideApproval = endpoint({
  method: 'PUT',
  path: `${path}/:versionId`,
  access: 'admin',
  summary: 'Approve a version of a proposal, or send it back with a comment',
  input: z.object({
    ...session,
    versionId: recordId(),
    decision: z.enum(approvalDecisions),
    comment: block(limits.buyer.textMax).default(''),
  }),
  output: z.object({ decision: z.enum(approvalDecisions) }),
});
