import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Plan } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { planOffers, volumeText } from '#contract/plans.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useConfiguration, useSession } from '#web/features/identity/identity.api.ts';
import { useChosenOrganization } from '#web/features/identity/local-state.ts';
import { pickMembership } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { PlanDetails } from '#web/marketing/pricing/plan-details.tsx';
import { paths } from '#web/paths.ts';
import { useBillingOf, useQuote, useStartCheckout } from './billing.api.ts';
import { formatMoney } from './money.ts';
import { TestPayments } from './test-payments.tsx';

/**
 * Plans and seats; starts the checkout for signed-in users.
 * Query parameters are informational: the server identifies the user itself.
 */
export function PricingScreen() {
  useDocumentTitle('Pricing');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const session = useSession();
  const { data: configuration } = useConfiguration();
  const outside = configuration?.payments.pricingUrl ?? null;
  useEffect(() => {
    if (outside === null) return;
    const address = new URL(outside);
    for (const [name, value] of new URLSearchParams(window.location.search)) address.searchParams.set(name, value);
    window.location.replace(address.href);
  }, [outside]);
  const { organizationId } = useChosenOrganization();
  const wanted = typeof search['clerk_org_id'] === 'string' ? search['clerk_org_id'] : organizationId;
  const membership = session.data ? pickMembership(session.data, wanted) : undefined;
  const [plan, setPlan] = useState<Plan>('annual');
  const billing = useBillingOf(membership?.clerkOrgId ?? '').data;
  const subscription = billing?.subscription ?? null;
  // Whoever has seats sees what those cost.
  const [typedSeats, setSeatText] = useState<string | null>(null);
  const seatText = typedSeats ?? String(subscription?.seats ?? 1);
  const seats = Number(seatText);
  const valid = Number.isInteger(seats) && seats >= 1 && seats <= limits.payments.seatsMax;
  const quote = useQuote(plan, valid ? seats : 1);
  const start = useStartCheckout(membership?.clerkOrgId ?? '');
  const begin = () => {
    if (!membership || !valid || start.isPending || start.isSuccess) return;
    start.mutate(
      { clientId: membership.clientId, item: { kind: 'subscription', plan, seats }, returnTo: 'onboarding' },
      {
        onSuccess: ({ url }) => {
          window.location.assign(url);
        },
      },
    );
  };
  return (
    <main id="content" className="mx-auto max-w-[860px] px-6 py-10">
      <div className="flex items-center justify-between gap-4">
        <Logo />
        {membership && (
          <Link to={subscription === null ? paths.onboarding : paths.dashboard} className={buttonClass()}>
            {subscription === null ? 'Back to setup' : 'Back to your dashboard'}
          </Link>
        )}
      </div>
      <h1 className="mt-12 font-serif text-3xl font-medium">Choose your plan</h1>
      <p className="mt-2 text-muted">
        {membership ? (
          <>
            For <bdi>{membership.name}</bdi>.{' '}
          </>
        ) : (
          ''
        )}
        {volumeText}.
      </p>
      {configuration?.payments.test === true && <TestPayments />}
      {subscription !== null && (
        <p className="mt-6 rounded-md bg-accent-soft px-4 py-3 text-sm">
          You have the {subscription.planName} with {subscription.seats} {subscription.seats === 1 ? 'seat' : 'seats'}.
          You can change plan and seats in Billing.
        </p>
      )}
      {subscription === null && billing?.paymentPending === true && (
        <p className="mt-6 rounded-md bg-amber-soft px-4 py-3 text-sm">
          A checkout is open, or its payment is on its way. If you’ve paid, wait for it in Billing. You won’t pay twice.
        </p>
      )}
      <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Plan</legend>
        {planOffers.map((one) => (
          <label
            key={one.plan}
            className="cursor-pointer rounded-md border border-line-strong/50 bg-surface p-5 hover:border-line-strong has-checked:border-accent has-checked:shadow-[0_0_0_1px_var(--accent)]"
          >
            <span className="flex items-center gap-3">
              <input
                type="radio"
                name="plan"
                checked={plan === one.plan}
                onChange={() => {
                  setPlan(one.plan);
                }}
                className="size-4 accent-(--accent)"
              />
              <span className="font-medium">{one.title}</span>
            </span>
            <span className="tabular mt-3 block font-serif text-3xl">
              {one.price}{' '}
              <span className="font-sans text-sm text-muted">
                per month (was <s>{one.was}</s>)
              </span>
            </span>
            <span className="mt-2 block text-sm text-muted">{one.text}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6">
        <TextField
          label="Seats"
          inputMode="numeric"
          value={seatText}
          className="w-32"
          onChange={(event) => {
            setSeatText(event.target.value);
          }}
          error={valid ? undefined : `Enter a number from 1 to ${limits.payments.seatsMax}`}
        />
        {quote.data && valid && (
          <p aria-live="polite" className="tabular text-end">
            <span className="block font-serif text-2xl">
              {formatMoney(quote.data.amountCents, quote.data.currency)}{' '}
              <span className="font-sans text-sm text-muted">{plan === 'annual' ? 'a year' : 'a month'}</span>
            </span>
            <span className="text-sm text-muted">
              {seats} × {formatMoney(quote.data.monthlyCents, quote.data.currency)}
              {plan === 'annual' ? ' × 12' : ''}
              {quote.data.discountPercent > 0 ? `, less ${quote.data.discountPercent}%` : ''}
            </span>
          </p>
        )}
      </div>
      {start.isError && (
        <p role="alert" className="mt-4 rounded-md bg-red-soft px-4 py-3 text-sm">
          {messageOf(start.error)}
        </p>
      )}
      {membership?.role === 'org:member' && (
        <p className="mt-4 rounded-md bg-amber-soft px-4 py-3 text-sm">Only admins can subscribe.</p>
      )}
      <div className="mt-6 flex justify-end">
        {membership && subscription !== null ? (
          <Link to={paths.billing} className={buttonClass({ look: 'primary', size: 'large' })}>
            Change plan in Billing
          </Link>
        ) : membership ? (
          <Button
            look="primary"
            size="large"
            onClick={begin}
            disabled={start.isPending || start.isSuccess || membership.role !== 'org:admin'}
          >
            Continue to checkout
          </Button>
        ) : (
          <Link to={paths.signUp} className={buttonClass({ look: 'primary', size: 'large' })}>
            Sign up to subscribe
          </Link>
        )}
      </div>
      <div className="mt-16">
        <PlanDetails />
      </div>
    </main>
  );
}
