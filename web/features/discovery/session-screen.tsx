import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { backLink } from '#web/components/back-link.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { EmptyState, FailedState } from '#web/components/states.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { AskCall } from '#web/features/ask/ask-call.tsx';
import { CaptureBar, CaptureProblems } from '#web/features/capture/capture-bar.tsx';
import { CaptureProvider, useIsCapturing } from '#web/features/capture/capture-context.tsx';
import { CaptureDialog } from '#web/features/capture/capture-dialog.tsx';
import { CoachPanel } from '#web/features/coaching/coach-panel.tsx';
import { CoachStrip } from '#web/features/coaching/coach-strip.tsx';
import { AboveNotesProvider } from './above-notes.tsx';
import { CallView } from './call-view.tsx';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import { useSession, type LoadedSession } from './discovery.api.ts';
import { DiscoveryProvider, useDiscovery } from './discovery-context.tsx';
import { NoteBar } from './note-bar.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { ElsewhereNotice, SaveProblem, SessionHeader } from './session-header.tsx';
import { SessionLoading } from './session-loading.tsx';
import { stages, titleOf, type View } from './session-words.ts';
import { StageProspect } from './stage-prospect.tsx';
import { StageRail } from './stage-rail.tsx';
import { StageSolution } from './stage-solution.tsx';
import { StageCurrent, StageFuture } from './stage-states.tsx';
import { StageSummary } from './stage-summary.tsx';
import { WritersDialog } from './writers-dialog.tsx';

const bodies: Record<View, () => ReactNode> = {
  call: CallView,
  prospect: StageProspect,
  current: StageCurrent,
  future: StageFuture,
  summary: StageSummary,
  solution: StageSolution,
};

function NotThere({ deleted }: { deleted: boolean }) {
  return (
    <EmptyState
      title={deleted ? 'This session was deleted' : 'Session not found in Airtable'}
      action={
        <Link to={paths.dashboard} className={buttonClass({ look: 'primary' })}>
          Back to the dashboard
        </Link>
      }
    >
      {deleted ? 'Someone deleted it while you had it open.' : 'It was deleted, or it belongs to another organization.'}
    </EmptyState>
  );
}

/** One view of a session; an existing session opens at stage 5. */
export function SessionScreen({ sessionId, view }: { sessionId: string; view: View }) {
  const { session, lines, deleted } = useSession(sessionId);
  const gone = session.error instanceof CallError && session.error.status === 404;
  useDocumentTitle(session.data === undefined ? 'Session' : titleOf(session.data));
  const error = session.error ?? lines.error;
  const back = (
    <Link to={paths.dashboard} className={backLink}>
      ← Dashboard
    </Link>
  );
  if (gone || deleted)
    return (
      <>
        {back}
        <h1 className="sr-only">Session</h1>
        <div className="mt-10">
          <NotThere deleted={deleted || session.data !== undefined} />
        </div>
      </>
    );
  if (session.data === undefined || lines.data === undefined)
    return (
      <>
        {back}
        <h1 className="sr-only">Session</h1>
        {error === null ? (
          <SessionLoading />
        ) : (
          <div className="mt-10">
            <FailedState
              title="Failed to load session"
              text={messageOf(error)}
              onRetry={() => {
                void session.refetch();
                void lines.refetch();
              }}
            />
          </div>
        )}
      </>
    );
  return (
    <>
      {back}
      <DiscoveryProvider session={session.data} lines={lines.data}>
        <CaptureProvider key={sessionId}>
          <OpenedSession session={session.data} view={view} />
        </CaptureProvider>
      </DiscoveryProvider>
    </>
  );
}

function OpenedSession({ session, view }: { session: LoadedSession; view: View }) {
  const [asking, setAsking] = useState<'delete' | 'invite' | null>(null);
  const navigate = useNavigate();
  const { outbox } = useDiscovery();
  const capturing = useIsCapturing();
  // Sticky parts go below the capture bar, which is sticky too.
  const below = capturing ? 'lg:top-[170px]' : 'lg:top-[106px]';
  const heading = useRef<HTMLHeadingElement>(null);
  const [aboveNotes, setAboveNotes] = useState<HTMLElement | null>(null);
  const shownBefore = useRef(view);
  const at = stages.findIndex((stage) => stage.view === view);
  const Body = bodies[view];
  const close = () => {
    setAsking(null);
  };
  useEffect(() => {
    if (shownBefore.current === view) return;
    shownBefore.current = view;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [view]);
  const next = stages[at + 1];
  return (
    <>
      <SessionHeader
        session={session}
        onDelete={() => {
          setAsking('delete');
        }}
        onInvite={() => {
          setAsking('invite');
        }}
      />
      <ElsewhereNotice session={session} />
      <SaveProblem />
      <CaptureProblems />
      <CaptureBar />
      <CaptureDialog />
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[190px_minmax(0,1fr)_290px]">
        <div className={`min-w-0 lg:sticky lg:self-start ${below}`}>
          <StageRail view={view} />
        </div>
        <div className="min-w-0">
          {/* Keeps the focused element from hiding under the note bar or the top bar. */}
          <div className="[&_:is(input,select,textarea,button,a,summary)]:scroll-mt-28 [&_:is(input,select,textarea,button,a,summary)]:scroll-mb-40">
            <h2 ref={heading} tabIndex={-1} className="mb-5 font-serif text-xl font-medium outline-none">
              {at === -1 ? 'The call' : `${at + 1}. ${stages[at]?.title ?? ''}`}
            </h2>
            <AboveNotesProvider value={aboveNotes}>
              <Body key={view} />
            </AboveNotesProvider>
            {session.mayWrite && next !== undefined && at >= 0 && (
              <p className="mt-8">
                <Button
                  onClick={() => {
                    outbox.reach(at + 2);
                    void navigate({ to: paths.dashboard, search: { session: session.sessionId, view: next.view } });
                  }}
                >
                  Continue to {next.title.toLowerCase().replace('ai ', 'AI ')}
                </Button>
              </p>
            )}
          </div>
          {/* On a low screen, as at 200% zoom or on a phone on its side, it would cover what is typed in. */}
          <div className="sticky bottom-0 z-10 mt-8 [@media(max-height:540px)]:relative">
            <div
              ref={setAboveNotes}
              className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center pb-3"
            />
            <div className="border-t border-line bg-page empty:hidden">
              {session.stored && session.endedAt === null && <CoachStrip />}
              {session.mayWrite && <NoteBar />}
            </div>
          </div>
        </div>
        <div
          className={`min-w-0 space-y-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:sticky lg:self-start lg:overflow-y-auto ${below} ${capturing ? 'lg:max-h-[calc(100dvh-186px)]' : 'lg:max-h-[calc(100dvh-122px)]'}`}
        >
          {session.stored && (
            <>
              <CoachPanel />
              <AskCall />
              <aside aria-label="Questions to ask">
                <QuestionsPanel />
              </aside>
            </>
          )}
        </div>
      </div>
      <DeleteSessionDialog
        session={asking === 'delete' ? session : null}
        onClose={close}
        onDeleted={() => {
          void navigate({ to: paths.dashboard, replace: true });
        }}
      />
      {asking === 'invite' && <WritersDialog onClose={close} />}
    </>
  );
}
