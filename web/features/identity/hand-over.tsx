import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { useConfiguration, useHandOver, useSendConfirmation } from './identity.api.ts';
import { SignInForm } from './sign-in-form.tsx';

const unreachable = 'We can’t reach your company’s sign-in page. Nothing was changed. Try again in a minute.';
const refusals: Record<string, string> = {
  account_not_linked:
    'There’s already an account with this address here, and one of the two sides hasn’t confirmed the address. Sign in with your password instead, or confirm the address first.',
  email_not_verified: 'Your company’s sign-in page hasn’t confirmed your address. Confirm it there, then try again.',
  email_not_found: 'Your company’s sign-in page didn’t share your address, so we can’t sign you in.',
  access_denied: 'The sign-in was interrupted. Nothing was changed.',
  oauth_provider_not_found: unreachable,
  invalid_code: unreachable,
  SIGN_UP_BY_INVITATION: 'Accounts here are by invitation only. Ask an admin of your company for one.',
};

interface HandOverProps {
  ticket: string;
  /** Action after sign-in, from the URL; passed along. */
  after: string;
  /** Why the last attempt failed, from the URL; then nothing happens automatically. */
  error: string | undefined;
  onDone: () => void;
}

function searchOf(entries: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== '')).toString();
  return search === '' ? '' : `?${search}`;
}

/** Resends the confirmation link for an account whose address was never confirmed here. */
function ConfirmFirst({ callbackURL }: { callbackURL: string }) {
  const send = useSendConfirmation();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  if (send.isSuccess)
    return (
      <output className="block rounded-md bg-accent-soft px-4 py-3 text-sm">
        If an account with that address is waiting to be confirmed, we’ve sent a link to it. Open it, then come back
        here.
      </output>
    );
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const valid = z.email().safeParse(email.trim()).success;
        setWrong(!valid);
        if (valid && !send.isPending) send.mutate({ email: email.trim(), callbackURL });
      }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
        error={wrong ? 'Enter an email address such as name@company.com' : undefined}
      />
      {send.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(send.error)}
        </p>
      )}
      <Button type="submit" aria-disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send confirmation link'}
      </Button>
    </form>
  );
}

/**
 * Redirects to the hosted provider once automatically; after a failure it waits for a click and offers the password.
 */
export function HandOver({ ticket, after, error, onDone }: HandOverProps) {
  const handOver = useHandOver();
  const byMail = useConfiguration().data?.mail === true;
  const begun = useRef(false);
  const kept = searchOf({ ticket, after });
  const go = () => {
    handOver.mutate({ back: paths.signIn + kept, newcomer: paths.signUp + kept, failed: paths.signIn + kept });
  };
  useEffect(() => {
    if (begun.current || error !== undefined) return;
    begun.current = true;
    go();
  });
  if (error === undefined && !handOver.isError)
    return <output className="block text-muted">Taking you to your company&rsquo;s sign-in page...</output>;
  const confirmed = error === 'address_confirmed' && !handOver.isError;
  const text = handOver.isError
    ? messageOf(handOver.error)
    : (refusals[error ?? ''] ?? 'Your company’s sign-in page didn’t sign you in. Nothing was changed.');
  return (
    <div className="space-y-6">
      {confirmed ? (
        <output className="block rounded-md bg-accent-soft px-4 py-3 text-sm">
          Your address is confirmed. Your company&rsquo;s sign-in page is next.
        </output>
      ) : (
        <p role="alert" className="rounded-md bg-red-soft px-4 py-3 text-sm">
          {text}
        </p>
      )}
      <Button
        look="primary"
        size="large"
        className="w-full"
        aria-disabled={handOver.isPending}
        onClick={() => {
          if (!handOver.isPending) go();
        }}
      >
        {handOver.isPending ? 'Asking...' : <>Continue to your company&rsquo;s sign-in page</>}
      </Button>
      {error === 'account_not_linked' && byMail && (
        <details>
          <summary className="cursor-pointer text-sm text-muted hover:text-ink">Confirm your address</summary>
          <div className="mt-4">
            <ConfirmFirst callbackURL={`${paths.signIn}${searchOf({ ticket, after, error: 'address_confirmed' })}`} />
          </div>
        </details>
      )}
      <details>
        <summary className="cursor-pointer text-sm text-muted hover:text-ink">Sign in with a password instead</summary>
        <div className="mt-4">
          <SignInForm onDone={onDone} besideHosted />
        </div>
      </details>
    </div>
  );
}
