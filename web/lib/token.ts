import { limits } from '#contract/limits.ts';

/**
 * The session's bearer token, in memory only; scripts can't read the session's cookie, which is exchanged for the token
 * here.
 */
export interface TokenSource {
  /** Returns the token, requested once; null if no one is signed in. */
  read: () => Promise<string | null>;
  /** Requests the token again, once for all waiting callers. */
  refresh: () => Promise<string | null>;
  forget: () => void;
}

export function createTokenSource(origin: string): TokenSource {
  let known: Promise<string | null> | null = null;
  let refreshing: Promise<string | null> | null = null;

  async function ask(): Promise<string | null> {
    const answer = await fetch(`${origin}/api/auth/get-session`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limits.defaultTimeoutMs),
    });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return tokenIn(body);
  }

  function read(): Promise<string | null> {
    if (!known) {
      const asked = ask();
      known = asked;
      // A failed or empty response isn't cached: the next call asks again.
      asked.then(
        (token) => {
          if (token === null && known === asked) known = null;
        },
        () => {
          if (known === asked) known = null;
        },
      );
    }
    return known;
  }

  function refresh(): Promise<string | null> {
    if (!refreshing) {
      known = null;
      refreshing = read().finally(() => {
        refreshing = null;
      });
    }
    return refreshing;
  }

  return {
    read,
    refresh,
    forget: () => {
      known = null;
    },
  };
}

function tokenIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('session' in body)) return null;
  const { session } = body;
  if (typeof session !== 'object' || session === null || !('token' in session)) return null;
  return typeof session.token === 'string' ? session.token : null;
}
