import { Check } from 'lucide-react';
import { wizardSteps } from './wizard-store.ts';
import type { WizardStep } from './wizard-store.ts';

const labels: Record<WizardStep, string> = {
  WELCOME: 'Welcome',
  COMPANY_SETUP: 'Company Setup',
  SUBSCRIPTION_SETUP: 'Subscription',
  ADD_TEAM: 'Add Team',
  SUMMARY: 'Summary',
};

export function Stepper({ step }: { step: WizardStep }) {
  const current = wizardSteps.indexOf(step);
  return (
    <>
      <ol aria-label="Steps" className="flex gap-2 pe-10">
        {wizardSteps.map((each, index) => {
          const done = index < current;
          return (
            <li key={each} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-1">
              <span className={`block h-1 rounded-full ${index <= current ? 'bg-accent' : 'bg-line'}`} />
              <span
                className={`mt-2 flex items-start gap-1 text-xs ${index === current ? 'font-semibold text-ink' : 'text-muted'} max-sm:sr-only`}
              >
                {done && <Check size={14} strokeWidth={2} aria-hidden="true" className="mt-px shrink-0 text-accent" />}
                <span>
                  {labels[each]}
                  {done && <span className="sr-only"> (done)</span>}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 text-xs text-muted sm:hidden">
        Step {current + 1} of {wizardSteps.length}: <span className="font-semibold text-ink">{labels[step]}</span>
      </p>
    </>
  );
}
