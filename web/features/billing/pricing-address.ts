import { fullName } from '#web/features/identity/member.ts';
import type { Member } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';

/**
 * Returns the pricing page's URL with the specified parameters, which are informational: the server identifies the user
 * itself.
 */
export function pricingAddress(
  pricingUrl: string | null,
  { user, membership }: Pick<Member, 'user' | 'membership'>,
  clientId: string,
): string {
  const query = new URLSearchParams({
    email: user.email,
    clerk_user_id: user.id,
    clerk_org_id: membership.clerkOrgId,
    client_id: clientId,
    company_name: membership.name,
    full_name: fullName(user),
  });
  if (pricingUrl === null) return `${paths.pricing}?${query}`;
  const address = new URL(pricingUrl);
  for (const [name, value] of query) address.searchParams.set(name, value);
  return address.href;
}
