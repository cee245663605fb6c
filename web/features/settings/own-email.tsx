import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { IdentityPrompt } from './identity-prompt.tsx';
import { useChangeEmail } from './profile.api.ts';

/** Returns why the address can't be changed here, or null (decision A150). */
function useFixedBecause(): string | null {
  const configuration = useConfiguration().data;
  if (configuration === undefined) return '';
  if (configuration.hostedSignIn)
    return 'Your company’s sign-in page keeps this address. Ask your operator to change it.';
  return configuration.mail
    ? null
    : 'It can’t be changed here because this server sends no email to confirm a new one.';
}

/** The sign-in address; a new one is confirmed by an emailed link. */
export function OwnEmail() {
  const { user } = useMember();
  const fixed = useFixedBecause();
  const change = useChangeEmail();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const valid = z.email().safeParse(email.trim()).success;
  const isSame = email.trim().toLowerCase() === user.email.toLowerCase();
  const close = () => {
    setOpen(false);
    setAsked(false);
    change.reset();
  };
  const problem = isSame
    ? 'This is already your address'
    : valid
      ? undefined
      : 'Enter an email address such as name@company.com';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField label="Email" value={user.email} readOnly className="min-w-0 flex-1" help={fixed ?? undefined} />
      {fixed === null && (
        <Button
          className="h-10"
          onClick={() => {
            setEmail('');
            setOpen(true);
          }}
        >
          Change email
        </Button>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={change.isSuccess ? 'Check your new inbox' : 'Change your email address'}
        description={
          change.isSuccess
            ? `If ${email.trim()} has no account yet, we sent a link to it. Your address changes once you open it here and confirm.`
            : 'We email a link to the new address and notify the old one. Nothing changes until you confirm.'
        }
      >
        {change.isSuccess ? (
          <Button look="primary" onClick={close}>
            Close
          </Button>
        ) : (
          <div className="space-y-4">
            <TextField
              label="New email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                change.reset();
              }}
              error={asked ? problem : undefined}
            />
            <IdentityPrompt
              pending={change.isPending}
              error={change.error}
              action="Send link"
              onProof={(proof) => {
                setAsked(true);
                if (problem === undefined) change.mutate({ newEmail: email.trim(), proof });
              }}
              onCancel={close}
            />
          </div>
        )}
      </Dialog>
    </div>
  );
}
