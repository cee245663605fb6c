import { limits } from '#contract/limits.ts';
import { AppError } from '#server/platform/errors.ts';
import type { KeptVersion } from './proposal.store.ts';

/** Returns the error that explains why no version was saved. */
export function notKept(why: Extract<KeptVersion, string>): AppError {
  return why === 'gone'
    ? new AppError('not_found', 'Session not found in Airtable')
    : new AppError(
        'conflict',
        `A proposal keeps up to ${limits.proposal.versions} versions. This one wasn’t kept. Nothing else changed.`,
      );
}
