import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useBilling, useReconcile } from './billing.api.ts';
import { BuyExtra } from './buy-extra.tsx';
import { ChangePlan } from './change-plan.tsx';
import { History } from './history.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { UsageMeters } from './usage-meters.tsx';

/** Readable by every member; only admins get actions. */
export function BillingScreen() {
  useDocumentTitle('Billing');
  const { membership } = useMember();
  const { session_id: sessionId = '', from = '' }: { session_id?: string; from?: string } = useSearch({
    strict: false,
  });
  const billing = useBilling({ follow: true });
  const reconcile = useReconcile();
  const asked = useRef('');
  const refresh = from === 'portal';
  const wanted = refresh ? 'portal' : sessionId;
  useEffect(() => {
    if (wanted === '' || asked.current === wanted || membership.clerkOrgId === '') return;
    asked.current = wanted;
    reconcile.mutate({ sessionId, refresh });
  }, [wanted, sessionId, refresh, reconcile, membership.clerkOrgId]);
  const admin = membership.role === 'org:admin';
  return (
    <div className="max-w-[860px]">
      <h1 className="font-serif text-2xl font-medium">Billing</h1>
      {!admin && <p className="mt-2 text-sm text-muted">Only admins can change these.</p>}
      {billing.isPending && billing.fetchStatus !== 'idle' && (
        <div className="mt-6">
          <SkeletonRows rows={5} label="Loading billing" />
        </div>
      )}
      {billing.isError && billing.data === undefined && (
        <div className="mt-6">
          <FailedState
            title="Failed to load billing"
            text={messageOf(billing.error)}
            onRetry={() => {
              void billing.refetch();
            }}
          />
        </div>
      )}
      {billing.data && (
        <>
          {!billing.data.providerReached && (
            <p className="mt-6 rounded-md bg-amber-soft px-4 py-3 text-sm">
              We can’t reach the payment provider right now. This is the last known state. Nothing was changed.
            </p>
          )}
          <SubscriptionFacts billing={billing.data} admin={admin} />
          <UsageMeters usage={billing.data.usage} subscribed={billing.data.subscription !== null} />
          {admin && billing.data.subscription && <BuyExtra />}
          {admin && billing.data.subscription && <ChangePlan subscription={billing.data.subscription} />}
          <History billing={billing.data} />
        </>
      )}
    </div>
  );
}
