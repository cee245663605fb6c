import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailedState } from '#web/components/states.tsx';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { useSolutions } from '#web/features/solutions/solutions.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';

const linkClass = 'text-sm font-medium text-accent underline underline-offset-4';
const rowClass = 'border-b border-line py-2.5';
const named = 5;

/** What the organization sells and what of its plan is used (decision A25): last on the page, since neither is urgent. */
export function PlanAndSolutions() {
  return (
    <div className="mt-14 grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
      <SolutionsPanel />
      <UsagePanel />
    </div>
  );
}

function Panel({ id, title, link, children }: { id: string; title: string; link: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-serif text-xl font-medium">
          {title}
        </h2>
        {link}
      </div>
      <div className="mt-3 border-t border-line">{children}</div>
    </section>
  );
}

function SolutionsPanel() {
  const solutions = useSolutions();
  if (solutions.isPending) return null;
  const link = (
    <Link to={paths.dashboard} search={{ view: 'solutions' }} className={linkClass}>
      All solutions and prices
    </Link>
  );
  return (
    <Panel id="own-solutions" title="Solutions" link={solutions.data?.length === 0 ? null : link}>
      {solutions.data === undefined ? (
        <FailedState
          title="Failed to load solutions"
          onRetry={() => {
            void solutions.refetch();
          }}
        />
      ) : (
        <ul>
          {solutions.data.slice(0, named).map(({ id, name }) => (
            <li key={id} className={`${rowClass} truncate`}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {solutions.data.length > named && (
            <li className={`${rowClass} text-sm text-muted`}>and {solutions.data.length - named} more</li>
          )}
          {solutions.data.length === 0 && (
            <li className={`${rowClass} text-sm text-muted`}>
              What you sell will appear here.{' '}
              <Link to={paths.dashboard} search={{ view: 'solutions' }} className={linkClass}>
                Add a solution
              </Link>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

const meterNames = { prep: 'Meeting Prepper', discovery: 'Discovery' };

function UsagePanel() {
  const billing = useBilling();
  if (billing.isPending) return null;
  const link = (
    <Link to={paths.billing} className={linkClass}>
      Billing
    </Link>
  );
  const usage = billing.data?.usage;
  return (
    <Panel id="used" title="Usage" link={link}>
      {usage === undefined ? (
        <FailedState
          title="Failed to load billing"
          text={billing.error ? messageOf(billing.error) : ''}
          onRetry={() => {
            void billing.refetch();
          }}
        />
      ) : (
        <>
          <dl className="tabular">
            {usage.meters.map(({ kind, used, limit }) => (
              <div key={kind} className={`${rowClass} flex justify-between gap-4`}>
                <dt>{meterNames[kind]}</dt>
                <dd className="text-muted">
                  {used} of {limit} sessions
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-muted">
            {usage.renewsAt === null ? 'Trial sessions without a subscription.' : `Until ${formatDay(usage.renewsAt)}.`}
            {usage.extraLeft > 0 && ` ${usage.extraLeft} extra ${usage.extraLeft === 1 ? 'session' : 'sessions'} left.`}
          </p>
        </>
      )}
    </Panel>
  );
}
