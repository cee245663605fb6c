import type { InvitedMember } from './wizard-store.ts';

const fold = (email: string): string => email.trim().toLowerCase();

/** Returns why an invitation was not sent; '' if it was, or hasn't been tried. */
export function reasonOf({ sent, reason }: InvitedMember): string {
  return sent === false ? reason || 'Not sent. Try again.' : '';
}

/** Returns the specified summary of what was sent; a repeated address counts once. */
export function processedText(members: readonly InvitedMember[]): string {
  const sent = new Set(members.filter((member) => member.sent === true).map(({ email }) => fold(email)));
  const failed = new Set(members.map(({ email }) => fold(email)).filter((email) => !sent.has(email)));
  return `${sent.size} invite(s) sent successfully. ${failed.size} invite(s) failed.`;
}

/** Returns the members to send again: all not invited yet, except addresses invited by another row. */
export function failedOf(members: readonly InvitedMember[]): InvitedMember[] {
  const sent = new Set(members.filter((member) => member.sent === true).map(({ email }) => fold(email)));
  return members.filter((member) => member.sent !== true && !sent.has(fold(member.email)));
}
