import type { SignInDomain } from '#contract/sign-in-domains.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { DomainRecordsError } from '#server/ports/domain-records.ts';
import { findSignInDomain } from './find-sign-in-domain.ts';
import { signInDomainStore } from './sign-in-domain.store.ts';
import { recordOf, toSignInDomain } from './sign-in-domain.view.ts';

async function publishedAt({ domainRecords, log }: Services, name: string): Promise<string[]> {
  try {
    return await domainRecords.texts(name);
  } catch (error) {
    if (!(error instanceof DomainRecordsError)) throw error;
    log.warn({ part: 'identity', err: error }, 'a domain could not be checked');
    throw new AppError(
      'upstream_failed',
      'The name servers didn’t respond. We’ve kept your claim. Try again in a few minutes.',
    );
  }
}

/** Checks the DNS record. A domain proved by another organization moves only if that one's record is gone. */
export async function proveSignInDomain(
  ctx: TenantContext,
  { domainId }: { domainId: string },
): Promise<{ domain: SignInDomain }> {
  const { secret } = await ctx.services.auth.$context;
  const within = signInDomainStore(ctx);
  const claim = await within((domains) => findSignInDomain(domains, domainId));
  const record = recordOf(secret, claim);
  const published = await publishedAt(ctx.services, record.name);
  if (!published.includes(record.value)) {
    throw new AppError(
      'conflict',
      `We didn’t find the record at ${record.name}. New records take minutes, sometimes hours, to appear everywhere. We’ve kept your claim. Check again later.`,
    );
  }
  const { domain, first, loser } = await within(async (domains) => {
    await domains.lock(claim.domain);
    const found = await findSignInDomain(domains, domainId);
    const loser = await domains.holder(found.domain);
    if (loser !== null && published.includes(recordOf(secret, { organizationId: loser, domain: found.domain }).value)) {
      throw new AppError(
        'conflict',
        'Another organization here has verified this domain, and its record still exists. Remove that record from DNS first.',
      );
    }
    if (loser !== null) await domains.takeFrom(loser, found.domain);
    const row = found.provenAt === null ? await domains.change(domainId, { provenAt: new Date() }) : found;
    return { domain: await toSignInDomain(domains, row ?? found, secret), first: found.provenAt === null, loser };
  });
  if (loser !== null)
    await recordChange(
      { ...ctx, organizationId: loser, userId: '' },
      { action: 'domain.lost', subject: claim.domain, details: { why: 'another organization proved it' } },
    );
  if (first) await recordChange(ctx, { action: 'domain.proven', subject: claim.domain, details: {} });
  return { domain };
}
