import { CallError } from './call-error.ts';

/** Returns whether the server says that the client id asked for isn't the caller's (decision A118). */
function isForeignClient(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status !== 403) return false;
  const { requestedClientId: requested, userClientId: own } = error.details;
  // An empty id isn't another client's: the caller had none yet.
  return typeof requested === 'string' && requested !== '' && typeof own === 'string' && requested !== own;
}

/**
 * Returns `empty` if a list was refused as another client's: nothing of it is shown, and the violation is reported to
 * the operator like an uncaught error, without its ids.
 */
export async function emptyIfForeign<T>(asked: Promise<T>, empty: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isForeignClient(error)) throw error;
    reportError(new Error('Cross-client access violation'));
    return empty;
  }
}
