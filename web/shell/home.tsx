import { useEffect } from 'react';
import { useSession } from '#web/features/identity/identity.api.ts';
import { isLoadedPlainAt } from '#web/lib/loaded-at.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { Overlay } from './overlay.tsx';

/** '/' reached inside the application: the dashboard when signed in, else the landing page, which the server serves. */
export function Home() {
  const session = useSession();
  // If the server served the application at '/', a reload would bring the same.
  const signedOut = session.isSuccess && session.data === null && !isLoadedPlainAt(paths.home);
  useEffect(() => {
    if (signedOut) window.location.replace(paths.home);
  }, [signedOut]);
  if (session.data) return <Redirect to={paths.dashboard} />;
  return <Overlay text="Initializing..." />;
}
