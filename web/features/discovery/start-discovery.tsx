import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { paths } from '#web/paths.ts';
import { useCreateSession } from './discovery.api.ts';

/** Starts a session with the prospect and questions of a brief. */
export function StartDiscovery({ prepMeetingId }: { prepMeetingId: string }) {
  const create = useCreateSession();
  const navigate = useNavigate();
  const [idFor] = useState(requestIdKeeper);
  const [made, setMade] = useState(0);
  const start = () => {
    if (create.isPending) return;
    create.mutate(
      { prepMeetingId, requestId: idFor(`${prepMeetingId} ${made}`) },
      {
        onSuccess: ({ sessionId }) => {
          setMade(made + 1);
          void navigate({ to: paths.dashboard, search: { session: sessionId, view: 'prospect' } });
        },
        onError: (error) => {
          showToast({
            title: 'Session not started',
            description: `${messageOf(error)} The brief is unchanged.`,
            tone: 'destructive',
          });
        },
      },
    );
  };
  return (
    <Button look="primary" className="max-sm:w-full" aria-disabled={create.isPending} onClick={start}>
      <Play size={15} strokeWidth={1.75} aria-hidden="true" />
      {create.isPending ? 'Starting...' : 'Start discovery'}
    </Button>
  );
}
