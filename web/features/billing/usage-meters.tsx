import type { Billing } from '#contract/billing.ts';
import { formatDay } from '#web/lib/dates.ts';

const names = { prep: 'Meeting Prepper', discovery: 'Discovery' };

function note(used: number, limit: number): string | null {
  if (used >= limit) return 'All used.';
  return used >= limit * 0.8 ? 'More than 80% used.' : null;
}

export function UsageMeters({ usage, subscribed }: { usage: Billing['usage']; subscribed: boolean }) {
  return (
    <section aria-labelledby="usage" className="mt-10">
      <h2 id="usage" className="font-serif text-xl font-medium">
        Usage
      </h2>
      <p className="mt-1 text-sm text-muted">
        {subscribed && usage.renewsAt !== null
          ? `This period ends on ${formatDay(usage.renewsAt)}. Unused sessions don’t roll over.`
          : 'Trial sessions without a subscription.'}{' '}
        Failed and canceled runs aren’t counted.
      </p>
      <ul className="mt-4 space-y-4">
        {usage.meters.map(({ kind, used, limit }) => {
          const warning = note(used, limit);
          return (
            <li key={kind}>
              <p className="tabular flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-medium">{names[kind]}</span>
                <span>
                  {used} of {limit} sessions
                </span>
              </p>
              <span className="mt-1.5 flex">
                <progress
                  className="bar"
                  aria-label={`${names[kind]} sessions used`}
                  max={limit}
                  value={Math.min(used, limit)}
                />
              </span>
              {warning !== null && <p className="mt-1 text-sm font-medium text-amber">{warning}</p>}
            </li>
          );
        })}
      </ul>
      {usage.extraLeft > 0 && (
        <p className="tabular mt-4 text-sm">
          {usage.extraLeft} extra {usage.extraLeft === 1 ? 'session' : 'sessions'} left. We use them once your plan’s
          sessions run out.
        </p>
      )}
    </section>
  );
}
