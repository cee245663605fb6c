import { useEffect } from 'react';
import { useSession } from '#web/features/identity/identity.api.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { Overlay } from './overlay.tsx';

/** '/' reached within the application: the dashboard when signed in, else the landing page, which the server has. */
export function Home() {
  const session = useSession();
  // Where it is not known who is signed in, loading once more would not tell either.
  const signedOut = session.isSuccess && session.data === null;
  useEffect(() => {
    if (signedOut) window.location.replace(paths.home);
  }, [signedOut]);
  if (session.data) return <Redirect to={paths.dashboard} />;
  return <Overlay text="Initializing..." />;
}
