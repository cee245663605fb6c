import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { setWizard } from './wizard-store.ts';

const later = [
  { title: 'Subscribe', text: 'Choose a plan and the number of seats.' },
  { title: 'Invite Team Members', text: 'Everyone with a seat shares the briefs.' },
];

function Required() {
  return <span className="rounded-md bg-amber-soft px-2 text-xs leading-5 font-medium text-amber">Required</span>;
}

export function WelcomeStep() {
  const { user } = useMember();
  const navigate = useNavigate();
  const start = () => {
    setWizard({ currentStep: 'COMPANY_SETUP' });
    void navigate({ to: paths.organizationDetails });
  };
  return (
    <>
      <Dialog.Title className="font-serif text-2xl font-medium wrap-anywhere">
        {user.firstName === '' ? 'Welcome!' : `Welcome, ${user.firstName}!`}
      </Dialog.Title>
      <p className="mt-2 text-muted">
        Three steps and your team can prepare its first meeting. Company details can be updated later.
      </p>
      <ol className="mt-6 space-y-3">
        <li>
          <button
            type="button"
            onClick={start}
            className="flex w-full items-center gap-4 rounded-md border border-accent bg-accent-soft px-4 py-4 text-start hover:shadow-[0_0_0_1px_var(--accent)]"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">Set Up Your Company</span>
                <Required />
              </span>
              <span className="mt-1 block text-sm text-muted">Website, industry and logo.</span>
            </span>
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />
          </button>
        </li>
        {later.map(({ title, text }) => (
          <li key={title} className="rounded-md border border-dashed border-line-strong/50 px-4 py-4 text-muted">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{title}</span>
              <Required />
            </span>
            <span className="mt-1 block text-sm">{text} Comes after your company.</span>
          </li>
        ))}
      </ol>
    </>
  );
}
