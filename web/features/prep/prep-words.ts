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

/** How a preparation is called where one name must do. */
export function companyOf(prep: Pick<PrepListItem, 'companyName'>): string {
  return prep.companyName || 'this company';
}

/** Whether somebody may mark, share, refresh or delete it (decision A148). */
export function mayChangePrep(
  prep: Pick<PrepListItem, 'userId'>,
  { user, membership }: Pick<Member, 'user' | 'membership'>,
): boolean {
  return prep.userId === user.id || membership.role === 'org:admin';
}

/** Where the form's draft of an organization is kept. */
export function prepDraftKey(organizationId: string): string {
  return `prep:${organizationId}`;
}
