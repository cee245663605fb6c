import { Link, useParams } from '@tanstack/react-router';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  proposalSectionTitles,
  sectionsInOrder,
  type ProposalFinding,
  type ProposalSection,
  type ProposalState,
} from '#contract/proposal.ts';
import { caseName } from '#contract/proposal-lines.ts';
import { backLink } from '#web/components/back-link.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { EmptyState, FailedState } from '#web/components/states.tsx';
import { AcceptedNote, SectionQuestions } from '#web/features/buyer/buyer-answers.tsx';
import { ShareTab } from '#web/features/buyer/share-tab.tsx';
import { useSession } from '#web/features/discovery/discovery.api.ts';
import { DiscoveryProvider } from '#web/features/discovery/discovery-context.tsx';
import { SaveProblem } from '#web/features/discovery/session-header.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { leaveBy } from '#web/lib/unsaved/unsaved.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { paths } from '#web/paths.ts';
import { AssumptionsPanel } from './assumptions.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { FindingsPanel } from './findings.tsx';
import { OwnBlockForm } from './own-block-form.tsx';
import { ProposalPreview } from './preview.tsx';
import { BlockView } from './proposal-block.tsx';
import { useCheck, useFormat, useProposal } from './proposal.api.ts';
import { ProposalLoading } from './proposal-loading.tsx';
import { ReadinessBar } from './readiness-bar.tsx';
import { RewriteAll } from './rewrite-all.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useLayout, type Arranging } from './use-layout.ts';
import { ValidUntil } from './valid-until.tsx';
import { VersionsPanel } from './versions.tsx';

