import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSignInDomain } from './find-sign-in-domain.ts';
import { signInDomainStore } from './sign-in-domain.store.ts';

/** Removes a domain together with its requirement. */
export async function removeSignInDomain(
  ctx: TenantContext,
  { domainId }: { domainId: string },
): Promise<{ success: true }> {
  const { domain, required } = await signInDomainStore(ctx)(async (domains) => {
    const found = await findSignInDomain(domains, domainId);
    await domains.remove(domainId);
    return found;
  });
  await recordChange(ctx, {
    action: 'domain.removed',
    subject: domain,
    details: required ? { required: 'ended' } : {},
  });
  return { success: true };
}
