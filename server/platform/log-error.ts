import { pino } from 'pino';

const deepest = 5;

/** Returns a query's verb and table from its text: 'select prep_sessions'. Never its values. */
function queryName(text: string): string {
  const verb =
    /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback|set|listen|notify)\b/iu.exec(
      text.slice(0, 2_000),
    )?.[1];
  const table = /\b(?:from|into|update)\s+"?(?:public"?\."?)?([a-z_]+)"?/iu.exec(text.slice(0, 20_000))?.[1];
  return [verb?.toLowerCase() ?? 'query', table].filter((part) => part !== undefined).join(' ');
}

const field = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the stack frames without the message, which may contain data. */
const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .join('\n');

/** Returns the first database error in the cause chain, or null if there is none. */
function databaseError(error: Error): { text: string; cause: object } | null {
  let text: string | null = null;
  let cause: object | null = null;
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < deepest; depth += 1) {
    text ??= field(at, 'query') ?? null;
    if (field(at, 'severity') !== undefined || field(at, 'routine') !== undefined) cause = at;
    at = at.cause;
  }
  return text === null && cause === null ? null : { text: text ?? '', cause: cause ?? error };
}

/**
 * Returns an error's fields for the log.
 * A database error carries query values in message, details and parameters, so only its code, constraint, table and
 * query name are logged.
 */
export function plainError(error: Error): Record<string, unknown> {
  const ofDatabase = databaseError(error);
  if (ofDatabase !== null) {
    const { text, cause } = ofDatabase;
    return {
      type: 'DatabaseError',
      message: `the database refused: ${queryName(text)}`,
      code: field(cause, 'code'),
      constraint: field(cause, 'constraint_name') ?? field(cause, 'constraint'),
      table: field(cause, 'table_name') ?? field(cause, 'table'),
      stack: frames(error),
    };
  }
  const { type, message, stack, code } = pino.stdSerializers.err(error) as Record<string, unknown>;
  const why = error.cause instanceof Error ? { cause: plainError(error.cause) } : {};
  return { type, message, stack, ...(code === undefined ? {} : { code }), ...why };
}
