import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useSendConfirmation } from './identity.api.ts';

/** Shown after sign-up until the address is confirmed; the same whether or not an account was created. */
export function ConfirmNotice({ email, callbackURL }: { email: string; callbackURL: string }) {
  const again = useSendConfirmation();
  return (
    <div className="space-y-4">
      <h2 className="font-serif text-xl font-medium">Confirm your email address</h2>
      <p>
        We sent a link to{' '}
        <strong dir="auto" className="wrap-anywhere">
          {email}
        </strong>
        . Open it to continue. It works for one day.
      </p>
      <p className="text-sm text-muted">Nothing there after a minute? Check your spam folder or resend the email.</p>
      {again.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(again.error)}
        </p>
      )}
      {again.isSuccess && <output className="block text-sm font-medium text-accent">Sent again.</output>}
      <Button
        aria-disabled={again.isPending}
        onClick={() => {
          if (!again.isPending) again.mutate({ email, callbackURL });
        }}
      >
        Send it again
      </Button>
    </div>
  );
}
