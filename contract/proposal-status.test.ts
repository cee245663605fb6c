import { expect, test } from 'vitest';
import {
  nextStatus,
  proposalEvents,
  proposalStatuses,
  statusAt,
  statusesBefore,
  type ProposalEvent,
  type ProposalStatus,
} from './proposal-status.ts';

test.each<[ProposalStatus, Record<ProposalEvent, ProposalStatus | null>]>([
  ['sent', { open: 'viewed', accept: 'accepted', decline: 'declined', expire: 'expired' }],
  ['viewed', { open: null, accept: 'accepted', decline: 'declined', expire: 'expired' }],
  ['accepted', { open: null, accept: null, decline: null, expire: null }],
  ['declined', { open: null, accept: 'accepted', decline: null, expire: null }],
  ['expired', { open: null, accept: null, decline: null, expire: null }],
])('a proposal that is %s goes where the table says, for every event', (status, wanted) => {
  expect(Object.fromEntries(proposalEvents.map((event) => [event, nextStatus(status, event)]))).toEqual(wanted);
});

test('no event leads back: nothing that was decided is sent or viewed again', () => {
  const reached = (from: ProposalStatus): ProposalStatus[] => {
    const next = proposalEvents.flatMap((event) => nextStatus(from, event) ?? []);
    return [...next, ...next.flatMap(reached)];
  };
  for (const status of proposalStatuses) expect(reached(status)).not.toContain(status);
});

test('a store may change exactly the statuses from which the event leads somewhere', () => {
  expect(statusesBefore('open')).toEqual(['sent']);
  expect(statusesBefore('accept')).toEqual(['sent', 'viewed', 'declined']);
  expect(statusesBefore('decline')).toEqual(['sent', 'viewed']);
});

test('an open proposal expires at its moment; a decided one stays as it was decided', () => {
  const [end, before] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-11-30T23:59:59Z')];
  const at = (now: Date) => proposalStatuses.map((status) => statusAt(status, end, now));
  expect(at(before)).toEqual([...proposalStatuses]);
  expect(at(end)).toEqual(['expired', 'expired', 'accepted', 'declined', 'expired']);
});
