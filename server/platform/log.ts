import { pino, type Logger } from 'pino';
import { plainError } from './log-error.ts';
import { countRepeated } from '#server/process/repeated-lines.ts';

export type Log = Logger;

/** Structured lines on stderr; stdout is kept for the ready line. Fields that could hold secrets or people are cut. */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 2, sync: false });
  // Where stderr takes no more (a full disk) there is nowhere left to say so; the product goes on without a log.
  output.on('error', () => {});
  return pino(
    {
      level,
      base: null,
      serializers: { err: plainError },
      hooks: { logMethod: countRepeated() },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.email',
          '*.authorization',
          '*.cookie',
          'email',
          'token',
          'password',
          'authorization',
          'cookie',
        ],
        censor: '[removed]',
      },
    },
    output,
  );
}

/** A request's path for the log: whoever holds one of these addresses can read what it opens. */
export function withoutToken(path: string): string {
  return path.replace(/^\/(share|proposal|demo|files\/briefs|files\/proposals|api\/invitations)\/[^/]+/u, '/$1/…');
}
