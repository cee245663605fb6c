import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { SessionItem } from '#contract/discovery.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { paths } from '#web/paths.ts';
import { SessionLinks } from './brief-sessions.tsx';
import { useCreateSession, useReadPrepSessions } from './discovery.api.ts';

/** Starts a session with the prospect and questions of a brief; if it has one already, asks which to open. */
export function StartDiscovery({ prepMeetingId }: { prepMeetingId: string }) {
  const create = useCreateSession();
  const read = useReadPrepSessions(prepMeetingId);
  const navigate = useNavigate();
  const [idFor] = useState(requestIdKeeper);
  const [made, setMade] = useState(0);
  const [existing, setExisting] = useState<readonly SessionItem[]>([]);
  const busy = create.isPending || read.isPending;
  const onError = (error: unknown) => {
    showToast({
      title: 'Session not started',
      description: `${messageOf(error)} The brief is unchanged.`,
      tone: 'destructive',
    });
  };
  const start = () => {
    if (create.isPending) return;
    create.mutate(
      { prepMeetingId, requestId: idFor(`${prepMeetingId} ${made}`) },
      {
        onSuccess: ({ sessionId }) => {
          setMade(made + 1);
          void navigate({ to: paths.dashboard, search: { session: sessionId, view: 'prospect' } });
        },
        onError,
      },
    );
  };
  const press = () => {
    if (busy) return;
    // Read now, because a colleague may have started one since.
    read.mutate(undefined, {
      onSuccess: (sessions) => {
        if (sessions.length === 0) start();
        else setExisting(sessions);
      },
      onError,
    });
  };
  const close = () => {
    setExisting([]);
  };
  const one = existing.length === 1;
  return (
    <>
      <Button look="primary" aria-disabled={busy} onClick={press}>
        <Play size={15} strokeWidth={1.75} aria-hidden="true" />
        {create.isPending ? 'Starting...' : 'Start discovery'}
      </Button>
      <Dialog
        open={existing.length > 0}
        onClose={close}
        title={one ? 'This brief has a session' : `This brief has ${existing.length} sessions`}
        description={`Open ${one ? 'it' : 'one of them'} to go on, or start a new one for another call.`}
      >
        <SessionLinks sessions={existing} />
        <div className="mt-5 flex flex-wrap gap-2">
          <Button look="primary" aria-disabled={create.isPending} onClick={start}>
            {create.isPending ? 'Starting...' : 'Start a new session'}
          </Button>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
