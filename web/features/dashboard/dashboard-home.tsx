import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { PaymentBanner } from '#web/features/billing/payment-banner.tsx';
import { UsageNotice } from '#web/features/billing/usage-notice.tsx';
import { wantedPath } from '#web/features/identity/local-state.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useContentNews, useContentOverview } from '#web/features/content/content.api.ts';
import { useOpenPromises } from '#web/features/coaching/earlier-calls.api.ts';
import { useSessions } from '#web/features/discovery/discovery.api.ts';
import { useSolutions } from '#web/features/solutions/solutions.api.ts';
import { FinishSetupBanner } from '#web/features/onboarding/finish-setup-banner.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { nameOfPath } from '#web/paths.ts';
import { SessionList } from '#web/features/discovery/session-list.tsx';
import { isRunning, usePreps } from '#web/features/prep/prep.api.ts';
import { PrepForm } from '#web/features/prep/prep-form.tsx';
import { PrepList } from '#web/features/prep/prep-list.tsx';
import { ResearchNotice } from '#web/features/prep/research-notice.tsx';
import { RunningPreps } from '#web/features/prep/running-preps.tsx';
import { Agenda } from './agenda.tsx';
import { Checklist } from './checklist.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { OpenPromises } from './open-promises.tsx';
import { PlanAndSolutions } from './plan-and-solutions.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Maximum wait of the dashboard's parts for one another. */
const waitsMs = 3000;

export function DashboardHome() {
  const { membership } = useMember();
  const running = usePreps().data?.filter((prep) => isRunning(prep.status)).length ?? 0;
  useDocumentTitle(running === 0 ? 'Dashboard' : `Preparing ${running} ${running === 1 ? 'meeting' : 'meetings'}`);
  return (
    <>
      <p dir="auto" className="text-sm text-muted">
        {membership.name}
      </p>
      <h1 className="sr-only">Dashboard</h1>
      <div className="mt-2 max-w-[860px]">
        <PrepForm />
      </div>
      <Below />
    </>
  );
}

/**
 * Shows the server's data together, so that late parts don't push down what someone is reading; after three seconds
 * shows what has arrived. What was shown once stays, even while a part is read again.
 */
function Below() {
  const reads = [
    usePreps(),
    useSessions(),
    useSolutions(),
    useContentOverview(),
    useContentNews(),
    useOpenPromises(),
    useBilling(),
  ];
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
    }, waitsMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!shown) {
    if (reads.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused')) return <DashboardLoading />;
    setShown(true);
  }
  return (
    <>
      <Banners />
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 empty:hidden md:grid-cols-[repeat(auto-fit,minmax(340px,1fr))]">
        <Agenda />
        <WaitingList />
        <OpenPromises />
        <Checklist />
      </div>
      <RunningPreps />
      <PrepList />
      <SessionList />
      <PlanAndSolutions />
    </>
  );
}

/** Shows one banner at a time, the most urgent first, below the form so that it doesn't move. */
function Banners() {
  const billing = useBilling();
  // The order depends on the plan.
  if (billing.isPending) return null;
  return (
    <div data-banners className="mt-6 [&>*~*]:hidden">
      <PaymentBanner />
      <WantedPath />
      <UsageNotice />
      <ResearchNotice />
      <FinishSetupBanner />
    </div>
  );
}

/** Offers the page requested before sign-in as one click (decision A10). */
function WantedPath() {
  const [wanted, setWanted] = useState(wantedPath.read);
  if (wanted === null) return null;
  const forget = () => {
    wantedPath.clear();
    setWanted(null);
  };
  return (
    <p className="my-4 flex items-center justify-between gap-4 rounded-md bg-accent-soft px-4 py-2 text-sm">
      <Link to={wanted} onClick={forget} className="font-medium text-accent underline underline-offset-4">
        Continue to {nameOfPath(wanted) ?? 'the page you opened'}
      </Link>
      <button type="button" aria-label="Dismiss" onClick={forget} className="rounded-md p-1 text-muted hover:text-ink">
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </p>
  );
}
