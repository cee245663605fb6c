import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useStartCheckout } from './billing.api.ts';
import { formatMoney } from './money.ts';

export function BuyExtra() {
  const { membership } = useMember();
  const [text, setText] = useState('5');
  const start = useStartCheckout(membership.clerkOrgId);
  const sessions = Number(text);
  const valid = Number.isInteger(sessions) && sessions >= 1 && sessions <= limits.payments.extraMax;
  const buy = () => {
    if (!valid || start.isPending || start.isSuccess) return;
    start.mutate(
      { clientId: membership.clientId, item: { kind: 'extra', sessions }, returnTo: 'billing' },
      {
        onSuccess: ({ url }) => {
          window.location.assign(url);
        },
      },
    );
  };
  return (
    <section aria-labelledby="extra" className="mt-10">
      <h2 id="extra" className="font-serif text-xl font-medium">
        Extra sessions
      </h2>
      <p className="mt-1 text-sm text-muted">
        $6 each, for either agent. They don’t expire while your subscription is active.
      </p>
      <form
        noValidate
        className="mt-3 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          buy();
        }}
      >
        <TextField
          label="Sessions"
          inputMode="numeric"
          className="w-32"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          error={valid ? undefined : `Enter a number from 1 to ${limits.payments.extraMax}`}
        />
        <Button type="submit" className="mt-6.5" aria-disabled={start.isPending || start.isSuccess}>
          Buy extra sessions{valid ? `, ${formatMoney(sessions * limits.plans.extraSessionCents, 'usd')}` : ''}
        </Button>
      </form>
      {start.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {messageOf(start.error)}
        </p>
      )}
    </section>
  );
}
