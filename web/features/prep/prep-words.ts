import type { PrepListItem, PrepStatus } from '#contract/prep.ts';
import type { Member } from '#web/features/identity/member.ts';
import type { Mark } from '#web/components/status-mark.tsx';

export const statusWords: Record<PrepStatus, { mark: Mark; text: string }> = {
  queued: { mark: 'waiting', text: 'Waiting' },
  running: { mark: 'working', text: 'Preparing' },
  ready: { mark: 'done', text: 'Ready' },
  failed: { mark: 'failed', text: 'Failed' },
  cancelled: { mark: 'stopped', text: 'Canceled' },
};

type Named = Pick<PrepListItem, 'firstName' | 'lastName'>;

export function personOf(prep: Named): string {
  return `${prep.firstName} ${prep.lastName}`.trim();
}

/** Returns a prep's display name. */
export function companyOf(prep: Pick<PrepListItem, 'companyName'>): string {
  return prep.companyName || 'this company';
}

/** Returns whether the user may mark, share, refresh or delete the prep (decision A148). */
export function mayChangePrep(
  prep: Pick<PrepListItem, 'userId'>,
  { user, membership }: Pick<Member, 'user' | 'membership'>,
): boolean {
  return prep.userId === user.id || membership.role === 'org:admin';
}

/** Returns the key of an organization's form draft. */
export function prepDraftKey(organizationId: string): string {
  return `prep:${organizationId}`;
}
