import { useState } from 'react';
import { planSchema } from '#contract/billing.ts';
import type { Billing } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useChangePlan, usePreviewPlan, useSetCancellation } from './billing.api.ts';
import { formatMoney } from './money.ts';

type Subscription = NonNullable<Billing['subscription']>;

/** Shows a change's cost beside the button before it can be pressed. */
export function ChangePlan({ subscription }: { subscription: Subscription }) {
  const [plan, setPlan] = useState(subscription.plan);
  const planned = subscription.nextSeats ?? subscription.seats;
  const [text, setText] = useState(String(planned));
  const change = useChangePlan();
  const seats = Number(text);
  const valid = text.trim() !== '' && Number.isInteger(seats) && seats >= 1 && seats <= limits.payments.seatsMax;
  const differs = plan !== subscription.plan || seats !== planned;
  const preview = usePreviewPlan(plan, seats, valid && differs);
  const fewer = plan === subscription.plan && seats < subscription.seats;
  const ready = valid && differs && preview.data !== undefined && !preview.isError;
  const save = () => {
    if (!ready || change.isPending) return;
    change.mutate(
      { plan, seats },
      {
        onSuccess: () => {
          const when = fewer ? `from ${formatDay(subscription.periodEnd)} on` : 'from now on';
          showToast({ title: 'Plan changed', description: `${seats} ${seats === 1 ? 'seat' : 'seats'} ${when}.` });
        },
      },
    );
  };
  return (
    <section aria-labelledby="change" className="mt-10">
      <h2 id="change" className="font-serif text-xl font-medium">
        Change plan or seats
      </h2>
      <form
        noValidate
        className="mt-3 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SelectField
          label="Plan"
          className="w-40"
          value={plan}
          onChange={(event) => {
            setPlan(planSchema.parse(event.target.value));
            change.reset();
          }}
        >
          <option value="monthly">Monthly</option>
          <option value="annual">Annual</option>
        </SelectField>
        <TextField
          label="Seats"
          inputMode="numeric"
          className="w-32"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            change.reset();
          }}
          error={valid ? undefined : `Enter a number from 1 to ${limits.payments.seatsMax}`}
        />
        <Button type="submit" className="beside-field h-10" disabled={!ready} aria-disabled={change.isPending}>
          {change.isPending ? 'Changing...' : ready && preview.data ? actionText(preview.data, fewer) : 'Change plan'}
        </Button>
      </form>
      <div aria-live="polite" className="tabular mt-3 max-w-[70ch] text-sm">
        {!differs && <p className="text-muted">You’ll see here what a change costs before you make it.</p>}
        {valid && differs && preview.isPending && <p className="text-muted">Working out what it costs...</p>}
        {valid && differs && preview.isError && <p className="font-medium text-red">{messageOf(preview.error)}</p>}
        {ready && preview.data && (
          <Cost preview={preview.data} annual={plan === 'annual'} fewer={fewer} samePlan={plan === subscription.plan} />
        )}
      </div>
      {change.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {messageOf(change.error)}
        </p>
      )}
      <Cancellation subscription={subscription} />
    </section>
  );
}

/** Returns a button label that states the charge. */
function actionText({ dueNowCents, currency }: { dueNowCents: number; currency: string }, fewer: boolean): string {
  return fewer || dueNowCents === 0
    ? 'Change plan, no charge now'
    : `Change plan, pay ${formatMoney(dueNowCents, currency)}`;
}

interface CostProps {
  preview: NonNullable<ReturnType<typeof usePreviewPlan>['data']>;
  annual: boolean;
  fewer: boolean;
  samePlan: boolean;
}

function Cost({
  preview: { dueNowCents, newAmountCents, currency, renewsAt, prep },
  annual,
  fewer,
  samePlan,
}: CostProps) {
  const later = `${formatMoney(newAmountCents, currency)} ${annual ? 'a year' : 'a month'}`;
  return (
    <>
      {fewer ? (
        <p>
          No charge now, and no refund for the current period. You keep your seats until {formatDay(renewsAt)}, then
          {` ${later}`}.
        </p>
      ) : (
        <p>
          {formatMoney(dueNowCents, currency)} now
          {samePlan
            ? ' for the rest of the period'
            : ', minus what’s left of the paid period. A new period starts today'}
          , then {later}.
        </p>
      )}
      {prep.used > prep.limit && (
        <p className="mt-1 font-medium text-amber">
          {prep.used} of the {prep.limit} Meeting Prepper sessions of that plan are already used. New ones start with
          the next period, or with extra sessions.
        </p>
      )}
    </>
  );
}

function Cancellation({ subscription }: { subscription: Subscription }) {
  const cancellation = useSetCancellation();
  const cancelled = subscription.cancelAtPeriodEnd;
  return (
    <div className="mt-5">
      <Button
        aria-disabled={cancellation.isPending}
        onClick={() => {
          if (!cancellation.isPending) cancellation.mutate(!cancelled);
        }}
      >
        {cancelled ? 'Keep the subscription' : 'Cancel at the end of the period'}
      </Button>
      <p className="mt-1 text-sm text-muted">
        {cancelled
          ? 'It ends with the period. You can undo this until then.'
          : 'You can use everything until then, and read it afterwards.'}
      </p>
      {cancellation.isError && (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {messageOf(cancellation.error)}
        </p>
      )}
    </div>
  );
}
