import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './identity.ts';
import { outsideId } from './text.ts';

/** What the holder of an invitation link may see before signing in. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:ticket',
  access: 'public',
  summary: 'Who an invitation is for, and whether it is still open',
  input: z.object({ ticket: outsideId() }),
  output: z.object({
    email: z.string(),
    /** As the inviter typed it; empty if omitted. */
    firstName: z.string(),
    lastName: z.string(),
    organizationName: z.string(),
    role: roleSchema,
    state: z.enum(['open', 'used', 'expired', 'revoked']),
  }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:ticket/accept',
  access: 'signed-in',
  summary: 'Join the organization that invited the caller',
  input: z.object({ ticket: outsideId() }),
  output: z.object({ organizationId: z.string() }),
});
