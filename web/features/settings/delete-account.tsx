import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { forgetPerson } from '#web/features/identity/local-state.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { IdentityPrompt } from './identity-prompt.tsx';
import { useDeleteAccount, type Proof } from './security.api.ts';

/** Also for people without an organization (decision A21). */
export function DeleteAccount() {
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
      <h2 id="delete-account" className="mt-12 font-serif text-xl font-medium">
        Delete your account
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        Your name, address and sign-ins are deleted for good. An organization with no other members is deleted with
        everything in it. What you made for a team stays with the team.
      </p>
      <Button
        look="danger"
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
