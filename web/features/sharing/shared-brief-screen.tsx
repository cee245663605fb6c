import { useParams } from '@tanstack/react-router';
import { sectionKeys } from '#contract/brief.ts';
import type { SharedBrief } from '#contract/prep-reading.ts';
import { Logo } from '#web/components/logo.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useShared } from './sharing.api.ts';
import { BriefBody } from '#web/features/prep/brief-body.tsx';
import { BriefEvidenceContext } from '#web/features/prep/brief-evidence.ts';
import { claimsById, numberSources } from '#web/features/prep/brief-sources.ts';
import { OnePage } from '#web/features/printing/one-page.tsx';

/** A read-only brief for anyone with its link, without signing in. */
export function SharedBriefScreen() {
  const { token } = useParams({ from: '/share/$token' });
  const shared = useShared(token);
  useDocumentTitle(shared.data ? `Brief: ${shared.data.companyName}` : 'Shared brief');
  const gone = shared.error instanceof CallError && shared.error.status === 404;
  return (
    <div id="content" data-shell="content" className="mx-auto max-w-[1180px] px-5 py-8 sm:px-8">
      <header data-screen-only className="mb-8">
        <Logo />
      </header>
      <main>
        {shared.isPending && <SkeletonRows rows={6} label="Loading the brief" />}
        {gone && <EmptyState title="This link doesn’t work">{messageOf(shared.error)}</EmptyState>}
        {shared.isError && !gone && (
          <FailedState
            title="Failed to load the brief"
            text={messageOf(shared.error)}
            onRetry={() => {
              void shared.refetch();
            }}
          />
        )}
        {shared.data && <SharedPage shared={shared.data} />}
      </main>
    </div>
  );
}

function SharedPage({ shared }: { shared: SharedBrief }) {
  const { brief, notes, companyName, researchedAt } = shared;
  const { person } = brief.prospect;
  const who = person === null ? '' : [person.name, person.role].filter(Boolean).join(', ');
  return (
    <BriefEvidenceContext
      value={{
        sources: numberSources(brief.sources),
        claims: claimsById(brief),
        marks: new Map(),
        changing: null,
        fresh: new Set(),
        ofTeam: new Set(),
      }}
    >
      <article data-brief>
        <header className="mb-8">
          <p className="text-sm text-muted">
            Shared by <bdi>{shared.sharedBy}</bdi>, <bdi>{shared.organizationName}</bdi> · open until{' '}
            {formatDay(shared.expiresAt)}
          </p>
          <h1 dir="auto" className="mt-3 font-serif text-3xl font-medium tracking-[-0.015em] sm:text-4xl">
            {companyName}
          </h1>
          {who !== '' && (
            <p dir="auto" className="mt-2 font-serif text-lg">
              {who}
            </p>
          )}
          {researchedAt !== null && <p className="mt-1 text-sm text-muted">Researched {formatDay(researchedAt)}</p>}
          {notes
            .filter(({ section }) => section === null)
            .map((note) => (
              <p
                key={note.id}
                dir="auto"
                className="mt-4 max-w-[68ch] rounded-md bg-accent-soft px-3 py-2 whitespace-pre-wrap"
              >
                {note.text}
              </p>
            ))}
        </header>
        <BriefBody brief={brief} notes={notes} visible={sectionKeys} questions running={false} />
      </article>
      <OnePage title={companyName} person={who} brief={brief} marks={[]} notes={notes} researchedAt={researchedAt} />
    </BriefEvidenceContext>
  );
}
