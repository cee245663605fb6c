import { FormWalker } from './form-walker.ts';
import { someAddress } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface HandOver {
  /** The browser's final URL. */
  end: URL;
  /** Null: no session was created. */
  token: string | null;
  /** The request sent to the provider. */
  asked: URL;
  walker: FormWalker;
}

/** Returns the token of the person this walker is signed in as. */
export async function tokenOf(server: TestServer, walker: FormWalker): Promise<string | null> {
  const answer = await walker.send(`${server.address}/api/auth/get-session`);
  const body = (await answer.json()) as { session: { token: string } } | null;
  return body?.session.token ?? null;
}

/** Goes to the provider like a browser, signs in there and returns. */
export async function handOver(server: TestServer, email: string, callbackURL = '/sign-in'): Promise<HandOver> {
  const walker = new FormWalker();
  const begun = await walker.send(`${server.address}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ provider: 'oidc', callbackURL, errorCallbackURL: '/sign-in' }),
  });
  const { url = '' } = (await begun.json()) as { url?: string };
  if (url === '') throw new Error(`sign-in/social answered ${begun.status}`);
  const end = await walker.walk(
    url,
    ({ pathname }) => pathname === '/sign-in',
    { login: email, password: 'any' },
    new RegExp(email.includes('@') ? `${email}|name="prompt"` : '.'),
  );
  return { end, token: await tokenOf(server, walker), asked: new URL(url), walker };
}
