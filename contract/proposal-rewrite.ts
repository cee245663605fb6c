import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { outsideId, recordId } from './text.ts';

/** Length, tone, and two audiences. */
export const rewriteKinds = ['shorter', 'plainer', 'executive', 'technical'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

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
  }),
});
