import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './identity.ts';
import { limits } from './limits.ts';
import { line, outsideId, pasted, properName } from './text.ts';

/** `not-sent`: no email could be sent; the link has to be passed on by hand. */
export const invitationStateSchema = z.enum(['not-sent', 'sent', 'opened', 'accepted', 'expired', 'revoked']);
export type InvitationState = z.infer<typeof invitationStateSchema>;

const memberSchema = z.object({
  memberId: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: z.string(),
});
export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  invitationId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  state: invitationStateSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type TeamInvitation = z.infer<typeof invitationSchema>;

/** A pending invitation reserves a seat until it is accepted, expires or is revoked. */
const seatsSchema = z.object({ limit: z.number(), used: z.number(), pending: z.number(), free: z.number() });

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/team',
  access: 'member',
  summary: 'Members, seats and, for admins, invitations',
  input: z.object({}),
  output: z.object({ members: z.array(memberSchema), invitations: z.array(invitationSchema), seats: seatsSchema }),
});

/** As received: the server checks row by row, so that one bad row doesn't block the others (decisions A65 to A67). */
const inviteeSchema = z.object({
  firstName: pasted().default(''),
  lastName: pasted().default(''),
  email: pasted().default(''),
  role: pasted().default('org:member'),
});
export type InviteeAsSent = z.infer<typeof inviteeSchema>;

const name = properName(limits.text.personName, `Use a name of up to ${limits.text.personName} characters`);
const badEmail = 'This isn’t a valid email address';
/** What a row must be to be invited; its first problem is the one told. */
export const invitedRowSchema = z.object({
  email: line(limits.text.email, badEmail).pipe(z.email(badEmail)),
  firstName: name,
  lastName: name,
  role: z.enum(roleSchema.options, 'The role must be org:admin or org:member'),
});

export type Invitee = z.infer<typeof invitedRowSchema>;

const inviteResultSchema = z.object({
  email: z.string(),
  success: z.boolean(),
  /** Why no new invitation was created; empty if one was. */
  reason: z.string(),
  invitationId: z.string().nullable(),
});
export type InviteResult = z.infer<typeof inviteResultSchema>;

export const addMultiUser = endpoint({
  method: 'POST',
  path: '/api/users/add-multi-user',
  access: 'admin',
  summary: 'Invite several people; one result per row',
  input: z.object({
    users: z.array(inviteeSchema).max(limits.team.inviteRows),
    clerkOrgId: outsideId().optional(),
    clientId: outsideId().optional(),
  }),
  output: z.union([
    /** Why the whole call failed. */
    z.object({ error: z.string(), results: z.array(inviteResultSchema).default([]) }),
    z.object({ results: z.array(inviteResultSchema) }),
  ]),
});

const invitationId = z.object({ invitationId: outsideId() });
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/team/invitations/:invitationId/resend',
  access: 'admin',
  summary: 'Resend an invitation; its expiry starts over',
  input: invitationId,
  output: z.object({ invitation: invitationSchema }),
});
export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:invitationId',
  access: 'admin',
  summary: 'Revoke an invitation; its link stops working',
  input: invitationId,
  output: z.object({ success: z.boolean() }),
});
export const readInvitationLink = endpoint({
  method: 'POST',
  path: '/api/team/invitations/:invitationId/link',
  access: 'admin',
  summary: 'The link of an open invitation, to share yourself',
  input: invitationId,
  output: z.object({ link: z.string() }),
});

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/team/members/:memberId',
  access: 'admin',
  summary: 'Make a member an admin, or an admin a member',
  input: z.object({ memberId: outsideId(), role: roleSchema }),
  output: z.object({ member: memberSchema }),
});
export const leaveOrganization = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  access: 'member',
  summary: 'Leave the organization; the longest-standing other admin takes over the caller’s work',
  /** Explicit, so that an empty call or a tab with another organization can't remove anyone. */
  input: z.object({ memberId: outsideId().min(1) }),
  output: z.object({ success: z.boolean(), preparations: z.number() }),
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/members/:memberId',
  access: 'admin',
  summary: 'Remove a member; their work passes to someone else',
  input: z.object({ memberId: outsideId(), workTo: outsideId().optional() }),
  output: z.object({ success: z.boolean(), preparations: z.number() }),
  query: ['workTo'],
});
