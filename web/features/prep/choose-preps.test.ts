import { expect, test } from 'vitest';
import type { PrepListItem } from '#contract/prep.ts';
import { choosePreps } from './choose-preps.ts';

function prep(id: string, changes: Partial<PrepListItem>): PrepListItem {
  return {
    prepMeetingId: id,
    firstName: 'Ana',
    lastName: 'Silva',
    companyName: 'Acme',
    roleTitle: '',
    clientId: 'c',
    userId: 'me',
    createdAt: `2026-01-0${id}T10:00:00Z`,
    updatedAt: '',
    prepDocUrl: '',
    repFirstName: '',
    repLastName: '',
    status: 'ready',
    meetingAt: '',
    ...changes,
  };
}
const preps = [
  prep('1', { companyName: 'zeta' }),
  prep('2', { companyName: 'Acme', userId: 'other' }),
  prep('3', { companyName: 'Émile & Co', firstName: '美咲', status: 'failed' }),
];
const ids = (rows: PrepListItem[]) => rows.map((row) => row.prepMeetingId);

test('the list opens with the newest of mine', () => {
  expect(ids(choosePreps(preps, { status: '', ownerId: 'me', search: '', sorting: 'newest' }))).toEqual(['3', '1']);
});

test('a search looks for every word in person and company, in any script', () => {
  expect(ids(choosePreps(preps, { status: '', ownerId: null, search: 'silva ACME', sorting: 'newest' }))).toEqual([
    '2',
  ]);
  expect(ids(choosePreps(preps, { status: '', ownerId: null, search: '美咲', sorting: 'newest' }))).toEqual(['3']);
});

test('names sort as people sort them', () => {
  expect(ids(choosePreps(preps, { status: '', ownerId: null, search: '', sorting: 'company' }))).toEqual([
    '2',
    '3',
    '1',
  ]);
});

test('a filter leaves the briefs of one status', () => {
  const choice = { ownerId: null, search: '', sorting: 'newest' } as const;
  expect(ids(choosePreps(preps, { ...choice, status: 'failed' }))).toEqual(['3']);
  expect(ids(choosePreps(preps, { ...choice, status: 'ready' }))).toEqual(['2', '1']);
});
