import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/open-database.ts';
import { readAccess, type Access } from './access.store.ts';
import type { Auth } from './auth.ts';
import type { Environment } from '#server/platform/environment.ts';
import { sessionTimes } from './session-times.ts';

/** Caches for a few seconds who calls, and in which organization. */
export interface KnownCallers {
  /** `wanted`: the organization the call names, or null. Returns null if the header identifies no one. */
  find(authorization: string, wanted: string | null): Promise<Access | null>;
  close(): Promise<void>;
}

interface Kept {
  access: Access;
  at: number;
}

/** Adds an entry and drops the oldest beyond the maximum. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > limits.knownCallers.max ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}

/**
 * The identity library verifies a token's signature once and ends or extends sessions; in between, one query identifies
 * the caller. Every node drops its copy when that person's session or membership changes (decision 018).
 */
export function createKnownCallers(services: {
  auth: Auth;
  database: Database;
  environment: Environment;
}): KnownCallers {
  const { auth, database, environment } = services;
  const { isOver, isDue } = sessionTimes(environment);
  /** Session tokens by header, for headers with a verified signature. */
  const tokens = new Map<string, string>();
  const answers = new Map<string, Kept>();
  const asking = new Map<string, Promise<Access | null>>();
  let changes = 0;

  const watch = database.watchAccess((userId) => {
    changes += 1;
    asking.clear();
    if (userId === null) answers.clear();
    else for (const [key, { access }] of answers) if (access.userId === userId) answers.delete(key);
  });

  const askLibrary = async (authorization: string): Promise<string | null> => {
    const found = await auth.api.getSession({ headers: new Headers({ authorization }) });
    if (found === null) {
      tokens.delete(authorization);
      return null;
    }
    keep(tokens, authorization, found.session.token);
    return found.session.token;
  };
  const read = async (authorization: string, wanted: string | null): Promise<Access | null> => {
    const known = tokens.get(authorization);
    const token = known ?? (await askLibrary(authorization));
    if (token === null) return null;
    const access = await readAccess(database.db, token, wanted);
    if (access === null || known === undefined || !(isOver(access) || isDue(access))) return access;
    // The library ends expired sessions and extends those in use.
    return (await askLibrary(authorization)) === null ? null : readAccess(database.db, token, wanted);
  };

  return {
    async find(authorization, wanted) {
      const key = `${authorization}\n${wanted ?? ''}`;
      const now = Date.now();
      const kept = answers.get(key);
      if (kept !== undefined && watch.heard() && now - kept.at < limits.knownCallers.keepMs && !isOver(kept.access))
        return kept.access;
      const before = changes;
      const answer = asking.get(key) ?? read(authorization, wanted);
      asking.set(key, answer);
      try {
        const access = await answer;
        if (access === null) answers.delete(key);
        else if (before === changes && access.membership !== null) keep(answers, key, { access, at: now });
        return access;
      } finally {
        if (asking.get(key) === answer) asking.delete(key);
      }
    },
    close: watch.stop,
  };
}
