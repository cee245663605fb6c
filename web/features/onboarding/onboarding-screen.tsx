import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/button.tsx';
import { SignOutButton } from '#web/features/identity/sign-out-button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { useClient } from './client.api.ts';
import { useReadStripeInfo } from './onboarding.api.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';
import { setWizard, useWizard } from './wizard-store.ts';
import type { WizardStep } from './wizard-store.ts';

/** The page behind the dialog, which remains if the dialog is closed before a client record exists. */
function OnboardingScreen({ step }: { step: WizardStep | null }) {
  useDocumentTitle('Onboarding');
  const client = useClient();
  const navigate = useNavigate();
  const { isOpen, isHydrated } = useWizard();
  // While navigating away this screen is still rendered but must no longer set its step.
  const here = useLocation().pathname.startsWith(paths.onboarding);
  useEffect(() => {
    if (isHydrated && here) setWizard({ isOpen: true, ...(step === null ? {} : { currentStep: step }) });
  }, [isHydrated, here, step]);
  useSeats();
  const close = () => {
    setWizard({ isOpen: false });
    if (client.data) void navigate({ to: paths.dashboard });
  };
  return (
    <div className="mx-auto max-w-[60ch] py-16">
      <h1 className="font-serif text-2xl font-medium">Finish setup</h1>
      <p className="mt-3 mb-6 text-muted">
        Dealwright needs to know your company before it can prepare for meetings. We’ve kept what you entered.
      </p>
      <div className="flex gap-3">
        <Button
          look="primary"
          onClick={() => {
            setWizard({ isOpen: true });
          }}
        >
          Continue setup
        </Button>
        <SignOutButton />
      </div>
      {isOpen && <OnboardingDialog onClose={close} />}
    </div>
  );
}

/** Loads plan and seats if the populating screen was skipped or another browser was used (decision A41). */
function useSeats(): void {
  const { currentStep, stripeInfo } = useWizard();
  const client = useClient();
  const read = useReadStripeInfo();
  const wanted =
    stripeInfo === null &&
    (currentStep === 'ADD_TEAM' || currentStep === 'SUMMARY') &&
    Boolean(client.data?.fields.StripeSubscriptionId);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    // Shows 'Subscription pending' while unknown, so a failure here loses nothing.
    if (wanted) latest.current().then(setWizard, () => {});
  }, [wanted]);
}

export function WelcomeScreen() {
  return <OnboardingScreen step="WELCOME" />;
}

/**
 * Company details. Once there is a client record they are done, and a reload or the back button returns to the step that
 * was reached (decision 121). The plans say themselves what is missing without one.
 */
export function OrganizationDetailsScreen() {
  const step = useWizard((state) => state.currentStep);
  const { data: client } = useClient();
  const isAhead = client === null && step !== 'SUBSCRIPTION_SETUP';
  return <OnboardingScreen step={step === 'WELCOME' || isAhead ? 'COMPANY_SETUP' : null} />;
}

export function AddTeamScreen() {
  return <OnboardingScreen step="ADD_TEAM" />;
}

export function SummaryScreen() {
  return <OnboardingScreen step="SUMMARY" />;
}

/** '/onboarding' itself: the dialog at the stored step (decision A40). */
export function OnboardingRootScreen() {
  return <OnboardingScreen step={null} />;
}
