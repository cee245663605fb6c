export const proposalStatuses = ['sent', 'viewed', 'accepted', 'declined', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export const proposalEvents = ['open', 'accept', 'decline', 'expire'] as const;
export type ProposalEvent = (typeof proposalEvents)[number];

/** Where a sent proposal goes from each status; what isn't listed changes nothing. A buyer may still accept after declining. */
export const proposalTransitions: Readonly<Record<ProposalStatus, Partial<Record<ProposalEvent, ProposalStatus>>>> = {
  sent: { open: 'viewed', accept: 'accepted', decline: 'declined', expire: 'expired' },
  viewed: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: { accept: 'accepted' },
  expired: {},
};

/** Null: this event changes nothing in that status. */
export function nextStatus(status: ProposalStatus, event: ProposalEvent): ProposalStatus | null {
  return proposalTransitions[status][event] ?? null;
}

/** The statuses from which an event leads somewhere: what a store may change in one statement. */
export function statusesBefore(event: ProposalEvent): ProposalStatus[] {
  return proposalStatuses.filter((status) => nextStatus(status, event) !== null);
}

/** The status at a moment: what expires is stored nowhere, its day tells. */
export function statusAt(stored: ProposalStatus, expiresAt: Date, now: Date): ProposalStatus {
  return expiresAt <= now ? (nextStatus(stored, 'expire') ?? stored) : stored;
}
