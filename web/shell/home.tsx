import { Suspense, lazy } from 'react';
import { useSession } from '#web/features/identity/identity.api.ts';
import { signedInHint } from '#web/features/identity/local-state.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { Overlay } from './overlay.tsx';

const Landing = lazy(async () => ({ default: (await import('#web/marketing/landing.tsx')).Landing }));

/** '/': the dashboard when signed in. A browser that was not signed in sees the landing page without waiting. */
export function Home() {
  const session = useSession();
  if (session.data) return <Redirect to={paths.dashboard} />;
  if (session.isPending && signedInHint.read()) return <Overlay text="Initializing..." />;
  return (
    <Suspense fallback={null}>
      <Landing />
    </Suspense>
  );
}
