import { useState } from 'react';
import { encode } from 'uqr';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { useBeginSecondFactor, useConfirmSecondFactor, useEndSecondFactor } from './security.api.ts';

/** Dark on light in both themes, as cameras expect. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="size-44 rounded-md" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function Setup({ uri, backupCodes, onDone }: { uri: string; backupCodes: string[]; onDone: () => void }) {
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState('');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate(code, { onSuccess: onDone });
      }}
    >
      <QrCode text={uri} />
      <p className="text-sm">
        Or type this key into the app: <code className="font-mono text-xs wrap-anywhere">{secret}</code>
      </p>
      <div>
        <p className="text-sm font-medium">Keep these backup codes</p>
        <p className="text-sm text-muted">Each one signs you in once without the app. We don’t show them again.</p>
        <ul aria-label="Backup codes" className="mt-2 grid grid-cols-2 gap-x-6 font-mono text-sm">
          {backupCodes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
        }}
        error={confirm.isError ? messageOf(confirm.error) : undefined}
      />
      <div className="flex gap-3">
        <Button type="submit" look="primary" aria-disabled={confirm.isPending}>
          Turn on
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

export function SecondFactor() {
  const { twoFactor } = useMember();
  const [open, setOpen] = useState(false);
  const begin = useBeginSecondFactor();
  const end = useEndSecondFactor();
  const close = () => {
    setOpen(false);
    begin.reset();
    end.reset();
  };
  const asked = twoFactor ? end : begin;
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="mt-12 font-serif text-xl font-medium">
        Two-factor authentication
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        {twoFactor
          ? 'On. After your password, we ask for a code from your authenticator app.'
          : 'Off. Turn it on so a stolen password isn’t enough to sign in.'}
      </p>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {twoFactor ? 'Turn off' : 'Set up'}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={twoFactor ? 'Turn off two-factor authentication' : 'Set up two-factor authentication'}
        description={
          begin.data
            ? 'Scan this with your authenticator app, then enter the code it shows.'
            : 'Enter your password to continue.'
        }
      >
        {begin.data && !twoFactor ? (
          <Setup {...begin.data} onDone={close} />
        ) : (
          <PasswordPrompt
            pending={asked.isPending}
            error={asked.error}
            action={twoFactor ? 'Turn off' : 'Continue'}
            onCancel={close}
            onPassword={(password) => {
              if (twoFactor) end.mutate(password, { onSuccess: close });
              else begin.mutate(password);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
