import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { focusTop } from '#web/lib/focus.ts';
import { CompanyStep } from './company-step.tsx';
import { useOwnRole } from './onboarding.api.ts';
import { Stepper } from './stepper.tsx';
import { SubscriptionStep } from './subscription-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { TeamStep } from './team-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';
import { setWizard, useWizard } from './wizard-store.ts';
import type { WizardStep } from './wizard-store.ts';

const steps: Record<WizardStep, () => React.ReactNode> = {
  WELCOME: WelcomeStep,
  COMPANY_SETUP: CompanyStep,
  SUBSCRIPTION_SETUP: SubscriptionStep,
  ADD_TEAM: TeamStep,
  SUMMARY: SummaryStep,
};

/** The wizard: one dialog for all five steps. */
export function OnboardingDialog({ onClose }: { onClose: () => void }) {
  const { currentStep, isHydrated } = useWizard();
  const { role, pending } = useOwnRole();
  useEffect(() => {
    if (isHydrated && !pending) setWizard({ user: { ...useWizard.getState().user, role } });
  }, [isHydrated, pending, role]);
  const Step = steps[currentStep];
  return (
    <Dialog.Root
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <div className="fixed inset-0 z-40 bg-veil" aria-hidden="true" />
        <Dialog.Content
          data-modal
          aria-describedby={undefined}
          onOpenAutoFocus={focusTop}
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
          className="animate-appear fixed top-[max(16px,5dvh)] left-1/2 z-50 max-h-[90dvh] w-[min(820px,calc(100vw-24px))] -translate-x-1/2 overflow-y-auto rounded-md border border-line bg-surface p-5 shadow-float outline-none sm:p-8"
        >
          <Stepper step={currentStep} />
          <div className="mt-8">
            {isHydrated && !pending ? (
              <Step key={currentStep} />
            ) : (
              <>
                <Dialog.Title className="sr-only">Onboarding</Dialog.Title>
                <output className="block py-16 text-center text-muted">Loading org info...</output>
              </>
            )}
          </div>
          <Dialog.Close
            aria-label="Close"
            className="absolute end-4 top-4 rounded-md p-2 text-muted hover:bg-sunken hover:text-ink"
          >
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
