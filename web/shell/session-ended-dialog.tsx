import { ExternalLink } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useConfiguration, useReadAgain, useSignedInElsewhere } from '#web/features/identity/identity.api.ts';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';

/** Sign-in in place, which keeps the input behind it (decision A12). The hosted page opens in another tab. */
export function SessionEndedDialog({ onClose }: { onClose: () => void }) {
  const { email } = useMember().user;
  const hosted = useConfiguration().data?.hostedSignIn === true;
  const readAgain = useReadAgain();
  useSignedInElsewhere(true, readAgain);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Authentication token not available"
      description="Your session has ended. Sign in to continue. We’ve kept what you typed."
    >
      {hosted ? (
        <div className="space-y-4">
          <Button
            look="primary"
            size="large"
            className="w-full"
            onClick={() => {
              window.open(`${paths.signIn}?after=close`);
            }}
          >
            Continue to your company&rsquo;s sign-in page
            <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
          <p className="text-sm text-muted">
            It opens in a new tab. This one continues by itself once you’re signed in.
          </p>
          <details>
            <summary className="cursor-pointer text-sm text-muted hover:text-ink">
              Sign in with a password instead
            </summary>
            <div className="mt-4">
              <SignInForm email={email} onDone={readAgain} besideHosted />
            </div>
          </details>
        </div>
      ) : (
        <SignInForm email={email} onDone={readAgain} />
      )}
    </Dialog>
  );
}
