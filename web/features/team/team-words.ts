import type { Role } from '#contract/identity.ts';
import type { InvitationState, TeamMember } from '#contract/team.ts';
import type { Mark } from '#web/components/status-mark.tsx';

export const roleWords: Record<Role, string> = { 'org:admin': 'Admin', 'org:member': 'Member' };

export const invitationWords: Record<InvitationState, { text: string; mark: Mark }> = {
  'not-sent': { text: 'Pass the link on', mark: 'waiting' },
  sent: { text: 'Sent', mark: 'waiting' },
  opened: { text: 'Opened', mark: 'unread' },
  accepted: { text: 'Accepted', mark: 'done' },
  expired: { text: 'Expired', mark: 'failed' },
  revoked: { text: 'Revoked', mark: 'stopped' },
};

export function nameOf({ firstName, lastName, email }: Pick<TeamMember, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Splits a pasted list at any separator. */
export function splitAddresses(text: string): string[] {
  return text.split(/[\s,;]+/u).filter((part) => part !== '');
}
