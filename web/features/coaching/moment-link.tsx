import { Link } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { momentOf } from '#web/features/discovery/session-words.ts';

/** Links to a line of the call, labeled with its time in the call. */
export function MomentLink({ lineId }: { lineId: string }) {
  const { session, lines } = useDiscovery();
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return null;
  const moment = momentOf(line, session) || 'In the call';
  return (
    <Link
      to={paths.dashboard}
      search={{ session: session.sessionId, view: 'call' }}
      hash={`line-${lineId}`}
      className="tabular shrink-0 whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      <span className="sr-only">Show where it was said: </span>
      {moment}
    </Link>
  );
}
