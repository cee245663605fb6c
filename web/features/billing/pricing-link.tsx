import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { usePricingUrl } from './billing.api.ts';
import { pricingAddress } from './pricing-address.ts';

/** Links to the plans: the product's own page, or the configured external one. */
export function PricingLink({ className, children }: { className: string; children: ReactNode }) {
  const member = useMember();
  const pricingUrl = usePricingUrl();
  if (pricingUrl === null)
    return (
      <Link to={paths.pricing} className={className}>
        {children}
      </Link>
    );
  return (
    <a
      href={pricingAddress(pricingUrl, member, member.membership.clientId)}
      referrerPolicy="no-referrer"
      className={className}
    >
      {children}
    </a>
  );
}
