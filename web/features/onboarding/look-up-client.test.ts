import { describe, expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { lookUpClient } from './look-up-client.ts';

const ids = { clerkUserId: 'u', clerkOrgId: 'o' };
const failing = (error: unknown) =>
  lookUpClient(async () => {
    throw error;
  }, ids);

describe('the client lookup', () => {
  test('answers what was found', async () => {
    const data = {
      user: {
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        role: 'org:admin' as const,
        status: 'active',
        calendarBookingUrl: '',
        lastLoginAt: '',
      },
      company: null,
      clerkOrgId: 'o',
      clientId: 'o',
      userID: 'u',
    };
    expect(await lookUpClient(async () => data, ids)).toEqual({ status: 'success', data, message: '' });
  });

  test.each([
    ['an HTTP error', new CallError('SYSTEM', 'internal', 'Something went wrong', 503), 'HTTP error! status: 503'],
    [
      'a missing token',
      new CallError('AUTH', 'unauthenticated', 'Authentication token not available', 401),
      'HTTP error! status: 401',
    ],
    [
      'text that is no JSON',
      new CallError('VALIDATION', 'not_json', 'Failed to parse JSON response', 200),
      'Failed to parse JSON response',
    ],
    [
      'a server that does not answer',
      new CallError('NETWORK', 'unreachable', 'We can’t reach the server.'),
      'Failed to fetch client data',
    ],
    [
      'another shape',
      new CallError('VALIDATION', 'invalid_response', 'Invalid response format', 200),
      'Failed to fetch client data',
    ],
    ['anything else', new TypeError('x'), 'Failed to fetch client data'],
  ])('%s becomes an error result', async (_name, error, message) => {
    expect(await failing(error)).toEqual({ status: 'error', data: null, message });
  });
});
