export const proposalStatuses = ['sent', 'viewed', 'accepted', 'declined', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export const proposalEvents = ['open', 'accept', 'decline', 'expire'] as const;
export type ProposalEvent = (typeof proposalEvents)[number];

/**
 * Status transitions of a sent proposal; events not listed change nothing. A buyer may still accept after declining.
 */
export const proposalTransitions: Readonly<Record<ProposalStatus, Partial<Record<ProposalEvent, ProposalStatus>>>> = {
  sent: { open: 'viewed', accept: 'accepted', decline: 'declined', expire: 'expired' },
  viewed: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: { accept: 'accepted' },
  expired: {},
};

/** Returns the next status, or null if `event` changes nothing. */
export function nextStatus(status: ProposalStatus, event: ProposalEvent): ProposalStatus | null {
  return proposalTransitions[status][event] ?? null;
}

/** Returns the statuses that `event` can change, so that a store can update them in one statement. */
export function statusesBefore(event: ProposalEvent): ProposalStatus[] {
  return proposalStatuses.filter((status) => nextStatus(status, event) !== null);
}

/** Returns the status at `now`; expiry isn't stored but derived from its date. */
export function statusAt(stored: ProposalStatus, expiresAt: Date, now: Date): ProposalStatus {
  return expiresAt <= now ? (nextStatus(stored, 'expire') ?? stored) : stored;
}

/** Returns whether a link still opens its proposal. */
export const isOpen = ({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date }): boolean =>
  revokedAt === null && expiresAt > new Date();
