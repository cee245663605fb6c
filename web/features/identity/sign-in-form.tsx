import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { passkeysWork } from '#web/lib/passkeys.ts';
import { paths } from '#web/paths.ts';
import { useConfiguration, usePasskeySignIn, useSignIn } from './identity.api.ts';
import { HostedLink, isHostedRequired } from './hosted-link.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const signInSchema = z.object({
  email: z.string().trim().min(1, 'Enter your email address'),
  password: z.string().min(1, 'Enter your password'),
});

/** Without email nothing was sent and no address waits to be confirmed; the operator alone can help further. */
const withoutMail =
  'Email or password isn’t correct. Forgot the password? Request a link below the field; your operator finds it in the server’s terminal.';

const isWrongPassword = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'INVALID_EMAIL_OR_PASSWORD';

interface SignInFormProps {
  email?: string;
  onDone: () => void;
  /** Whether a link to the hosted sign-in is already beside the form. */
  besideHosted?: boolean;
}

export function SignInForm({ email = '', onDone, besideHosted = false }: SignInFormProps) {
  const signIn = useSignIn();
  const passkey = usePasskeySignIn();
  const sendsMail = useConfiguration().data?.mail !== false;
  const [secondFactor, setSecondFactor] = useState(false);
  const form = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email, password: '' } });
  if (secondFactor) return <SecondFactorForm onDone={onDone} />;

  const submit = form.handleSubmit((values) => {
    passkey.reset();
    if (signIn.isPending) return;
    signIn.mutate(values, {
      onSuccess: (answer) => {
        if (answer.secondFactor) setSecondFactor(true);
        else onDone();
      },
    });
  });
  const byPasskey = () => {
    signIn.reset();
    passkey.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.secondFactor) setSecondFactor(true);
        else onDone();
      },
    });
  };
  const { errors } = form.formState;
  // Shows one error at a time: field errors first.
  const failure = Object.keys(errors).length > 0 ? null : (signIn.error ?? passkey.error);
  const closed = !besideHosted && isHostedRequired(failure);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      className="space-y-4"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className="text-end text-sm">
        <Link to={paths.forgotPassword} className="text-muted underline underline-offset-4 hover:text-ink">
          Forgot your password?
        </Link>
      </p>
      {failure !== null && (
        <p role="alert" className="text-sm font-medium text-red">
          {isWrongPassword(failure) && !sendsMail ? withoutMail : messageOf(failure)}
        </p>
      )}
      {closed && <HostedLink />}
      <Button
        type="submit"
        look={closed || besideHosted ? 'secondary' : 'primary'}
        size="large"
        className="w-full"
        aria-disabled={signIn.isPending}
      >
        {signIn.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      {passkeysWork() && (
        <Button size="large" className="w-full" aria-disabled={passkey.isPending} onClick={byPasskey}>
          <KeyRound size={16} strokeWidth={1.5} aria-hidden="true" />
          Sign in with a passkey
        </Button>
      )}
    </form>
  );
}
