const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Codes of the connection, and of a database server that stops, starts or recovers. */
const awayCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
]);
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const deepest = 8;

/** Thrown before a write when too little disk space is left. */
export class NoSpace extends Error {
  readonly code = 'ENOSPC';
}

/** Thrown if a database connection failed without saying which one. */
export class DatabaseAway extends Error {}

/** Recognizes how better-auth reports any database failure while looking up a session. */
function isUnreadSession(error: Error): boolean {
  const body = 'body' in error ? error.body : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'FAILED_TO_GET_SESSION';
}

interface Link {
  code: string;
  /** Whether the driver or query builder attached the query to this error. */
  ofQuery: boolean;
  isAway: boolean;
}

/** Returns the error and its causes, outermost first. */
function chainOf(error: unknown): Link[] {
  const chain: Link[] = [];
  for (let at = error; at instanceof Error && chain.length < deepest; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    chain.push({ code, ofQuery: 'query' in at, isAway: at instanceof DatabaseAway || isUnreadSession(at) });
  }
  return chain;
}

/** Returns whether a file or the database ran out of disk space. */
export function isNoSpace(error: unknown): boolean {
  return chainOf(error).some(({ code }) => noSpaceCodes.has(code));
}

/** Returns whether a socket was refused or broke; only its owner knows what it connected to. */
export function isSocketFailure(error: unknown): boolean {
  const broken = error instanceof Error && error.message.startsWith('Connection terminated');
  return broken || chainOf(error).some(({ code }) => socketCodes.has(code));
}

/** Returns whether the database went away or is unreachable; whether the query took effect is unknown. */
export function isDatabaseAway(error: unknown): boolean {
  const chain = chainOf(error);
  if (chain.some(({ code, isAway }) => isAway || awayCodes.has(code))) return true;
  return chain.some(({ ofQuery }) => ofQuery) && isSocketFailure(error);
}

/** Returns whether the failure is temporary, so that the work should be retried rather than given up. */
export function isPassing(error: unknown): boolean {
  return isNoSpace(error) || isDatabaseAway(error);
}
