import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { TooltipProvider } from '#web/components/tooltip.tsx';
import { PaymentBanner } from '#web/features/billing/payment-banner.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { useChosenOrganization } from '#web/features/identity/local-state.ts';
import { MemberContext, pickMembership, testModeMember } from '#web/features/identity/member.ts';
import type { Member } from '#web/features/identity/member.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { CommandKeys } from './command-keys.tsx';
import { FocusOfScreen } from './focus-of-screen.tsx';
import { keepFocus } from './keep-focus.ts';
import { NoticeStrip } from './notice-strip.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { Overlay, ScreenLoading } from './overlay.tsx';
import { SessionEnded } from './session-ended.tsx';
import { Drawer, SideNavigation } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

export function Shell() {
  const session = useSession();
  const { organizationId, switching } = useChosenOrganization();
  const [drawer, setDrawer] = useState(false);
  const { pathname, href } = useLocation();
  useEffect(() => keepFocus(document.body), []);
  const membership = session.data ? pickMembership(session.data, organizationId) : testModeMember.membership;
  if (session.data && !membership) return <Redirect to={paths.createOrganization} />;
  const member: Member = session.data && membership ? { ...session.data, membership } : testModeMember;
  return (
    <MemberContext value={member}>
      <TooltipProvider>
        <a
          href="#content"
          data-screen-only
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-page focus:translate-y-0"
        >
          Skip to content
        </a>
        <TopBar
          onMenu={() => {
            setDrawer(true);
          }}
        />
        <div className="md:ps-[216px]" data-shell="content">
          <nav
            data-shell
            aria-label="Main"
            className="fixed start-0 top-[90px] bottom-0 hidden w-[216px] overflow-y-auto border-e border-line p-4 md:block"
          >
            <SideNavigation />
          </nav>
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1180px] px-4 pt-8 pb-24 outline-none sm:px-8"
          >
            <OnboardingGate key={member.membership.clerkOrgId}>
              {![paths.dashboard, '/account/', paths.onboarding].some((path) => pathname.startsWith(path)) && (
                <PaymentBanner />
              )}
              <Suspense fallback={<ScreenLoading />}>
                <Outlet />
              </Suspense>
            </OnboardingGate>
          </main>
        </div>
        <Drawer
          open={drawer}
          onClose={() => {
            setDrawer(false);
          }}
        />
        <FocusOfScreen key={href} />
        <CommandKeys />
        <UnsavedGuard />
        <NoticeStrip />
        {switching && <Overlay text="Switching organization..." />}
        {session.data && <SessionEnded />}
      </TooltipProvider>
    </MemberContext>
  );
}
