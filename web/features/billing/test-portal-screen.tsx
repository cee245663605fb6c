import { Button, buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { FailedState } from '#web/components/states.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { useChosenOrganization } from '#web/features/identity/local-state.ts';
import { pickMembership } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { useBillingOf, useTurnTestSubscription } from './billing.api.ts';
import { TestPayments } from './test-payments.tsx';

const turns = [
  { turn: 'renew', text: 'Let the period end', help: 'It renews and is paid; one that was canceled ends.' },
  { turn: 'fail', text: 'Let the renewal fail', help: 'The period ends and its payment is refused: past due.' },
  { turn: 'pay', text: 'Pay what is due', help: 'A payment that was past due arrives.' },
  { turn: 'end', text: 'Give up', help: 'The provider stops trying: the subscription ends now.' },
] as const;
const states = { active: 'Active', past_due: 'Past due', lapsed: 'Ended' };

/** The test payments' portal: simulates time and payments instead of managing cards. */
export function TestPortalScreen() {
  useDocumentTitle('Test payment portal');
  const session = useSession();
  const { organizationId } = useChosenOrganization();
  const own = session.data ? (pickMembership(session.data, organizationId)?.clerkOrgId ?? '') : '';
  const billing = useBillingOf(own);
  const turn = useTurnTestSubscription(own);
  const subscription = billing.data?.subscription ?? null;
  const error = billing.error ?? turn.error;
  return (
    <main id="content" className="mx-auto max-w-[560px] px-6 py-10">
      <Logo />
      <h1 className="mt-12 font-serif text-3xl font-medium">Payment portal</h1>
      <TestPayments />
      {error !== null && (
        <div className="mt-6">
          <FailedState
            title="We couldn’t continue the portal"
            text={messageOf(error)}
            onRetry={() => {
              turn.reset();
              void billing.refetch();
            }}
          />
        </div>
      )}
      {billing.isPending && <output className="block py-10 text-muted">Loading...</output>}
      {billing.data && (
        <p
          aria-live="polite"
          className="tabular mt-8 flex flex-wrap items-baseline justify-between gap-4 border-y border-line py-5"
        >
          <span>
            {subscription === null
              ? 'No active subscription.'
              : `${subscription.planName}, ${subscription.seats} ${subscription.seats === 1 ? 'seat' : 'seats'}`}
          </span>
          {subscription && (
            <span className="text-sm text-muted">
              {states[subscription.status]}, {subscription.cancelAtPeriodEnd ? 'ends' : 'renews'}{' '}
              {formatDay(subscription.periodEnd)}
            </span>
          )}
        </p>
      )}
      {subscription && (
        <ul className="mt-6 space-y-3">
          {turns.map((one) => (
            <li key={one.turn} className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[180px_1fr]">
              <Button
                disabled={turn.isPending || (one.turn === 'pay' && subscription.status !== 'past_due')}
                onClick={() => {
                  if (!turn.isPending) turn.mutate(one.turn);
                }}
              >
                {one.text}
              </Button>
              <span className="text-sm text-muted">{one.help}</span>
            </li>
          ))}
        </ul>
      )}
      <a href={`${paths.billing}?from=portal`} className={`${buttonClass({ look: 'primary' })} mt-8`}>
        Return to Billing
      </a>
    </main>
  );
}
