import type { InvitedMember } from './wizard-store.ts';

const fold = (email: string): string => email.trim().toLowerCase();

/** Why an invitation did not go out; empty: it did, or it was not sent yet. */
export function reasonOf({ sent, reason }: InvitedMember): string {
  return sent === false ? reason || 'Not sent. Try again.' : '';
}

/** The stated words on what was sent; an address that stands twice counts once. */
export function processedText(members: readonly InvitedMember[]): string {
  const sent = new Set(members.filter((member) => member.sent === true).map(({ email }) => fold(email)));
  const failed = new Set(members.map(({ email }) => fold(email)).filter((email) => !sent.has(email)));
  return `${sent.size} invite(s) sent successfully. ${failed.size} invite(s) failed.`;
}

/** Those to try again: what failed, without addresses that were invited by another row. */
export function failedOf(members: readonly InvitedMember[]): InvitedMember[] {
  const sent = new Set(members.filter((member) => member.sent === true).map(({ email }) => fold(email)));
  return members.filter((member) => member.sent === false && !sent.has(fold(member.email)));
}
