import { Suspense } from 'react';
import { forgetSignedOut, useSessionEnded } from '#web/lib/session-ended.ts';
import { orNotLoaded } from './or-not-loaded.tsx';

const SessionEndedDialog = orNotLoaded(async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog);

/** Sign-in over the screen whose session ended. Loaded when needed, since few sessions end on a screen. */
export function SessionEnded() {
  const ended = useSessionEnded((state) => state.ended);
  return <Suspense fallback={null}>{ended && <SessionEndedDialog onClose={forgetSignedOut} />}</Suspense>;
}
