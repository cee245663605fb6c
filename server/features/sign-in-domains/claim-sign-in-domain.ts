import { limits } from '#contract/limits.ts';
import type { SignInDomain } from '#contract/sign-in-domains.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { signInDomainStore } from './sign-in-domain.store.ts';
import { readDomain, toSignInDomain } from './sign-in-domain.view.ts';

/** Claims a domain for the organization; idempotent. */
export async function claimSignInDomain(
  ctx: TenantContext,
  input: { domain: string },
): Promise<{ domain: SignInDomain }> {
  const name = readDomain(input.domain);
  if (name === null)
    throw new AppError(
      'invalid_input',
      'This isn’t a domain. Enter the part after the @ in your addresses, such as company.com.',
    );
  const { secret } = await ctx.services.auth.$context;
  const { domain, made } = await signInDomainStore(ctx)(async (domains) => {
    const known = await domains.list();
    const isNew = known.every((each) => each.domain !== name);
    if (isNew && known.length >= limits.signInDomains.each)
      throw new AppError(
        'conflict',
        `An organization can claim up to ${limits.signInDomains.each} domains. Remove one first.`,
      );
    const { row, made } = await domains.claim(name);
    if (row === null) throw new AppError('conflict', 'The domain was removed. Try again.');
    return { domain: await toSignInDomain(domains, row, secret), made };
  });
  if (made) await recordChange(ctx, { action: 'domain.claimed', subject: name, details: {} });
  return { domain };
}
