import { Outlet, useLocation } from '@tanstack/react-router';
import { FailedState } from '#web/components/states.tsx';
import { useConfiguration, useSession } from '#web/features/identity/identity.api.ts';
import { wantedPath } from '#web/features/identity/local-state.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { nameOfPath, paths } from '#web/paths.ts';
import { Overlay } from './overlay.tsx';

/** Renders nothing below before the session is known; automated-test mode lets everyone pass. */
export function Protected() {
  const session = useSession();
  const configuration = useConfiguration();
  const { href } = useLocation();
  if (session.isPending || (session.data === null && configuration.isPending))
    return <Overlay text="Initializing..." />;
  if (session.isError) {
    return (
      <main id="content" className="mx-auto max-w-[640px] px-6 py-24">
        <FailedState
          title="Error: Unable to load client data. Please try again."
          onRetry={() => {
            void session.refetch();
          }}
        />
      </main>
    );
  }
  if (session.data === null && configuration.data?.testMode !== true) {
    if (nameOfPath(href) !== null) wantedPath.remember(href);
    return <Redirect to={paths.signIn} />;
  }
  return (
    <>
      <Outlet />
      {session.data === null && (
        <aside
          aria-label="Automated tests"
          className="fixed bottom-3 left-3 z-50 rounded-md border border-amber bg-amber-soft px-2 py-1 text-xs font-medium"
        >
          Test mode
        </aside>
      )}
    </>
  );
}
