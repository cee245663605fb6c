import type { Role } from '#contract/identity.ts';
import type { UserRecord } from '#contract/records.ts';
import type { InvitationState, TeamInvitation, TeamMember } from '#contract/team.ts';
import { splitName } from '#server/platform/person-name.ts';
import type { InvitationRow, MemberRow } from './team.store.ts';

/** Normalizes an address for comparison: no case, no surrounding space. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function roleOf(row: InvitationRow): Role {
  return row.role === 'org:admin' ? 'org:admin' : 'org:member';
}

export function stateOf(row: InvitationRow, now = new Date()): InvitationState {
  if (row.status === 'accepted') return 'accepted';
  if (row.status === 'revoked') return 'revoked';
  if (row.expiresAt <= now) return 'expired';
  if (row.openedAt !== null) return 'opened';
  return row.sentAt === null ? 'not-sent' : 'sent';
}

/** Prefers what the organization recorded about the person over their account. */
export function toUserRecord(row: MemberRow): UserRecord {
  const account = splitName(row.name, row.firstName, row.givenName);
  return {
    userId: row.userId,
    email: row.email,
    role: row.role,
    status: 'active',
    firstName: row.firstName ?? account.firstName,
    lastName: row.lastName ?? account.lastName,
    calendarBookingUrl: row.calendarBookingUrl ?? '',
  };
}

export function toTeamMember(row: MemberRow): TeamMember {
  const { userId, email, role, firstName, lastName } = toUserRecord(row);
  return { memberId: row.memberId, userId, firstName, lastName, email, role, joinedAt: row.joinedAt.toISOString() };
}

export function toTeamInvitation(row: InvitationRow): TeamInvitation {
  return {
    invitationId: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: roleOf(row),
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
