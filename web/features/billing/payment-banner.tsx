import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMember } from '#web/features/identity/member.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { useBilling } from './billing.api.ts';
import { PricingLink } from './pricing-link.tsx';

const linkClass = 'font-medium text-accent underline underline-offset-4';

function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} data-screen-only className="mb-6 rounded-md bg-amber-soft px-4 py-3 text-sm">
      {children}
    </section>
  );
}

/** Shows admins on every page that a payment failed or the plan ended. */
export function PaymentBanner() {
  const { membership } = useMember();
  const { data: billing } = useBilling();
  if (membership.role !== 'org:admin' || billing === undefined) return null;
  const { subscription, ended, paymentPending } = billing;
  if (subscription?.status === 'past_due') {
    const { unpaidEnd } = subscription;
    return (
      <Banner label="Payment failed">
        <span className="font-semibold">The last payment failed.</span>{' '}
        {unpaidEnd === null
          ? 'Your plan ends unless you pay.'
          : `Your plan ends on ${formatDay(unpaidEnd)} unless you pay.`}{' '}
        You can use everything until then.{' '}
        <Link to={paths.billing} className={linkClass}>
          Go to Billing
        </Link>
      </Banner>
    );
  }
  if (ended === null || paymentPending) return null;
  return (
    <Banner label="Subscription ended">
      <span className="font-semibold">Your subscription ended on {formatDay(ended.endedAt)}.</span> You can always read
      and export what you&rsquo;ve made. <PricingLink className={linkClass}>Subscribe again</PricingLink>
    </Banner>
  );
}
