import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SessionItem } from '#contract/discovery.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ListControls } from '#web/components/list-controls.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { moveInList } from '#web/lib/move-in-list.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { paths } from '#web/paths.ts';
import { chooseSessions } from './choose-sessions.ts';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import { useCreateSession, useSessions } from './discovery.api.ts';
import { openOutbox, outboxOwner } from './discovery-context.tsx';
import { sessionsWithPending } from './outbox-memory.ts';
import { personOf, statusOf, titleOf } from './session-words.ts';

const pageRows = 100;
const statusChoices = { '': 'Any status', draft: 'Draft', in_progress: 'In progress', completed: 'Completed' } as const;

/** What a closed tab could not send any more goes with the next look at the list. */
function useLeftOvers() {
  const { user, membership } = useMember();
  const [organizationId, userId] = [membership.clerkOrgId, user.id];
  useEffect(() => {
    for (const sessionId of sessionsWithPending(localStorage, outboxOwner(organizationId, userId))) {
      const outbox = openOutbox({ organizationId, userId, sessionId });
      void outbox.close().then(() => {
        if (outbox.store.getState().problem?.kind === 'gone') outbox.drop();
      });
    }
  }, [organizationId, userId]);
}

export function NewSessionButton({ look, text }: { look: 'primary' | 'secondary'; text: string }) {
  const create = useCreateSession();
  const navigate = useNavigate();
  const [idFor] = useState(requestIdKeeper);
  const [made, setMade] = useState(0);
  const start = () => {
    if (create.isPending) return;
    create.mutate(
      { requestId: idFor(`new ${made}`) },
      {
        onSuccess: ({ sessionId }) => {
          setMade(made + 1);
          void navigate({ to: paths.dashboard, search: { session: sessionId, view: 'prospect' } });
        },
        onError: (error) => {
          showToast({ title: 'Session not started', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <Button look={look} aria-disabled={create.isPending} onClick={start}>
      <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
      {create.isPending ? 'Starting...' : text}
    </Button>
  );
}

export function SessionList() {
  const { user, membership } = useMember();
  const sessions = useSessions();
  const [everyone, setEveryone] = useState(false);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<keyof typeof statusChoices>('');
  const [shown, setShown] = useState(pageRows);
  const [doomed, setDoomed] = useState<SessionItem | null>(null);
  useLeftOvers();
  const all = sessions.data ?? [];
  const rows = chooseSessions(all, { ownerId: everyone ? null : user.id, search, status });
  const narrowed = search !== '' || status !== '';
  return (
    <section aria-labelledby="sessions" className="mt-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="sessions" className="font-serif text-xl font-medium">
          Discovery sessions
        </h2>
        {all.length > 0 && (
          <>
            <ListControls
              what="sessions"
              everyone={everyone}
              onEveryone={setEveryone}
              search={search}
              onSearch={setSearch}
              choiceLabel="Filter sessions by status"
              choices={statusChoices}
              chosen={status}
              onChoose={setStatus}
            />
            <NewSessionButton look="secondary" text="New session" />
          </>
        )}
      </div>
      <div className="mt-4">
        {sessions.isPending && <SkeletonRows rows={3} label="Loading sessions" />}
        {sessions.isError && sessions.data === undefined && (
          <FailedState
            title="Failed to load sessions"
            text={messageOf(sessions.error)}
            onRetry={() => {
              void sessions.refetch();
            }}
          />
        )}
        {sessions.data?.length === 0 && (
          <EmptyState
            title="No sessions yet"
            action={<NewSessionButton look="primary" text="Start the first session" />}
          >
            A session takes your notes during the call and walks you through five stages, from who you meet to what you
            propose. Start one from a brief to bring its questions along.
          </EmptyState>
        )}
        {all.length > 0 && rows.length === 0 && (
          <EmptyState
            title={narrowed ? 'No sessions match your search and filters' : 'None of these sessions is yours'}
            action={
              <Button
                onClick={() => {
                  setSearch('');
                  setStatus('');
                  setEveryone(true);
                }}
              >
                Show everyone&apos;s sessions
              </Button>
            }
          >
            {narrowed ? 'Names, companies and solutions were searched.' : 'Others in your organization have sessions.'}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="border-t border-line">
            {rows.slice(0, shown).map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                showRep={everyone}
                mayDelete={session.userID === user.id || membership.role === 'org:admin'}
                onDelete={() => {
                  setDoomed(session);
                }}
              />
            ))}
          </ul>
        )}
        {rows.length > shown && (
          <Button
            className="mt-4"
            onClick={() => {
              setShown(shown + pageRows);
            }}
          >
            Show {Math.min(pageRows, rows.length - shown)} more of {rows.length}
          </Button>
        )}
      </div>
      <DeleteSessionDialog
        session={doomed}
        onClose={() => {
          setDoomed(null);
        }}
      />
    </section>
  );
}

function SessionRow({
  session,
  showRep,
  mayDelete,
  onDelete,
}: {
  session: SessionItem;
  showRep: boolean;
  mayDelete: boolean;
  onDelete: () => void;
}) {
  const status = statusOf(session.status);
  const person = personOf(session);
  return (
    <li className="group relative flex items-center gap-4 border-b border-line py-2 pe-1 [content-visibility:auto] hover:bg-sunken">
      <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,2fr)] md:items-baseline md:gap-6">
        <Link
          to={paths.dashboard}
          search={{ session: session.sessionId }}
          data-row
          onKeyDown={moveInList}
          title={titleOf(session)}
          className="block truncate font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <bdi>{titleOf(session)}</bdi>
        </Link>
        <p className="truncate text-sm text-muted">
          <bdi className="text-ink">{person === titleOf(session) ? '' : person}</bdi>
          {session.solutionName !== '' && (
            <>
              {person === '' ? '' : ', '}
              <bdi>{session.solutionName}</bdi>
            </>
          )}
        </p>
        <p className="truncate text-sm text-muted max-md:hidden">
          {showRep && <bdi>{`${session.repFirstName} ${session.repLastName}`.trim()}</bdi>}
        </p>
      </div>
      <div className="shrink-0 max-sm:text-end sm:flex sm:items-center sm:gap-4">
        <span className="flex max-sm:justify-end sm:w-28">
          <StatusMark mark={status.mark} text={status.text} />
        </span>
        <time
          dateTime={session.updatedAt}
          className="tabular block text-sm whitespace-nowrap text-muted sm:w-26 sm:text-end"
        >
          {formatWhen(session.updatedAt)}
        </time>
      </div>
      <span className="w-9 shrink-0">
        {mayDelete && (
          <Tooltip text="Delete">
            <button
              type="button"
              aria-label={`Delete the session ${titleOf(session)}`}
              onClick={onDelete}
              className={`${buttonClass({ look: 'quiet', size: 'icon' })} relative text-muted hover:text-red md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100`}
            >
              <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </span>
    </li>
  );
}
