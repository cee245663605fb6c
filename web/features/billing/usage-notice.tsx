import { Link } from '@tanstack/react-router';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { useBilling } from './billing.api.ts';
import { PricingLink } from './pricing-link.tsx';
import { usedUpTexts } from './used-up.ts';

const linkClass = 'font-medium text-accent underline underline-offset-4';

/** From 80% of the preps or discovery sessions on, shows what is left and what to do. */
export function UsageNotice() {
  const { membership } = useMember();
  const billing = useBilling();
  const texts = billing.data ? usedUpTexts(billing.data.usage) : [];
  if (!billing.data || texts.length === 0) return null;
  const subscribed = billing.data.subscription !== null;
  const admin = membership.role === 'org:admin';
  const next = subscribed
    ? admin
      ? 'Buy extra sessions'
      : 'Ask an admin to buy extra sessions.'
    : admin
      ? 'See plans'
      : 'Ask an admin to subscribe.';
  return (
    <p className="my-4 rounded-md bg-amber-soft px-4 py-2 text-sm">
      <span className="tabular font-semibold">{texts.join(' ')}</span>{' '}
      {admin && subscribed && (
        <Link to={paths.billing} className={linkClass}>
          {next}
        </Link>
      )}
      {admin && !subscribed && <PricingLink className={linkClass}>{next}</PricingLink>}
      {!admin && next}
    </p>
  );
}
