import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '#web/components/dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { paths } from '#web/paths.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type Entry = 'sign-in' | 'sign-up';

const words = {
  'sign-in': { title: 'Sign in', description: 'Welcome back.', other: 'sign-up', text: 'No account yet? Sign up' },
  'sign-up': {
    title: 'Create your account',
    description: 'Then name your organization, and prepare the first meeting.',
    other: 'sign-in',
    text: 'Already have an account? Sign in',
  },
} as const;

/** Sign-in and sign-up over the landing page. */
export default function EntryDialog({ entry, onChange }: { entry: Entry; onChange: (entry: Entry | null) => void }) {
  const navigate = useNavigate();
  const { title, description, other, text } = words[entry];
  return (
    <Dialog
      open
      onClose={() => {
        onChange(null);
      }}
      title={title}
      description={description}
    >
      {entry === 'sign-in' ? (
        <SignInForm
          onDone={() => {
            void navigate({ to: paths.dashboard });
          }}
        />
      ) : (
        <SignUpForm
          onDone={() => {
            void navigate({ to: paths.createOrganization });
          }}
        />
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button
          look="quiet"
          onClick={() => {
            onChange(other);
          }}
        >
          {text}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onChange(null);
          }}
        >
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
