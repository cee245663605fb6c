import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailedState } from '#web/components/states.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { passkeysWork } from '#web/lib/passkeys.ts';
import { IdentityPrompt } from './identity-prompt.tsx';
import { useAddPasskey, useDeletePasskey, usePasskeys, type Passkey, type Proof } from './security.api.ts';

export function Passkeys() {
  const passkeys = usePasskeys();
  const add = useAddPasskey();
  const remove = useDeletePasskey();
  const [name, setName] = useState('');
  /** Action waiting for the password. */
  const [asked, setAsked] = useState<{ kind: 'add' } | { kind: 'remove'; passkey: Passkey } | null>(null);
  const change = asked?.kind === 'add' ? add : remove;
  const action = asked?.kind === 'add' ? 'Add passkey' : 'Remove passkey';
  const close = () => {
    setAsked(null);
    add.reset();
    remove.reset();
  };
  const go = (proof: Proof | null) => {
    if (asked?.kind === 'remove') remove.mutate({ id: asked.passkey.id, proof }, { onSuccess: close });
    if (asked?.kind === 'add')
      add.mutate(
        { name: name.trim() === '' ? 'Passkey' : name.trim(), proof },
        {
          onSuccess: () => {
            setName('');
            close();
          },
        },
      );
  };
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="mt-12 font-serif text-xl font-medium">
        Passkeys
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        Sign in with this device&rsquo;s fingerprint, face or PIN instead of a password.
      </p>
      {passkeys.isError && (
        <FailedState
          title="Failed to load passkeys"
          text={messageOf(passkeys.error)}
          onRetry={() => {
            void passkeys.refetch();
          }}
        />
      )}
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {passkeys.data.map((passkey) => (
            <li key={passkey.id} className="flex min-h-14 items-center justify-between gap-6 border-b border-line py-2">
              <span dir="auto" className="text-sm font-medium wrap-anywhere">
                {passkey.name}
              </span>
              <Button
                aria-label={`Remove ${passkey.name}`}
                aria-disabled={remove.isPending}
                onClick={() => {
                  setAsked({ kind: 'remove', passkey });
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <form
          noValidate
          className="flex max-w-[400px] items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked({ kind: 'add' });
          }}
        >
          <TextField
            label="Name of the new passkey"
            className="flex-1"
            maxLength={60}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit" className="h-10" aria-disabled={add.isPending}>
            Add passkey
          </Button>
        </form>
      ) : (
        <p className="text-sm text-muted">
          This browser can’t create one here: passkeys need https (or localhost) and a current browser.
        </p>
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked?.kind === 'remove' ? `Remove ${asked.passkey.name}?` : 'Add a passkey'}
        description="Confirm that it’s you."
      >
        <IdentityPrompt pending={change.isPending} error={change.error} action={action} onProof={go} onCancel={close} />
      </Dialog>
    </section>
  );
}
