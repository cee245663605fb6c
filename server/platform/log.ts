import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on stderr; stdout is kept for the ready line. Fields that could hold secrets or people are cut. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.token', '*.email', '*.authorization', '*.cookie', 'email', 'token', 'password', 'authorization', 'cookie'],
        censor: '[removed]',
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** A request's path for the log: whoever holds one of these addresses can read what it opens. */
export function withoutToken(path: string): string {
  return path.replace(/^\/(share|demo|files\/briefs|api\/invitations)\/[^/]+/u, '/$1/…');
}
