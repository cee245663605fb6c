import { ExternalLink } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { usePricingUrl } from '#web/features/billing/billing.api.ts';
import { pricingAddress } from '#web/features/billing/pricing-address.ts';
import { useMember } from '#web/features/identity/member.ts';
import { leaveWithoutReferrer } from '#web/lib/leave.ts';
import { useClient } from './client.api.ts';
import { useWizard } from './wizard-store.ts';

export function SubscriptionStep() {
  const { user, membership } = useMember();
  const client = useClient();
  const pricingUrl = usePricingUrl();
  const [leaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const leave = () => {
    if (leaving) return;
    const clientId = client.data?.id ?? useWizard.getState().clientId;
    if (user.id === '' || clientId === '') {
      showToast({ title: 'Missing data', description: 'Please complete previous steps first.', tone: 'destructive' });
      return;
    }
    setLeaving(true);
    showToast({ title: 'Redirecting to secure payment portal...' });
    timer.current = setTimeout(() => {
      leaveWithoutReferrer(pricingAddress(pricingUrl, { user, membership }, clientId));
    }, limits.onboarding.pricingRedirectMs);
  };
  return (
    <>
      <Dialog.Title className="font-serif text-2xl font-medium">Complete Your Subscription</Dialog.Title>
      <p className="mt-3 max-w-[60ch] text-muted">
        You subscribe through a secure portal: choose a plan and the number of seats there, pay, and you come back here
        to invite your team.
      </p>
      <ul className="mt-5 list-disc space-y-1 ps-5 text-sm text-muted">
        <li>Monthly plan: 15 Meeting Prepper and 10 Discovery sessions per month and seat.</li>
        <li>Annual plan: 180 Meeting Prepper and 120 Discovery sessions per year and seat.</li>
        <li>Without a subscription you can try 3 preps and 2 discovery sessions.</li>
      </ul>
      <div className="mt-8 flex justify-end">
        <Button look="primary" size="large" disabled={leaving} onClick={leave}>
          Continue to Pricing <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}
