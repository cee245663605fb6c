import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { FormWalker } from './form-walker.ts';
import { someAddress } from './people.ts';

/** Returns a function that calls the identity library like one browser at one address. */
export function poster(server: { address: string }, walker = new FormWalker(), address = someAddress()) {
  return async (path: string, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const answer = await walker.send(`${server.address}/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': address, ...headers },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
  };
}

/**
 * Returns an authenticator app's code; `ahead`: this many 30-second steps later. The current one and the next are taken
 * for at least half a minute; one before that may end at any moment.
 */
export function authCode(totpUri: string): (ahead?: number) => Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(new URL(totpUri).searchParams.get('secret') ?? ''));
  return (ahead = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + ahead);
}

/** Returns the call behind the button on the emailed confirmation page. */
export function confirmationOf(server: { address: string }, mail: string): string {
  const kept = new URLSearchParams(/sign-in\/confirm#(\S+)/.exec(mail)?.[1] ?? '');
  return `${server.address}/api/auth/verify-email?${new URLSearchParams({ token: kept.get('token') ?? '' })}`;
}
