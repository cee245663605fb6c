import { ExternalLink } from 'lucide-react';
import type { Billing } from '#contract/billing.ts';
import { planOffers } from '#contract/plans.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useOpenPortal } from './billing.api.ts';
import { formatMoney } from './money.ts';
import { PricingLink } from './pricing-link.tsx';

interface Standing {
  status: string;
  /** What this state allows, and what to do. */
  text: string;
  tone: 'plain' | 'warning';
}

function standingOf({
  status,
  cancelAtPeriodEnd,
  periodEnd,
  unpaidEnd,
}: NonNullable<Billing['subscription']>): Standing {
  const day = formatDay(periodEnd);
  if (status === 'past_due') {
    return {
      status: 'Payment is past due',
      tone: 'warning',
      text: `The last payment failed. You can use everything while we try again. Choose another card in the portal. You can change plan and seats once it’s paid. Without a payment, the plan ends${unpaidEnd === null ? '' : ` on ${formatDay(unpaidEnd)}`}. You can always read what you’ve made.`,
    };
  }
  if (cancelAtPeriodEnd) {
    return {
      status: 'Canceled, active until the end of the period',
      tone: 'warning',
      text: `You can use everything until ${day}. Nothing more is charged, and you can undo the cancellation until then. You can always read what you’ve made.`,
    };
  }
  return {
    status: 'Active',
    tone: 'plain',
    text: `You can use everything in your plan. It renews on ${day}.`,
  };
}

/** Shows the provider's state of the plan and what it allows, or why there is no plan. */
export function SubscriptionFacts({ billing, admin }: { billing: Billing; admin: boolean }) {
  const { subscription } = billing;
  if (subscription === null) return <NoSubscription billing={billing} admin={admin} />;
  const { planName, plan, seats, nextSeats, amountCents, currency, periodEnd, cancelAtPeriodEnd } = subscription;
  const standing = standingOf(subscription);
  const invited = billing.seatsInvited === 0 ? '' : `, ${billing.seatsInvited} invited`;
  const facts = [
    ['Plan', planName],
    ['Includes', `For each seat: ${planOffers.find((offer) => offer.plan === plan)?.text ?? planName}`],
    ['Status', standing.status],
    ['Seats', `${seats}, ${billing.seatsUsed} in use${invited}`],
    ['Amount', `${formatMoney(amountCents, currency)} ${plan === 'annual' ? 'a year' : 'a month'}`],
    ...(nextSeats === null || cancelAtPeriodEnd
      ? []
      : [['Next period', `${nextSeats} ${nextSeats === 1 ? 'seat' : 'seats'} from ${formatDay(periodEnd)}`] as const]),
    [cancelAtPeriodEnd ? 'Ends' : 'Renews', formatDay(periodEnd)],
  ] as const;
  return (
    <section aria-labelledby="plan" className="mt-6">
      <h2 id="plan" className="font-serif text-xl font-medium">
        Plan
        {billing.testPayments && (
          <span className="ms-3 rounded-md bg-amber-soft px-2 align-middle font-sans text-xs leading-5 font-medium text-amber">
            Test payments
          </span>
        )}
      </h2>
      <p
        className={
          standing.tone === 'warning' ? 'mt-3 rounded-md bg-amber-soft px-4 py-3 text-sm' : 'mt-1 text-sm text-muted'
        }
      >
        {standing.text}
      </p>
      <dl className="tabular mt-3 border-t border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[180px_1fr]">
            <dt className="text-sm leading-6 text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {admin && <Portal />}
    </section>
  );
}

function NoSubscription({ billing: { ended, paymentPending }, admin }: { billing: Billing; admin: boolean }) {
  const [title, text] = paymentPending
    ? ['Payment pending', 'A checkout was started, but its payment isn’t confirmed yet. We keep checking.']
    : ended
      ? [
          'Subscription ended',
          `${ended.planName} with ${ended.seats} ${ended.seats === 1 ? 'seat' : 'seats'} ended on ${formatDay(ended.endedAt)}. You can always read and export what you’ve made. New runs need a plan, apart from any trial sessions you have left.`,
        ]
      : ['No subscription', 'You can try 3 preps and 2 discovery sessions. You can always read what you’ve made.'];
  return (
    <section aria-labelledby="plan" className="mt-6 border-y border-line py-6">
      <h2 id="plan" className="font-serif text-xl font-medium">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-sm text-muted">{text}</p>
      {admin && (
        <PricingLink className={`${buttonClass({ look: 'primary' })} mt-4`}>
          {ended && !paymentPending ? 'Subscribe again' : 'See plans'}
        </PricingLink>
      )}
      {admin && ended && <Portal />}
    </section>
  );
}

/** The provider manages card, billing details and receipts. */
function Portal() {
  const open = useOpenPortal();
  const go = () => {
    if (open.isPending || open.isSuccess) return;
    open.mutate(undefined, {
      onSuccess: ({ url }) => {
        window.location.assign(url);
      },
    });
  };
  return (
    <div className="mt-4">
      <Button onClick={go} disabled={open.isPending || open.isSuccess}>
        Open payment portal <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <p className="mt-1 text-sm text-muted">Card, billing details and receipts are kept by the payment provider.</p>
      {open.isError && (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {messageOf(open.error)}
        </p>
      )}
    </div>
  );
}
