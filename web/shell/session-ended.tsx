import { Suspense } from 'react';
import { forgetSignedOut, useSessionEnded } from '#web/lib/session-ended.ts';
import { orNotLoaded } from './or-not-loaded.tsx';

const SessionEndedDialog = orNotLoaded(async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog);

/** Sign-in over the screen whose session is over. The form comes when it is needed: few sessions end under a screen. */
export function SessionEnded() {
  const ended = useSessionEnded((state) => state.ended);
  return <Suspense fallback={null}>{ended && <SessionEndedDialog onClose={forgetSignedOut} />}</Suspense>;
}
