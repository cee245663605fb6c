import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { forgetPerson } from '#web/features/identity/local-state.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { IdentityPrompt } from './identity-prompt.tsx';
import { useDeleteAccount, type Proof } from './security.api.ts';

/** Also for people without an organization (decision A21), who are there to found one: it's `quiet` for them. */
export function DeleteAccount({ quiet = false }: { quiet?: boolean }) {
  const session = useSession().data;
  const [open, setOpen] = useState(false);
  const remove = useDeleteAccount();
  const close = () => {
    setOpen(false);
    remove.reset();
  };
  const go = (proof: Proof | null) => {
    remove.mutate(proof, {
      onSuccess: () => {
        forgetPerson();
      },
    });
  };
  if (!session) return null;
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className={quiet ? 'mt-16 text-sm font-medium' : 'mt-12 font-serif text-xl font-medium'}>
        Delete your account
      </h2>
      <p className={`text-sm text-muted ${quiet ? 'mt-1 mb-1' : 'mt-2 mb-4'}`}>
        Your name, address and sign-ins are deleted for good. An organization with no other members is deleted with
        everything in it. What you made for a team stays with the team.
      </p>
      <Button
        look={quiet ? 'quiet' : 'danger'}
        className={quiet ? '-ms-4 text-red' : ''}
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete account
      </Button>
      <Dialog open={open} onClose={close} title={`Delete ${session.user.email}?`} description="This can’t be undone.">
        <IdentityPrompt
          danger
          pending={remove.isPending}
          error={remove.error}
          action="Delete for good"
          onProof={go}
          onCancel={close}
        />
      </Dialog>
    </section>
  );
}
