import { useEffect } from 'react';
import { announceSignedIn } from '#web/lib/session-ended.ts';
import { EntryPage } from './entry-page.tsx';

/** Ends a sign-in in a separate tab: the tab that asked for it continues, and this one closes if allowed. */
export function SignedInAgain() {
  useEffect(() => {
    announceSignedIn();
    window.close();
  }, []);
  return (
    <EntryPage
      title="You’re signed in"
      intro="The tab that you came from goes on where it stopped. You can close this one."
      footer={null}
    >
      {null}
    </EntryPage>
  );
}
