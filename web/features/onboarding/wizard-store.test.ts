import { describe, expect, test } from 'vitest';
import { failedOf, processedText } from './invited-members.ts';
import { readStoredWizard, type InvitedMember } from './wizard-store.ts';

describe('the stored wizard', () => {
  test('is taken as it was written', () => {
    const members = [{ firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'org:member' }];
    const stored = { currentStep: 'ADD_TEAM', seatCount: 3, members, isHydrated: true };
    expect(readStoredWizard(stored)).toEqual({ currentStep: 'ADD_TEAM', seatCount: 3, members });
    expect(readStoredWizard({})).toEqual({});
  });

  test.each([
    ['a step that does not exist', { currentStep: 'NOWHERE' }],
    ['rows that are no list', { members: 'none' }],
    ['a row without an address', { members: [{ role: 'org:member' }] }],
    ['a person that is text', { user: 'Ada' }],
    ['a list', [1, 2]],
    ['text', 'state'],
    ['nothing', null],
  ])('%s is dropped as a whole', (_name, stored) => {
    expect(readStoredWizard(stored)).toBeNull();
  });
});

describe('invitations that were sent', () => {
  const row = (email: string, sent: boolean): InvitedMember => ({
    firstName: '',
    lastName: '',
    email,
    role: 'org:member',
    sent,
  });

  test('count each address once, and only what failed is tried again', () => {
    const members = [row('a@x.example', true), row('A@x.example ', false), row('b@x.example', false)];
    expect(processedText(members)).toBe('1 invite(s) sent successfully. 1 invite(s) failed.');
    expect(failedOf(members).map(({ email }) => email)).toEqual(['b@x.example']);
    expect(processedText([row('b', false), row(' B', false)])).toBe(
      '0 invite(s) sent successfully. 1 invite(s) failed.',
    );
  });
});
