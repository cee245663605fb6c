import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { FailedState } from '#web/components/states.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { useChosenOrganization } from '#web/features/identity/local-state.ts';
import { pickMembership } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { useSettleTestCheckout, useTestCheckout } from './billing.api.ts';
import { formatMoney } from './money.ts';
import { TestPayments } from './test-payments.tsx';

const outcomes = [
  { outcome: 'success', text: 'Pay now (test)', help: 'The payment succeeds and is reported at once.' },
  { outcome: 'delay', text: 'Pay, report late', help: 'The payment succeeds; its report comes 20 seconds later.' },
  { outcome: 'decline', text: 'Decline', help: 'The bank refuses. Nothing is charged.' },
  { outcome: 'cancel', text: 'Cancel', help: 'Back to the plans. Nothing is charged.' },
] as const;

/** The built-in provider's checkout, without fields: the user chooses the outcome. */
export function CheckoutScreen() {
  useDocumentTitle('Test checkout');
  const { sessionId = '' } = useParams({ strict: false });
  const session = useSession();
  const { organizationId } = useChosenOrganization();
  const own = session.data ? (pickMembership(session.data, organizationId)?.clerkOrgId ?? '') : '';
  const checkout = useTestCheckout(own, sessionId);
  const settle = useSettleTestCheckout(own);
  const [message, setMessage] = useState('');
  const [leaving, setLeaving] = useState(false);
  const choose = (outcome: (typeof outcomes)[number]['outcome']) => {
    if (settle.isPending || leaving) return;
    setMessage('');
    settle.mutate(
      { sessionId, outcome },
      {
        onSuccess: ({ url, message: said }) => {
          setMessage(said);
          if (url === null) return;
          setLeaving(true);
          window.location.assign(url);
        },
      },
    );
  };
  const error = checkout.error ?? settle.error;
  return (
    <main id="content" className="mx-auto max-w-[560px] px-6 py-10">
      <Logo />
      <h1 className="mt-12 font-serif text-3xl font-medium">Checkout</h1>
      <TestPayments />
      {error !== null && (
        <div className="mt-6">
          <FailedState
            title="We couldn’t continue the checkout"
            text={messageOf(error)}
            onRetry={() => {
              settle.reset();
              void checkout.refetch();
            }}
          />
        </div>
      )}
      {checkout.isPending && <output className="block py-10 text-muted">Loading...</output>}
      {checkout.data && (
        <>
          <p className="tabular mt-8 flex flex-wrap items-baseline justify-between gap-4 border-y border-line py-5">
            <span>{checkout.data.description}</span>
            <span className="font-serif text-2xl">
              {formatMoney(checkout.data.amountCents, checkout.data.currency)}
            </span>
          </p>
          {message !== '' && (
            <p role="alert" className="mt-5 rounded-md bg-red-soft px-4 py-3 text-sm text-red">
              {message}
            </p>
          )}
          {checkout.data.state !== 'open' && (
            <div className="mt-6 space-y-4">
              <p className="rounded-md bg-accent-soft px-4 py-3 text-sm">
                {checkout.data.state === 'paid'
                  ? 'This checkout is paid. Nothing more is charged.'
                  : 'This checkout was canceled. Nothing was charged.'}
              </p>
              <a
                href={checkout.data.state === 'paid' ? checkout.data.returnUrl : paths.pricing}
                className={buttonClass({ look: 'primary' })}
              >
                {checkout.data.state === 'paid' ? 'Continue' : 'See plans'}
              </a>
            </div>
          )}
          <ul className="mt-6 space-y-3" hidden={checkout.data.state !== 'open'}>
            {outcomes.map(({ outcome, text, help }) => (
              <li key={outcome} className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[180px_1fr]">
                <Button
                  look={outcome === 'success' ? 'primary' : 'secondary'}
                  disabled={settle.isPending || leaving}
                  onClick={() => {
                    choose(outcome);
                  }}
                >
                  {text}
                </Button>
                <span className="text-sm text-muted">{help}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
