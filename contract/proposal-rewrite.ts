import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rewriteLimits } from './proposal-limits.ts';
import { outsideId, recordId } from './text.ts';

/** Rewrites that rules can do without a model. */
export const ruledKinds = ['shorter', 'plainer', 'executive', 'technical', 'user'] as const;
export type RuledKind = (typeof ruledKinds)[number];
/** Rewrites available with a model. */
export const rewriteKinds = ['shorter', 'longer', 'plainer', 'formal', 'executive', 'technical', 'user'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];
export const isRuled = (kind: RewriteKind): kind is RuledKind => (ruledKinds as readonly string[]).includes(kind);

/** Why a model's line is rejected: what it contains that the block and its sources don't. */
export const rewriteRefusals = ['number', 'name', 'promise', 'quote', 'meaning', 'unfounded', 'form'] as const;
export type RewriteRefusal = (typeof rewriteRefusals)[number];

/** Stores nothing; the caller decides whether to accept the result. */
export const rewriteBlock = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/proposal/blocks/:blockId/rewrite',
  access: 'member',
  summary: 'A block of a proposal in another length, tone, or for another audience; nothing is added to what it says',
  input: z.object({ sessionId: recordId(), blockId: outsideId(), kind: z.enum(rewriteKinds) }),
  output: z.object({
    /** The current and the proposed lines; identical if nothing needs to change. */
    before: z.array(z.string()),
    after: z.array(z.string()),
    writtenBy: z.enum(['rules', 'model']),
    /** Model lines that were rejected; the lines they would replace stay unchanged. */
    refused: z.array(z.object({ text: z.string(), reason: z.enum(rewriteRefusals) })),
    /** Why rules wrote although a model is configured; empty otherwise. */
    note: z.string(),
  }),
  timeoutMs: rewriteLimits.callMs,
});
