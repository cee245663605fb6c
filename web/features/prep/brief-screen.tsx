import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sectionKeys } from '#contract/brief.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { visibleBrief } from '#contract/brief-marks.ts';
import { limits } from '#contract/limits.ts';
import type { PrepDetail } from '#contract/prep.ts';
import { buttonClass } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { formatDay, formatWhen } from '#web/lib/dates.ts';
import { StartDiscovery } from '#web/features/discovery/start-discovery.tsx';
import { BriefSessions } from '#web/features/discovery/brief-sessions.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { useBrief } from './brief.api.ts';
import { BriefActions } from './brief-actions.tsx';
import { WithEarlierCalls } from '#web/features/coaching/with-earlier-calls.tsx';
import { ModelNote } from '#web/features/model/model-note.tsx';
import { BriefBar } from './brief-bar.tsx';
import { BriefBody } from './brief-body.tsx';
import { BriefLoading } from './brief-loading.tsx';
import { BriefChanges } from './brief-changes.tsx';
import { BriefEvidenceContext } from './brief-evidence.ts';
import { claimsById, numberSources } from './brief-sources.ts';
import { backLink } from '#web/components/back-link.ts';
import { DeletePrepDialog } from './delete-prep-dialog.tsx';
import { OnePage } from '#web/features/printing/one-page.tsx';
import { companyOf, mayChangePrep, personOf } from './prep-words.ts';
import { RefreshDialog } from './refresh-dialog.tsx';
import { RunEnded } from './run-ended.tsx';
import { RunProgress, startsAt } from './run-progress.tsx';
import { SectionNotes } from '#web/features/marks/section-notes.tsx';

export function BriefScreen({ prepId }: { prepId: string }) {
  const prep = useBrief(prepId);
  const gone = prep.error instanceof CallError && (prep.error.status === 404 || prep.error.status === 400);
  useEffect(() => {
    if (gone) showToast({ title: 'Error', description: 'Prep session not found', tone: 'destructive' });
  }, [gone]);
  useDocumentTitle(titleOf(prep.data));
  const back = (
    <Link to={paths.dashboard} data-screen-only className={backLink}>
      ← Dashboard
    </Link>
  );
  if (prep.data && !gone) {
    return (
      <>
        {back}
        {prep.isError && !gone && (
          <div data-screen-only className="mt-4">
            <FailedState
              title="Failed to load prep session details"
              text={`${messageOf(prep.error)} What you see may be older.`}
              onRetry={() => {
                void prep.refetch();
              }}
            />
          </div>
        )}
        <BriefPage prep={prep.data} />
      </>
    );
  }
  if (prep.isPending)
    return (
      <>
        {back}
        <h1 className="sr-only">Brief</h1>
        <BriefLoading />
      </>
    );
  return (
    <>
      {back}
      <h1 className="sr-only">Brief</h1>
      <div className="mt-10">
        {gone ? (
          <EmptyState
            title="Prep session not found"
            action={
              <Link to={paths.dashboard} className={buttonClass({ look: 'primary' })}>
                Back to the dashboard
              </Link>
            }
          >
            It was deleted, or it belongs to another organization.
          </EmptyState>
        ) : (
          <FailedState
            title="Failed to load prep session"
            text={messageOf(prep.error)}
            onRetry={() => {
              void prep.refetch();
            }}
          />
        )}
      </div>
    </>
  );
}

function titleOf(prep: PrepDetail | undefined): string {
  if (!prep) return 'Brief';
  if (prep.isPrepping) return `Preparing ${companyOf(prep)}`;
  if (prep.status === 'failed') return `Failed: ${companyOf(prep)}`;
  return prep.status === 'ready' ? `Ready: ${companyOf(prep)}` : companyOf(prep);
}

/** Why a refresh failed; the brief below is from before. */
function RefreshFailed({ prep, onRetry }: { prep: PrepDetail; onRetry: () => void }) {
  if (prep.failure === null || prep.status !== 'ready') return null;
  return (
    <div data-screen-only className="mb-8">
      <FailedState
        title="The last refresh failed"
        text={`${prep.failure.reason} ${prep.failure.action} The brief below is unchanged, and no session was used.`}
        onRetry={onRetry}
      />
    </div>
  );
}

