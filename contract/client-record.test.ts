import { describe, expect, test } from 'vitest';
import { freshClientRecord, toClientRecord } from './client-record.ts';
import { fetchByClerkIds } from './members.ts';
import { readSubscription, subscriptionFieldsSchema } from './records-company.ts';

const lookup = fetchByClerkIds.output.parse({
  user: {
    firstName: 'Robin',
    lastName: 'Seller',
    email: 'robin@people.example',
    role: 'org:admin',
    status: 'active',
    calendarBookingUrl: 'https://book.example',
    lastLoginAt: '2026-11-22T09:00:00.000Z',
  },
  company: {
    name: 'Northwind',
    website: 'https://northwind.example',
    logo: '/files/a.png',
    industry: 'Manufacturing',
    stripeSubscriptionId: 'sub_1',
    planName: 'Annual',
    subscriptionStatus: 'active',
  },
  clerkOrgId: 'o',
  clientId: 'o',
  userID: 'u',
});

describe('the client record', () => {
  test('before anything is loaded it is pending, a member, with the stated settings', () => {
    expect(freshClientRecord.isRegistered).toBe(false);
    expect(freshClientRecord.data).toMatchObject({
      role: 'org:member',
      status: 'pending',
      verificationStatus: 'pending',
      settings: { notifications: true, twoFactorEnabled: false, preferredLanguage: 'en' },
      subscription: { plan: '', status: '', stripeSubscriptionId: '' },
    });
  });

  test('loaded, it shows the stored status; a confirmed subscription verifies it', () => {
    expect(toClientRecord(lookup, { twoFactorEnabled: true })).toEqual({
      isRegistered: true,
      data: {
        id: 'o',
        name: 'Robin Seller',
        firstName: 'Robin',
        lastName: 'Seller',
        email: 'robin@people.example',
        companyName: 'Northwind',
        clerkUserId: 'u',
        clientId: 'o',
        website: 'https://northwind.example',
        industry: 'Manufacturing',
        logo: '/files/a.png',
        userID: 'u',
        role: 'org:admin',
        status: 'active',
        lastLoginAt: '2026-11-22T09:00:00.000Z',
        settings: { notifications: true, twoFactorEnabled: true, preferredLanguage: 'en' },
        subscription: { plan: 'Annual', status: 'active', stripeSubscriptionId: 'sub_1' },
        verificationStatus: 'verified',
        clerkOrgId: 'o',
        calendarBookingUrl: 'https://book.example',
      },
    });
  });

  test('without a company or a subscription it stays pending', () => {
    const made = toClientRecord({ ...lookup, company: null }, { twoFactorEnabled: false });
    expect(made.isRegistered).toBe(false);
    expect(made.data.verificationStatus).toBe('pending');
    expect(made.data.subscription.stripeSubscriptionId).toBe('');
  });
});

describe('a subscription as a record store holds it', () => {
  test.each([
    [{}, 1, null],
    [{ '# Users Subscribed': 0, 'Amount paid': 87 }, 1, 87],
    [{ '# Users Subscribed': 'many', 'Amount paid': 'n/a' }, 1, null],
    [{ '# Users Subscribed': null, 'Amount paid': null }, 1, null],
    [{ '# Users Subscribed': '4', 'Amount paid': '4176.00' }, 4, 4176],
    [{ '# Users Subscribed': 25, 'Amount paid': '$4,176.00' }, 25, 4176],
  ])('%j is read as %d seats and %s dollars', (fields, seats, amount) => {
    expect(readSubscription(subscriptionFieldsSchema.parse(fields))).toMatchObject({ seats, amount });
  });
});
