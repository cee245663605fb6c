import { AppError } from '#server/platform/errors.ts';
import type { DomainRow, Domains } from './sign-in-domain.store.ts';

/** Throws the same error for an unknown id and for another company's. */
export async function findSignInDomain(domains: Domains, domainId: string): Promise<DomainRow> {
  const found = await domains.find(domainId);
  if (found === null) throw new AppError('not_found', 'Domain not found');
  return found;
}
