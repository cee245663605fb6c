import { pino, type Logger } from 'pino';
import { plainError } from './log-error.ts';
import { countRepeated } from '#server/process/repeated-lines.ts';

export type Log = Logger;

/**
 * Logs structured lines to stderr; stdout is reserved for the ready line.
 * Redacts fields that may hold secrets or people.
 */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 2, sync: false });
  // If stderr accepts nothing (a full disk), the product keeps running without a log, and ends without it: what is left to be
  // written would be tried again without end.
  let isLost = false;
  output.on('error', () => {
    isLost = true;
  });
  output.on('write', () => {
    isLost = false;
  });
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isLost) flush();
  };
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

/** Returns a path for the log without its token, which would grant access. */
export function withoutToken(path: string): string {
  return path.replace(/^\/(share|proposal|demo|files\/briefs|files\/proposals|api\/invitations)\/[^/]+/u, '/$1/…');
}