function Researched({ prep }: { prep: PrepDetail }) {
  const now = useNow(false);
  if (prep.researchedAt === null) return null;
  const old = now - Date.parse(prep.researchedAt) > limits.reading.staleMs;
  return (
    <p className="mt-1 text-sm text-muted">
      {prep.meetingAt !== '' && <>Meeting {formatWhen(prep.meetingAt)} · </>}Researched {formatDay(prep.researchedAt)}
      {old && <span className="text-amber"> · older than 30 days, some of it may have changed</span>}
    </p>
  );
}

function BriefPage({ prep }: { prep: PrepDetail }) {
  const [asking, setAsking] = useState<'delete' | 'refresh' | null>(null);
  const navigate = useNavigate();
  const member = useMember();
  const { brief } = prep;
  const mayChange = mayChangePrep(prep, member);
  const ended = prep.status === 'failed' || prep.status === 'cancelled';
  const waits = startsAt(prep) !== null;
  // A run that ended early keeps what it wrote; empty sections are hidden.
  const visible = ended || waits ? sectionKeys.filter((key) => brief.sections[key].claims.length > 0) : sectionKeys;
  const fresh = new Set(
    prep.changes?.items.flatMap(({ kind, claimId }) => (kind !== 'gone' && claimId !== null ? [claimId] : [])),
  );
  const evidence = {
    sources: numberSources(brief.sources),
    claims: claimsById(brief),
    marks: new Map(prep.marks.map((mark) => [mark.claimId, mark])),
    changing: mayChange && prep.status === 'ready' ? prep.prepMeetingId : null,
    fresh,
    ofTeam: teamOnlyClaims(brief),
  };
  const close = () => {
    setAsking(null);
  };
  return (
    <BriefEvidenceContext value={evidence}>
      <article data-brief className="mt-6">
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0 flex-[1_1_420px]">
            <h1
              dir="auto"
              className={`font-serif font-medium tracking-[-0.015em] ${companyOf(prep).length > 60 ? 'text-2xl' : 'text-3xl sm:text-4xl'}`}
            >
              {companyOf(prep)}
            </h1>
            <p dir="auto" className="mt-2 font-serif text-lg text-muted">
              <span className="text-ink">{personOf(prep)}</span>
              {prep.roleTitle !== '' && `, ${prep.roleTitle}`}
            </p>
            <Researched prep={prep} />
            <BriefSessions prepMeetingId={prep.prepMeetingId} />
          </div>
          <BriefActions
            prep={prep}
            mayChange={mayChange}
            onRefresh={() => {
              setAsking('refresh');
            }}
            onDelete={() => {
              setAsking('delete');
            }}
          />
        </header>
        {prep.status === 'ready' && (
          <BriefBar
            brief={brief}
            visible={visible}
            questions
            action={<StartDiscovery prepMeetingId={prep.prepMeetingId} />}
          />
        )}
        {prep.isPrepping && <RunProgress prep={prep} mayCancel={mayChange} />}
        {ended && <RunEnded prep={prep} kept={visible.length} />}
        <RefreshFailed
          prep={prep}
          onRetry={() => {
            setAsking('refresh');
          }}
        />
        {prep.changes !== null && <BriefChanges changes={prep.changes} />}
        <WithEarlierCalls prospectId={prep.prepMeetingId} running={prep.isPrepping}>
          {(evidence.changing !== null || prep.notes.some(({ section }) => section === null)) && (
            <div className={`mb-6 max-w-[68ch] ${prep.isPrepping ? 'mt-6' : ''}`}>
              <SectionNotes prepId={evidence.changing} section={null} title="the whole brief" notes={prep.notes} />
            </div>
          )}
          <div className={prep.isPrepping ? 'mt-8' : ''}>
            <BriefBody
              brief={brief}
              notes={prep.notes}
              visible={visible}
              questions={!(ended || waits) || brief.questions.length > 0}
              running={prep.isPrepping}
            />
            {!prep.isPrepping && <ModelNote prospectId={prep.prepMeetingId} />}
          </div>
        </WithEarlierCalls>
      </article>
      <OnePage
        title={companyOf(prep)}
        person={[personOf(prep), prep.roleTitle].filter(Boolean).join(', ')}
        brief={visibleBrief(brief, prep.marks)}
        marks={prep.marks}
        notes={prep.notes}
        researchedAt={prep.researchedAt}
      />
      <DeletePrepDialog
        prep={asking === 'delete' ? prep : null}
        onClose={close}
        onDeleted={() => {
          void navigate({ to: paths.dashboard, replace: true });
        }}
      />
      {asking === 'refresh' && <RefreshDialog prep={prep} onClose={close} />}
    </BriefEvidenceContext>
  );
}
