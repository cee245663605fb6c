import { describe, expect, test } from 'vitest';
import { fromStoredUser, readStoredRole, toStoredUser, userChangeSchema, type UserRecord } from './records.ts';

const person: UserRecord = {
  userId: 'u1',
  email: 'ada@people.example',
  role: 'org:member',
  status: 'active',
  firstName: 'Ada',
  lastName: 'King',
  calendarBookingUrl: 'https://cal.example/ada',
};

describe('the codec of stored records', () => {
  test('a user is stored under the stated field names, Member as User', () => {
    expect(toStoredUser(person)).toEqual({
      'Client UserID': 'u1',
      'Email Address': 'ada@people.example',
      role: 'User',
      Status: 'active',
      'First Name': 'Ada',
      'Last Name': 'King',
      CalendarBookingUrl: 'https://cal.example/ada',
    });
    expect(toStoredUser({ ...person, role: 'org:admin' }).role).toBe('Admin');
  });

  test('what was stored is read back the same', () => {
    for (const role of ['org:admin', 'org:member'] as const)
      expect(fromStoredUser(toStoredUser({ ...person, role }))).toEqual({ ...person, role });
    expect(readStoredRole('anything else')).toBe('org:member');
  });

  test('a booking link is https or empty, and a field that is not to be changed is named', () => {
    expect(userChangeSchema.safeParse({ CalendarBookingUrl: '' }).success).toBe(true);
    expect(userChangeSchema.safeParse({ CalendarBookingUrl: 'https://cal.example' }).success).toBe(true);
    for (const url of ['http://cal.example', 'javascript:alert(1)', 'cal.example'])
      expect(userChangeSchema.safeParse({ CalendarBookingUrl: url }).success).toBe(false);
    expect(userChangeSchema.safeParse({ role: 'Admin', Status: 'x' }).error?.issues[0]?.message).toBe(
      'These fields can’t be changed: role, Status',
    );
  });
});
