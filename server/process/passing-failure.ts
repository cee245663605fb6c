const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Of the connection, and of a server that ends, starts or recovers. */
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

/** Thrown where there is too little space left, before a write finds out. */
export class NoSpace extends Error {
  readonly code = 'ENOSPC';
}

/** Thrown where a connection to the database failed in a way that does not say whose it was. */
export class DatabaseAway extends Error {}

/** What better-auth makes of any failure of the database while it looks a session up. */
function isUnreadSession(error: Error): boolean {
  const body = 'body' in error ? error.body : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'FAILED_TO_GET_SESSION';
}

interface Link {
  code: string;
  /** The driver and the query builder write the query onto what failed. */
  ofQuery: boolean;
  isAway: boolean;
}

/** The error and what caused it, outermost first. */
function chainOf(error: unknown): Link[] {
  const chain: Link[] = [];
  for (let at = error; at instanceof Error && chain.length < deepest; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    chain.push({ code, ofQuery: 'query' in at, isAway: at instanceof DatabaseAway || isUnreadSession(at) });
  }
  return chain;
}

/** A file or the database found no space on its disk. */
export function isNoSpace(error: unknown): boolean {
  return chainOf(error).some(({ code }) => noSpaceCodes.has(code));
}

/** A socket was refused or broke; whose it was, only who opened it knows. */
export function isSocketFailure(error: unknown): boolean {
  const broken = error instanceof Error && error.message.startsWith('Connection terminated');
  return broken || chainOf(error).some(({ code }) => socketCodes.has(code));
}

/** The database went away or cannot be reached now; whether what was asked happened is not known. */
export function isDatabaseAway(error: unknown): boolean {
  const chain = chainOf(error);
  if (chain.some(({ code, isAway }) => isAway || awayCodes.has(code))) return true;
  return chain.some(({ ofQuery }) => ofQuery) && isSocketFailure(error);
}

/** What passes without anybody changing the work: it is to be tried again, not given up. */
export function isPassing(error: unknown): boolean {
  return isNoSpace(error) || isDatabaseAway(error);
}
