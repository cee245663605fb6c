import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { paths } from '#web/paths.ts';
import type { Entry } from './entry-dialog.tsx';
import { useConfiguration } from './identity.api.ts';

const EntryDialog = lazy(() => import('./entry-dialog.tsx'));

/** Takes `signup` out of the address and leaves the rest, without an entry in the history. */
function forgetSignUpParameter(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('signup');
  window.history.replaceState(window.history.state, '', url);
}

/** The header's Sign In and Sign Up: dialogs, but links in test mode and where a hosted provider takes over. */
export function EntryButtons() {
  const configuration = useConfiguration().data;
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('signup') !== 'true') return;
    const timer = setTimeout(() => {
      forgetSignUpParameter();
      setEntry('sign-up');
    }, limits.signUpDialogMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const links = configuration?.testMode === true || configuration?.hostedSignIn === true;
  return (
    <nav aria-label="Account" className="flex items-center gap-2">
      {links ? (
        <Link to={paths.signIn} className={buttonClass({ look: 'quiet' })}>
          Sign In
        </Link>
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            setEntry('sign-in');
          }}
        >
          Sign In
        </Button>
      )}
      {links ? (
        <Link to={paths.signUp} className={buttonClass({ look: 'primary' })}>
          Sign Up
        </Link>
      ) : (
        <Button
          look="primary"
          onClick={() => {
            setEntry('sign-up');
          }}
        >
          Sign Up
        </Button>
      )}
      {entry !== null && (
        <Suspense fallback={null}>
          <EntryDialog entry={entry} onChange={setEntry} />
        </Suspense>
      )}
    </nav>
  );
}
