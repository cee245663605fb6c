import { limits } from '#contract/limits.ts';
import { CallError } from './call-error.ts';
import { isRecord, parseJson } from './call-wire.ts';
import { sendOnce } from './send-once.ts';

/** Texts by the identity provider's error code; anything that could reveal accounts has a neutral text. */
const texts: Record<string, string> = {
  PASSWORD_TOO_SHORT: 'The password is too short. Use at least 10 characters.',
  PASSWORD_TOO_LONG: 'The password is too long. Use up to 128 characters.',
  PASSWORD_COMMON: 'This password is too easy to guess. Choose another.',
  INVALID_EMAIL: 'Enter an email address such as name@company.com',
  INVALID_PASSWORD: 'The password isn’t correct. Nothing was changed.',
  SIGN_IN_FIRST: 'Sign in to your account in this browser first, then open the link from the email again.',
  TOKEN_EXPIRED: 'This link has expired. Sign in, and we’ll send you a new one.',
  USER_NOT_FOUND: 'This link has expired or was already used. If your address is confirmed, sign in.',
  INVALID_USER:
    'You’re signed in with another account here. Sign out, sign in to the right one, then open the link again.',
  EMAIL_CAN_NOT_BE_UPDATED: 'Use another address.',
  INVALID_TOKEN: 'This link has expired or was already used. Request a new one.',
  USER_ALREADY_EXISTS: 'We couldn’t create this account. If you already have one, sign in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'We couldn’t create this account. If you already have one, sign in instead.',
  SIGN_UP_BY_INVITATION: 'Accounts here are by invitation only. Ask an admin of your company for one.',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'Create your account on your company’s sign-in page.',
  MISSING_RESPONSE: 'The check that you’re a person hasn’t finished. Wait a moment, then try again.',
  VERIFICATION_FAILED: 'The check that you’re a person failed. Try again.',
  PASSKEY_NOT_FOUND: 'No account here has this passkey. Use another one, or sign in with your password.',
  AUTHENTICATION_FAILED: 'This passkey didn’t sign you in. Try again, or sign in with your password.',
  INVALID_CODE: 'The code isn’t correct. Codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'This backup code isn’t correct or was already used.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in again.',
  CONFIRM_FIRST: 'Enter your password again to change this. Nothing was changed.',
  SIGN_IN_AGAIN: 'Sign out and in again first: this needs a sign-in from the last 10 minutes. Nothing was changed.',
  HOSTED_SIGN_IN_REQUIRED:
    'Your company requires its own sign-in page. This address signs in there, not with a password or passkey here.',
  PROVIDER_UNREACHABLE: 'We can’t reach your company’s sign-in page. Nothing was changed. Try again in a minute.',
  PROVIDER_NOT_FOUND: 'We can’t reach your company’s sign-in page. Try again in a minute.',
};

function textFor(status: number, code: string, message: string): string {
  // The message names the organization that prevents it.
  if (code === 'LAST_ADMIN') return message;
  const known = texts[code];
  if (known !== undefined) return known;
  if (status === 401)
    return 'Email or password isn’t correct, or the address isn’t confirmed yet. New here? Check for our email.';
  if (status === 429) return 'Too many attempts. Wait a minute, then try again.';
  return 'The sign-in service didn’t accept this. Nothing was changed. Try again.';
}

async function send(path: string, init: RequestInit): Promise<Record<string, unknown> | unknown[]> {
  let answer: Response;
  try {
    answer = await fetch(`/api/auth/${path}`, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limits.defaultTimeoutMs),
    });
  } catch (error) {
    throw new CallError(
      'NETWORK',
      'unreachable',
      'We can’t reach the server. Check your connection and try again.',
      0,
      { cause: error },
    );
  }
  const stated = parseJson(await answer.text());
  if (answer.ok) return isRecord(stated) || Array.isArray(stated) ? stated : {};
  const code = isRecord(stated) && typeof stated['code'] === 'string' ? stated['code'] : '';
  const message = isRecord(stated) && typeof stated['message'] === 'string' ? stated['message'] : '';
  throw new CallError('AUTH', code, textFor(answer.status, code, message), answer.status);
}

/**
 * Sends a request to the identity provider; the session travels in its cookie. Throws CallError with a text to show.
 */
export async function postAuth(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await sendOnce(`auth ${path} ${JSON.stringify(body)}`, () =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return isRecord(answer) ? answer : {};
}

export function getAuth(path: string): Promise<Record<string, unknown> | unknown[]> {
  return send(path, { method: 'GET', headers: { accept: 'application/json' } });
}
