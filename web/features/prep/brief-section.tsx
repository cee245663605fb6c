import type { Section, SectionKey } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import type { Note } from '#contract/brief-marks.ts';
import { freshFirst } from '#contract/talking-points.ts';
import { toldOnce } from '#contract/told-once.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useRetrySection } from './brief.api.ts';
import { pinnedIn } from './leading-claim.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { citedBy, hostOf, listSources, sourceWords, staleness } from './brief-sources.ts';
import { SourceAnchor } from './source-chip.tsx';
import type { NumberedSource } from './brief-sources.ts';
import { ClaimItem } from './claim-item.tsx';
import { PainItems } from './pain-items.tsx';
import { SectionNotes } from '#web/features/marks/section-notes.tsx';
import { SetAside } from '#web/features/marks/set-aside.tsx';

interface BriefSectionProps {
  id: SectionKey;
  title: string;
  section: Section;
  notes: (Pick<Note, 'id' | 'section' | 'text'> & Partial<Note>)[];
}

/** One section with its sources in the margin; keeps its place from the start of a run. */
export function BriefSection({ id, title, section, notes }: BriefSectionProps) {
  const { sources, marks, changing } = useBriefEvidence();
  const visible = section.claims.filter((claim) => marks.get(claim.id)?.hidden !== true);
  const today = new Date(useNow(false)).toISOString();
  const ordered = freshFirst(visible, today, pinnedIn(marks));
  const shown = { ...section, claims: toldOnce(ordered, new Set(marks.keys())) };
  const aside = [...marks.values()].filter(
    (mark) =>
      mark.section === id && (mark.wrong || (mark.hidden && section.claims.some((claim) => claim.id === mark.claimId))),
  );
  const cited = listSources(shown.claims.flatMap((claim) => citedBy(claim, sources)));
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 border-t border-line py-7 lg:grid-cols-[minmax(0,68ch)_minmax(200px,1fr)]"
    >
      <div className="min-w-0">
        <h2 id={id} tabIndex={-1} className="outline-none mb-3 font-serif text-xl font-semibold">
          {title}
        </h2>
        <SectionBody id={id} section={shown} title={title} emptied={section.claims.length > 0} />
        {changing !== null && <SetAside prepId={changing} marks={aside} />}
        {(changing !== null || notes.length > 0) && (
          <SectionNotes prepId={changing} section={id} title={title} notes={notes} />
        )}
      </div>
      {cited.length > 0 && <MarginSources title={title} sources={cited} />}
    </section>
  );
}

function SectionBody({
  id,
  section,
  title,
  emptied,
}: {
  id: SectionKey;
  section: Section;
  title: string;
  emptied: boolean;
}) {
  if (section.status === 'waiting')
    return (
      <p className="min-h-16 text-sm text-muted">
        <StatusMark mark="waiting" text="Waiting for what comes before" />
      </p>
    );
  if (section.status === 'failed') return <FailedSection id={id} title={title} section={section} />;
  if (section.status === 'working' && section.claims.length === 0) {
    return (
      <output aria-label={`${title} is being written`} className="block min-h-16 space-y-3 pt-1">
        <span className="skeleton-line block h-3.5 w-full" />
        <span className="skeleton-line block h-3.5 w-11/12" />
        <span className="skeleton-line block h-3.5 w-2/3" />
      </output>
    );
  }
  if (section.claims.length === 0)
    return (
      <p className="newspaper text-muted italic">
        {emptied ? 'All statements of this section are hidden.' : 'We found nothing about this in what we read.'}
      </p>
    );
  return (
    <ul className="newspaper animate-appear space-y-3">
      {id === 'painPoints' ? (
        <PainItems claims={section.claims} />
      ) : (
        section.claims.map((claim, at) => (
          <li key={claim.id}>
            <ClaimItem claim={claim} goesOn={isRowOfSame(claim, section.claims[at - 1])} />
          </li>
        ))
      )}
    </ul>
  );
}

/** Returns whether both are rows with one label, which is then shown once. */
function isRowOfSame({ row }: Claim, above: Claim | undefined): boolean {
  return row !== undefined && row.label === above?.row?.label;
}

/** A failed section doesn't affect others and can be retried alone. */
function FailedSection({ id, title, section }: { id: SectionKey; title: string; section: Section }) {
  const { changing } = useBriefEvidence();
  const retry = useRetrySection(changing ?? '');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-red-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-[1_1_240px]">
        <span className="font-semibold text-red">Not written.</span>{' '}
        {section.error ?? 'This section failed; the others are complete.'}
        {retry.isError && (
          <span role="alert" className="block font-medium text-red">
            {messageOf(retry.error)}
          </span>
        )}
      </p>
      {changing !== null && (
        <Button
          data-screen-only
          aria-label={`Retry ${title}`}
          onClick={() => {
            if (!retry.isPending) retry.mutate(id);
          }}
        >
          {retry.isPending ? 'Starting...' : 'Retry this section'}
        </Button>
      )}
    </div>
  );
}

/** Sources beside a section; a longer list would be longer than what it belongs to. */
const inMargin = 6;

function MarginSources({ title, sources }: { title: string; sources: NumberedSource[] }) {
  return (
    <aside aria-label={`Sources of ${title}`} data-screen-only className="hidden pt-1.5 lg:block">
      <ol className="space-y-3">
        {sources.slice(0, inMargin).map((one) => (
          <SourceLine key={one.number} {...one} />
        ))}
      </ol>
      {sources.length > inMargin && (
        <a
          href="#sources"
          className="ms-7.5 mt-3 inline-block text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          {sources.length - inMargin} more under Sources
        </a>
      )}
    </aside>
  );
}

export function SourceLine({ number, source }: NumberedSource) {
  const stale = staleness(source, useNow(false));
  const title = (
    <span dir="auto" className="line-clamp-2">
      {source.title}
    </span>
  );
  return (
    <li className="flex gap-2.5 text-sm">
      <span className="tabular w-5 shrink-0 text-end font-semibold text-muted">{number}</span>
      <span className="min-w-0">
        <SourceAnchor source={source} otherwise="text" className="hover:underline">
          {title}
        </SourceAnchor>
        <span className="block text-xs text-muted wrap-anywhere">
          {[sourceWords[source.kind], hostOf(source), formatDay(source.fetchedAt)].filter(Boolean).join(' · ')}
          {stale !== null && <span className="text-amber"> · {stale}</span>}
        </span>
      </span>
    </li>
  );
}
