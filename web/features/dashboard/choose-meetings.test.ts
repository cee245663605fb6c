import { describe, expect, test } from 'vitest';
import type { PrepListItem } from '#contract/prep.ts';
import { chooseMeetings } from './choose-meetings.ts';

const now = new Date(2026, 11, 31, 14, 30);
const at = (...[day, hour, minute]: [number, number, number]) => new Date(2026, 11, day, hour, minute).toISOString();
const prep = (prepMeetingId: string, meetingAt: string, more: Partial<PrepListItem> = {}): PrepListItem => ({
  prepMeetingId,
  firstName: 'Ann',
  lastName: 'Lee',
  companyName: 'Acme',
  roleTitle: '',
  clientId: 'c',
  userId: 'me',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  prepDocUrl: '',
  repFirstName: '',
  repLastName: '',
  status: 'ready',
  meetingAt,
  ...more,
});
const ids = (preps: readonly PrepListItem[]) => preps.map(({ prepMeetingId }) => prepMeetingId);

describe('meetings of today and tomorrow', () => {
  test('stand by day and hour, over the end of a year', () => {
    const { today, tomorrow } = chooseMeetings(
      [
        prep('late', at(31, 23, 59)),
        prep('first', at(31, 0, 0)),
        prep('new year', at(32, 0, 0)),
        prep('after', at(33, 0, 0)),
        prep('before', at(30, 23, 59)),
      ],
      'me',
      now,
    );
    expect(ids(today)).toEqual(['first', 'late']);
    expect(ids(tomorrow)).toEqual(['new year']);
  });

  test('are one person’s, have a moment and were not canceled', () => {
    const { today } = chooseMeetings(
      [
        prep('mine', at(31, 15, 0)),
        prep('theirs', at(31, 15, 0), { userId: 'other' }),
        prep('no moment', ''),
        prep('canceled', at(31, 15, 0), { status: 'cancelled' }),
        prep('failed', at(31, 16, 0), { status: 'failed' }),
      ],
      'me',
      now,
    );
    expect(ids(today)).toEqual(['mine', 'failed']);
  });
});
