import { useEffect } from 'react';
import { announceSignedIn } from '#web/lib/session-ended.ts';
import { EntryPage } from './entry-page.tsx';

/** The end of a sign-in in a tab of its own: the tab that asked for it goes on, and this one closes where it may. */
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
