import { limits } from '#contract/limits.ts';
import { CallError } from './call-error.ts';
import { isRecord, parseJson } from './call-wire.ts';
import { sendOnce } from './send-once.ts';

/** Texts by the identity provider's error code; anything that could reveal accounts has a neutral text. */
const texts: Record<string, string> = {
  PASSWORD_TOO_SHORT: 'The password is too short. Use at least 10 characters.',
  PASSWORD_TOO_LONG: 'The password is too long. Use up to 128 characters.',
  PASSWORD_COMMON: 'This password is one of the first that anybody would try. Choose another.',
  INVALID_EMAIL: 'Enter an email address such as name@company.com',
  INVALID_PASSWORD: 'The password is not correct. Nothing was changed.',
  SIGN_IN_FIRST: 'Sign in to your account in this browser first, then open the link from the mail again.',
  TOKEN_EXPIRED: 'This link has expired. Sign in, and we send you a new one.',
  USER_NOT_FOUND: 'This link has expired or was already used. If your address is confirmed, sign in.',
  INVALID_USER:
    'You are signed in with another account here. Sign out, sign in to the right one, then open the link again.',
  EMAIL_CAN_NOT_BE_UPDATED: 'Use another address.',
  INVALID_TOKEN: 'This link has expired or was already used. Request a new one.',
  USER_ALREADY_EXISTS: 'This account could not be created. If you have one already, sign in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'This account could not be created. If you have one already, sign in instead.',
  SIGN_UP_BY_INVITATION: 'Accounts are made by invitation here. Ask an admin of your company for one.',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'Accounts are made at your company\u2019s sign-in page here.',
  MISSING_RESPONSE: 'The check that you are a person has not finished. Wait a moment, then try again.',
  VERIFICATION_FAILED: 'The check that you are a person failed. Try it again.',
  INVALID_CODE: 'The code is not correct. Codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'This backup code is not correct or was used already.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in again.',
  CONFIRM_FIRST: 'Enter your password again to change this. Nothing was changed.',
  SIGN_IN_AGAIN: 'Sign out and in again first: this needs a sign-in from the last 10 minutes. Nothing was changed.',
  HOSTED_SIGN_IN_REQUIRED:
    'Your company asks for its own sign-in page: this address signs in there, not with a password or passkey here.',
  PROVIDER_UNREACHABLE:
    'Your company\u2019s sign-in page cannot be reached now. Nothing was changed; try again in a minute.',
  PROVIDER_NOT_FOUND: 'Your company\u2019s sign-in page cannot be reached now. Try again in a minute.',
};

function textFor(status: number, code: string, message: string): string {
  // The message names the organization that prevents it.
  if (code === 'LAST_ADMIN') return message;
  const known = texts[code];
  if (known !== undefined) return known;
  if (status === 401)
    return 'Email or password is not correct, or the address is not confirmed yet. New here? Look for our email.';
  if (status === 429) return 'Too many attempts. Wait a minute, then try again.';
  return 'The sign-in service did not accept this. Nothing was changed; try again.';
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
      'The server cannot be reached. Check the connection and try again.',
      0,
      undefined,
      error,
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
