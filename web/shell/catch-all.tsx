import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { lazyScreen } from '#web/components/lazy-screen.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { isLoadedAt } from '#web/lib/loaded-at.ts';
import { isKeptAddress, isPricingAddress, paths } from '#web/paths.ts';
import { FullPage } from './full-page.tsx';
import { Overlay } from './overlay.tsx';

const Pricing = lazyScreen(() => import('#web/features/billing/pricing-screen.tsx'), 'PricingScreen');

/** An unknown URL: leads home when signed out, else to the dashboard with a notice (decision A16). */
export function CatchAll() {
  const { pathname } = useLocation();
  const session = useSession();
  const kept = isKeptAddress(pathname);
  const sells = isPricingAddress(pathname);
  const lost = !kept && !sells && Boolean(session.data);
  // The server serves public pages: one reached through `?path=` needs a reload.
  useEffect(() => {
    if (kept && !isLoadedAt(pathname)) window.location.reload();
  }, [kept, pathname]);
  useEffect(() => {
    if (lost) showToast({ title: 'That page does not exist', description: 'We’ve taken you to your dashboard.' });
  }, [lost]);
  if (sells)
    return (
      <Suspense fallback={<Overlay text="Loading..." />}>
        <Pricing />
      </Suspense>
    );
  if (kept) {
    return (
      <FullPage title="This page didn’t load">
        <p>Reload it in a moment, or start over.</p>
        <Link to={paths.home} className={buttonClass({ look: 'primary' })}>
          Back to the start
        </Link>
      </FullPage>
    );
  }
  if (session.isPending) return <Overlay text="Initializing..." />;
  return <Redirect to={session.data ? paths.dashboard : paths.home} />;
}
