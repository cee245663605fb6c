import { useNavigate } from '@tanstack/react-router';
import { Button } from '#web/components/button.tsx';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { useClient } from './client.api.ts';
import { setWizard } from './wizard-store.ts';

/** Shown on the dashboard while the subscription or team setup is open; the server's state decides the step. */
export function FinishSetupBanner() {
  const { membership } = useMember();
  const client = useClient();
  const navigate = useNavigate();
  const billing = useBilling();
  if (!client.data || membership.role !== 'org:admin' || billing.isPending) return null;
  const { fields } = client.data;
  const paid = fields.StripeSubscriptionId !== '' || (billing.data?.subscription ?? null) !== null;
  // An organization whose plan has ended finished its setup long ago.
  if (!paid && billing.data?.ended) return null;
  if (paid && fields['Setup Finished'] !== '') return null;
  const go = () => {
    setWizard({ currentStep: paid ? 'ADD_TEAM' : 'SUBSCRIPTION_SETUP', isOpen: true });
    void navigate({ to: paths.onboarding });
  };
  return (
    <section
      aria-label="Finish setup"
      className="my-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3"
    >
      <p className="text-sm">
        <span className="font-semibold">Finish setup.</span>{' '}
        {paid
          ? 'Invite your team: everyone with a seat shares the briefs.'
          : 'Choose a plan and invite your team. Until then you can try 3 preps.'}
      </p>
      <Button onClick={go}>Continue setup</Button>
    </section>
  );
}
