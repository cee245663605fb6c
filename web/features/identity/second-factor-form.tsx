import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useSecondFactor } from './identity.api.ts';

const codeSchema = z.object({ code: z.string().trim().min(1, 'Enter the code'), trustDevice: z.boolean() });

/** Asks, after the password, for a code of the authenticator app or a backup code. */
export function SecondFactorForm({ onDone }: { onDone: () => void }) {
  const [backup, setBackup] = useState(false);
  const verify = useSecondFactor();
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '', trustDevice: false } });
  const submit = form.handleSubmit(({ code, trustDevice }) => {
    if (!verify.isPending)
      verify.mutate({ code: backup ? code : code.replace(/\s/g, ''), backup, trustDevice }, { onSuccess: onDone });
  });
  const change = () => {
    setBackup(!backup);
    verify.reset();
    form.reset();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      className="space-y-4"
    >
      <p className="text-sm text-muted">
        {backup
          ? 'Enter one of your backup codes. Each works once.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      <TextField
        key={String(backup)}
        label={backup ? 'Backup code' : 'Code'}
        autoComplete="one-time-code"
        {...(backup ? {} : { inputMode: 'numeric' as const })}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" className="size-4 accent-accent" {...form.register('trustDevice')} />
        Don’t ask on this device for 30 days
      </label>
      {verify.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(verify.error)}
        </p>
      )}
      <Button type="submit" look="primary" size="large" className="w-full" aria-disabled={verify.isPending}>
        {verify.isPending ? 'Checking...' : 'Continue'}
      </Button>
      <Button look="quiet" className="w-full" onClick={change}>
        {backup ? 'Use the authenticator app' : 'Use a backup code'}
      </Button>
    </form>
  );
}
