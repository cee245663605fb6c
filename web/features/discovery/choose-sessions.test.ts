import { describe, expect, test } from 'vitest';
import type { SessionItem } from '#contract/discovery.ts';
import { chooseSessions } from './choose-sessions.ts';

const row = (sessionId: string, more: Partial<SessionItem>): SessionItem => ({
  sessionId,
  sessionName: '',
  firstName: '',
  lastName: '',
  companyName: '',
  createdAt: '',
  updatedAt: sessionId,
  status: 'draft',
  userID: 'me',
  clientId: 'org',
  solutionName: '',
  solutionId: '',
  repFirstName: '',
  repLastName: '',
  ...more,
});
const rows = [
  row('1', { companyName: 'Lima Foods', firstName: 'Ana', status: 'completed' }),
  row('3', { companyName: 'Fernhollow', userID: 'other', repFirstName: 'Grace' }),
  row('2', { sessionName: 'Renewal', solutionName: 'Dispatch' }),
];
const chosen = (choice: Partial<Parameters<typeof chooseSessions>[1]>) =>
  chooseSessions(rows, { ownerId: null, search: '', status: '', sorting: 'newest', ...choice }).map(
    ({ sessionId }) => sessionId,
  );

describe('which sessions the list shows', () => {
  test('all, the one that was written last first', () => {
    expect(chosen({})).toEqual(['3', '2', '1']);
  });
  test('mine, of one status', () => {
    expect(chosen({ ownerId: 'me' })).toEqual(['2', '1']);
    expect(chosen({ status: 'completed' })).toEqual(['1']);
  });
  test('sorted by company, person or status; equal ones with the newest first', () => {
    expect(chosen({ sorting: 'company' })).toEqual(['3', '1', '2']);
    expect(chosen({ sorting: 'person' })).toEqual(['3', '2', '1']);
    expect(chosen({ sorting: 'status' })).toEqual(['1', '3', '2']);
  });
  test('every word is somewhere in a row, whatever its case', () => {
    expect(chosen({ search: 'ana LIMA' })).toEqual(['1']);
    expect(chosen({ search: 'dispatch renewal' })).toEqual(['2']);
    expect(chosen({ search: 'grace' })).toEqual(['3']);
    expect(chosen({ search: 'grace lima' })).toEqual([]);
  });
});
