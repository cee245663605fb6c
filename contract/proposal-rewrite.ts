import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rewriteLimits } from './proposal-limits.ts';
import { outsideId, recordId } from './text.ts';

/** What rules can do, without a model: length, tone, and two audiences. */
export const ruledKinds = ['shorter', 'plainer', 'executive', 'technical'] as const;
export type RuledKind = (typeof ruledKinds)[number];
/** With a model, these too. */
export const rewriteKinds = ['shorter', 'longer', 'plainer', 'formal', 'executive', 'technical'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];
export const isRuled = (kind: RewriteKind): kind is RuledKind => (ruledKinds as readonly string[]).includes(kind);

/** Why a line of a model isn't shown: what it holds that the block and its sources don't. */
export const rewriteRefusals = ['number', 'name', 'promise', 'quote', 'meaning', 'unfounded', 'form'] as const;
export type RewriteRefusal = (typeof rewriteRefusals)[number];

/** Nothing is stored: whoever asked accepts it or not. */
export const rewriteBlock = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/proposal/blocks/:blockId/rewrite',
  access: 'member',
  summary: 'A block of a proposal in another length, tone, or for another audience; nothing is added to what it says',
  input: z.object({ sessionId: recordId(), blockId: outsideId(), kind: z.enum(rewriteKinds) }),
  output: z.object({
    /** The lines as they are and as they would be; the same where there is nothing to change. */
    before: z.array(z.string()),
    after: z.array(z.string()),
    writtenBy: z.enum(['rules', 'model']),
    /** Lines of the model that were left out; what they replaced stays as it was. */
    refused: z.array(z.object({ text: z.string(), reason: z.enum(rewriteRefusals) })),
    /** Why rules wrote although a model is set; empty where they didn't. */
    note: z.string(),
  }),
  timeoutMs: rewriteLimits.callMs,
});