/** The proposal of a session: its blocks, the printable file and related panels. */
export function ProposalScreen() {
  const { _splat: sessionId = '' } = useParams({ from: '/protected/shell/pdf-generation/$' });
  const { session, lines, deleted } = useSession(sessionId);
  useDocumentTitle('Proposal');
  const gone = deleted || (session.error instanceof CallError && session.error.status === 404);
  const elsewhere = session.data?.stored === false;
  const heading = <h1 className="sr-only">Proposal</h1>;
  const back = (
    <Link to={paths.dashboard} search={{ session: sessionId, view: 'solution' }} className={backLink}>
      ← Session
    </Link>
  );
  if (gone || elsewhere)
    return (
      <>
        {heading}
        <EmptyState
          title={elsewhere ? 'No proposal here' : 'Session not found in Airtable'}
          action={
            <Link to={paths.dashboard} className={buttonClass({ look: 'primary' })}>
              Back to the dashboard
            </Link>
          }
        >
          {elsewhere
            ? 'Your automation keeps this session. Proposals are written from sessions that Dealwright keeps.'
            : 'It was deleted, or it belongs to another organization.'}
        </EmptyState>
      </>
    );
  const error = session.error ?? lines.error;
  if (session.data === undefined || lines.data === undefined)
    return (
      <>
        {back}
        {heading}
        {error === null ? (
          <ProposalLoading label="Loading the proposal" />
        ) : (
          <div className="mt-6">
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
        <Opened />
      </DiscoveryProvider>
    </>
  );
}

function Opened() {
  const proposal = useProposal();
  if (proposal.data !== undefined) return <Proposal state={proposal.data} />;
  return proposal.error === null ? (
    <>
      <h1 className="sr-only">Proposal</h1>
      <ProposalLoading label="Drafting the proposal" />
    </>
  ) : (
    <div className="mt-6">
      <h1 className="sr-only">Proposal</h1>
      <FailedState
        title="Failed to draft the proposal"
        text={`${messageOf(proposal.error)} What you wrote is kept.`}
        onRetry={() => {
          void proposal.refetch();
        }}
      />
    </div>
  );
}

/** Goes to the first block in which something was found, or to the list of what was found. */
function lookAt(found: readonly ProposalFinding[]): void {
  const ids = new Set(found.map(({ blockId }) => `block-${blockId}`));
  const block = [...document.querySelectorAll<HTMLElement>('article[id^="block-"]')].find(({ id }) => ids.has(id));
  const place = block ?? document.querySelector<HTMLElement>('#findings');
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function Proposal({ state }: { state: ProposalState }) {
  const [shown, setShown] = useState<'edit' | 'preview' | 'share'>('edit');
  const arranging = useLayout(state);
  useUnsaved(arranging.waits);
  const check = useCheck();
  const { document } = state;
  /** Asks first if what was typed on the shown one would be lost. */
  const show = (which: typeof shown) => {
    if (which !== shown)
      leaveBy(() => {
        setShown(which);
      });
  };
  const tab = (text: string, which: typeof shown) => (
    <button
      type="button"
      aria-pressed={shown === which}
      onClick={() => {
        show(which);
      }}
      className="-mb-px min-w-[24px] border-b-2 border-transparent py-2 text-sm text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-ink"
    >
      {text}
    </button>
  );
  return (
    <>
      <header className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 dir="auto" className="font-serif text-2xl font-medium wrap-anywhere sm:text-3xl">
            {document.title}
          </h1>
          <p dir="auto" className="text-muted">
            {[document.prospect.person, document.prospect.role].filter(Boolean).join(', ')}
          </p>
          <AcceptedNote />
        </div>
        <DownloadMenu
          check={check}
          mayWrite={state.mayWrite}
          onLook={(found) => {
            // The blocks aren't there before the tab is.
            flushSync(() => {
              setShown('edit');
            });
            lookAt(found);
          }}
        />
      </header>
      <SaveProblem />
      <ConflictNotice
        onChoose={() => {
          setShown('edit');
        }}
      />
      <fieldset aria-label="How to show it" className="mt-6 flex gap-6 border-b border-line">
        {tab('Edit', 'edit')}
        {tab('Preview', 'preview')}
        {tab('Share', 'share')}
        {shown === 'edit' && arranging.undo !== null && (
          <Button look="quiet" className="ms-auto h-8 self-center" onClick={arranging.undo}>
            <Undo2 size={15} strokeWidth={1.5} aria-hidden="true" />
            Undo
          </Button>
        )}
      </fieldset>
      <output className="block text-sm text-amber not-empty:mt-4">
        {arranging.waits && 'Waiting for your network. Your last change is sent once it’s back.'}
      </output>
      {shown === 'preview' && (
        <div className="mt-6">
          <ProposalPreview />
        </div>
      )}
      {shown === 'share' && (
        <div className="mt-6">
          <ShareTab versions={state.versions} />
        </div>
      )}
      {shown === 'edit' && (
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0">
            {state.mayWrite && <RewriteAll state={state} />}
            {sectionsInOrder(document.sections).map((section) => (
              <Section
                key={section}
                section={section}
                state={state}
                arranging={arranging}
                findings={check.findings ?? []}
              />
            ))}
          </div>
          <div className="min-w-0 space-y-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:sticky lg:top-[114px] lg:max-h-[calc(100dvh-138px)] lg:self-start lg:overflow-y-auto lg:pe-1">
            <ReadinessBar readiness={state.readiness} quotes={document.quotes} />
            <div>
              <TemplateChoice state={state} arranging={arranging} />
              {state.mayWrite && <ValidUntil state={state} arranging={arranging} />}
            </div>
            <AssumptionsPanel state={state} arranging={arranging} />
            <FindingsPanel check={check} />
            <VersionsPanel state={state} />
          </div>
        </div>
      )}
    </>
  );
}

function Section({
  section,
  state,
  arranging,
  findings,
}: {
  section: ProposalSection;
  state: ProposalState;
  arranging: Arranging;
  findings: readonly ProposalFinding[];
}) {
  const [adding, setAdding] = useState(false);
  const [closed, setClosed] = useState(false);
  const [moved, setMoved] = useState('');
  // One id for repeated attempts, so that they add one block.
  const [id, setId] = useState(newUuid);
  const close = () => {
    setAdding(false);
    setClosed(true);
    setId(newUuid());
  };
  const formatting = useFormat();
  const blocks = state.document.blocks.filter((block) => block.section === section);
  const title = (section.startsWith('case_') ? caseName(blocks) : null) ?? proposalSectionTitles[section];
  const { layout } = state;
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="border-b border-line pb-2 font-serif text-xl font-medium sm:text-2xl">{title}</h2>
      <SectionQuestions section={section} />
      <div className="divide-y divide-line/60">
        {blocks.map((block) => (
          <BlockView
            key={block.id}
            block={block}
            beside={blocks}
            sources={state.document.sources}
            state={state}
            arranging={arranging}
            findings={findings.filter(({ blockId }) => blockId === block.id)}
            onMoved={setMoved}
          />
        ))}
      </div>
      <output className="sr-only">{moved}</output>
      {adding && (
        <OwnBlockForm
          title=""
          lines={[]}
          busy={arranging.busy}
          onCancel={close}
          onSave={({ lines, ...text }) => {
            const others = layout.own.filter((each) => each.id !== id);
            arranging.change({ ...layout, own: [...others, { id, section, ...text }] }, () => {
              formatting.mutate({ blockId: id, lines });
              close();
            });
          }}
        />
      )}
      {state.mayWrite && !adding && (
        <Button
          look="quiet"
          ref={closed ? takeFocus : undefined}
          className="-ms-4 text-accent"
          aria-label={`Add block to ${title}`}
          onClick={() => {
            setAdding(true);
          }}
        >
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
          Add block
        </Button>
      )}
    </section>
  );
}
