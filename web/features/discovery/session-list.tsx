import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SessionItem } from '#contract/discovery.ts';
import { Button } from '#web/components/button.tsx';
import { ListControls, listSelect } from '#web/components/list-controls.tsx';
import { sortings, type Sorting } from '#web/components/list-sorting.ts';
import { RecordRow } from '#web/components/record-row.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { DeleteManyDialog } from '#web/components/selection/delete-many-dialog.tsx';
import { DeletePicked, ListKeys, SelectionBar } from '#web/components/selection/selection-bar.tsx';
import { usePicked } from '#web/components/selection/use-picked.ts';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { paths } from '#web/paths.ts';
import { chooseSessions } from './choose-sessions.ts';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import { useCreateSession, useDeleteSessions, useSessions, useStored } from './discovery.api.ts';
import { openOutbox, outboxOwner } from './discovery-context.tsx';
import { sessionsWithPending } from './outbox-memory.ts';
import { personOf, statusOf, titleOf } from './session-words.ts';

const statusChoices = { '': 'Any status', draft: 'Draft', in_progress: 'In progress', completed: 'Completed' } as const;

/** Sends what closed tabs left when the list is opened. */
function useLeftOvers() {
  const { user, membership } = useMember();
  const [organizationId, userId] = [membership.clerkOrgId, user.id];
  const storedOf = useStored();
  useEffect(() => {
    for (const sessionId of sessionsWithPending(localStorage, outboxOwner(organizationId, userId))) {
      const outbox = openOutbox({ organizationId, userId, sessionId }, storedOf(sessionId));
      void outbox.close().then(() => {
        if (outbox.store.getState().problem?.kind === 'gone') outbox.drop();
      });
    }
  }, [organizationId, userId, storedOf]);
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
  const [sorting, setSorting] = useState<Sorting>('newest');
  const [deleting, setDeleting] = useState(false);
  const [doomed, setDoomed] = useState<SessionItem | null>(null);
  useLeftOvers();
  const all = sessions.data ?? [];
  const rows = chooseSessions(all, { ownerId: everyone ? null : user.id, search, status, sorting });
  const narrowed = search !== '' || status !== '';
  const mayDelete = (session: SessionItem) => session.userID === user.id || membership.role === 'org:admin';
  const deletable = rows.filter(mayDelete);
  const picked = usePicked(deletable.map(({ sessionId }) => sessionId));
  // One row alone has its own button.
  const picks = deletable.length > 1;
  const deletion = useDeleteSessions();
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
              selects={[
                listSelect('Filter sessions by status', statusChoices, status, setStatus),
                listSelect('Sort sessions', sortings, sorting, setSorting),
              ]}
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
            propose. Start one from a brief to bring its questions along, or{' '}
            <Link to={paths.imports} className="text-accent underline">
              import a CSV file
            </Link>
            .
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
        {picks && (
          <SelectionBar picked={picked} total={deletable.length}>
            <DeletePicked
              onDelete={() => {
                setDeleting(true);
              }}
            />
          </SelectionBar>
        )}
        {rows.length > 0 && (
          <RowList rows={rows} keyOf={({ sessionId }) => sessionId} label="Discovery sessions" rowPx={53}>
            {(session, place) => (
              <RecordRow
                place={place}
                search={{ session: session.sessionId }}
                title={titleOf(session)}
                person={personOf(session) === titleOf(session) ? '' : personOf(session)}
                detail={session.solutionName}
                rep={everyone ? `${session.repFirstName} ${session.repLastName}`.trim() : ''}
                status={statusOf(session.status)}
                when={session.updatedAt}
                what={`the session ${titleOf(session)}`}
                onDelete={mayDelete(session) ? () => setDoomed(session) : null}
                picked={picks && picked.has(session.sessionId)}
                onPick={
                  picks && mayDelete(session)
                    ? (range) => {
                        picked.pick(session.sessionId, range);
                      }
                    : null
                }
              />
            )}
          </RowList>
        )}
        {rows.length > 1 && <ListKeys picks={picks} />}
      </div>
      {deleting && (
        <DeleteManyDialog
          items={deletable
            .filter(({ sessionId }) => picked.ids.includes(sessionId))
            .map((session) => ({ id: session.sessionId, name: [titleOf(session), personOf(session)].join(', ') }))}
          nouns={['session', 'sessions']}
          description="Their fields, notes and transcripts are deleted for everyone in your organization. You can’t restore them."
          {...deletion}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
      <DeleteSessionDialog
        session={doomed}
        onClose={() => {
          setDoomed(null);
        }}
      />
    </section>
  );
}
