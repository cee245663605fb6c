import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { properName } from '#contract/text.ts';
import { Button } from '#web/components/button.tsx';
import { NameFields } from '#web/components/name-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { Captcha } from './captcha.tsx';
import { ConfirmNotice } from './confirm-notice.tsx';
import { useConfiguration, useSignUp } from './identity.api.ts';

const signUpSchema = z.object({
  firstName: properName(limits.text.personName).min(1, 'First name is required'),
  lastName: properName(limits.text.personName).min(1, 'Last name is required'),
  email: z.string().trim().pipe(z.email('Enter an email address such as name@company.com')),
  password: z.string().min(10, 'Use at least 10 characters').max(128, 'Use up to 128 characters'),
});

interface SignUpFormProps {
  /** The invited address, prefilled and fixed. */
  email?: string | undefined;
  /** The name in the invitation, editable. */
  name?: { firstName: string; lastName: string } | undefined;
  ticket?: string;
  onDone: () => void;
}

export function SignUpForm({ email, name, ticket = '', onDone }: SignUpFormProps) {
  const signUp = useSignUp();
  const settings = useConfiguration().data?.captcha ?? null;
  const [captcha, setCaptcha] = useState('');
  const [confirming, setConfirming] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: {
      firstName: name?.firstName ?? '',
      lastName: name?.lastName ?? '',
      email: email ?? '',
      password: '',
    },
  });
  const callbackURL = ticket === '' ? paths.signUp : `${paths.signUp}?ticket=${encodeURIComponent(ticket)}`;
  if (confirming !== null) return <ConfirmNotice email={confirming} callbackURL={callbackURL} />;

  const submit = form.handleSubmit((values) => {
    if (signUp.isPending) return;
    signUp.mutate(
      { ...values, captcha, ticket, callbackURL },
      {
        onSuccess: ({ confirm }) => {
          if (confirm) setConfirming(values.email);
          else onDone();
        },
      },
    );
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      className="space-y-4"
    >
      <NameFields
        first={{ field: form.register('firstName'), error: errors.firstName?.message }}
        last={{ field: form.register('lastName'), error: errors.lastName?.message }}
      />
      <TextField
        label="Work email"
        type="email"
        autoComplete="username"
        readOnly={email !== undefined}
        help={email === undefined ? undefined : 'The invited address'}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        help="At least 10 characters"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {settings !== null && <Captcha settings={settings} onToken={setCaptcha} />}
      {signUp.isError && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(signUp.error)}
        </p>
      )}
      <Button type="submit" look="primary" size="large" className="w-full" aria-disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating your account...' : 'Sign Up'}
      </Button>
    </form>
  );
}
