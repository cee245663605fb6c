import { dayInWords } from '#contract/day-in-words.ts';
import { uncheckedMark, type Claim } from '#contract/evidence.ts';
import { textBeside, type Side } from '#contract/pain-sides.ts';
import { isPast, triggerLine } from '#contract/talking-points.ts';
import { TeamOnly } from '#web/components/team-only.tsx';
import { directionOf } from '#web/components/direction-of.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ageOf, citedBy, pagesToLookAt } from './brief-sources.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { SourceChip } from './source-chip.tsx';

export interface ClaimPlace {
  /** The row above has the same label. */
  goesOn?: boolean;
  /** `pain`: its evidence is shown below. Otherwise the side on which it stands below such a pain. */
  beside?: 'pain' | Side | undefined;
}

/** One statement of a brief: facts are plain, other kinds are labeled. */
export function ClaimLine({ claim, goesOn = false, beside }: { claim: Claim } & ClaimPlace) {
  if (beside === 'for' || beside === 'against') return <EvidenceLine claim={claim} side={beside} />;
  const text = <CitedText claim={claim} />;
  if (claim.kind === 'not-found')
    return (
      <span dir={directionOf(claim.text)} className="block text-muted italic">
        <Absence text={claim.text} />
      </span>
    );
  if (claim.kind === 'fact' && claim.row && claim.text.startsWith(claim.row.label))
    return <FactRow claim={claim} goesOn={goesOn} />;
  if (claim.kind === 'fact')
    return (
      <span dir={directionOf(claim.text)} className="block">
        {text}
      </span>
    );
  if (claim.kind === 'playbook' || claim.kind === 'unchecked') {
    return (
      <span className="block">
        <span dir={directionOf(claim.text)} className="block">
          {text}
        </span>
        <span className="block font-sans text-xs leading-5 text-muted">
          {claim.kind === 'playbook' ? 'General to the industry' : uncheckedMark}
        </span>
      </span>
    );
  }
  return (
    <span className="block border-s-2 border-amber ps-3">
      <span dir={directionOf(claim.text)} className="block">
        {text}
      </span>
      <TriggerLine claim={claim} />
      <Foundations ids={beside === 'pain' ? [] : (claim.restsOn ?? [])} />
    </span>
  );
}

/** What was not found; the page to look at is one press away. */
function Absence({ text }: { text: string }) {
  const { sources } = useBriefEvidence();
  return pagesToLookAt(text, sources.values()).map((part) =>
    part.url === null ? (
      part.text
    ) : (
      <a
        key={part.url}
        href={part.url}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {part.text}
      </a>
    ),
  );
}

/** What a talking point starts from and until when it is fresh, or that it may be old. */
function TriggerLine({ claim }: { claim: Claim }) {
  const today = new Date(useNow(false)).toISOString();
  const line = triggerLine(claim, today);
  if (line === null) return null;
  return (
    <span
      className={`block font-sans text-xs leading-5 ${isPast(claim, today) ? 'font-medium text-amber' : 'text-muted'}`}
    >
      {line}
    </span>
  );
}

/** A fact as a table row: label, value and date. An edited one is shown as written. */
function FactRow({ claim, goesOn }: { claim: Claim; goesOn: boolean }) {
  const { label = '', value = '', asOf = null } = claim.row ?? {};
  const written = asOf === null ? '' : dayInWords(asOf);
  return (
    <span className="grid gap-x-5 border-b border-line pb-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <span dir="auto" className="font-sans text-sm leading-6 text-muted wrap-anywhere">
        {goesOn ? <span className="sr-only">{label}</span> : label}
      </span>
      <span className="min-w-0">
        <span dir={directionOf(value)}>
          <CitedText claim={claim} text={value} />
        </span>
        {written !== '' && written !== label && (
          <span className="block font-sans text-xs leading-5 text-muted">As of {written}</span>
        )}
      </span>
    </span>
  );
}

/** Evidence below a pain, with its own date: what is newer counts more. */
function EvidenceLine({ claim, side }: { claim: Claim; side: Side }) {
  const asOf = claim.row?.asOf ?? null;
  return (
    <span className="block">
      <span dir={directionOf(claim.text)} className="block">
        <CitedText claim={claim} text={textBeside(claim, side)} />
      </span>
      {asOf !== null && <span className="block font-sans text-xs leading-5 text-muted">As of {dayInWords(asOf)}</span>}
    </span>
  );
}

/** The sources of statements that stand elsewhere. */
export function Chips({ claims }: { claims: readonly Claim[] }) {
  const { sources } = useBriefEvidence();
  return claims.flatMap((claim) =>
    citedBy(claim, sources).map((one) => <SourceChip key={`${claim.id} ${one.number}`} {...one} />),
  );
}

const longestTail = 24;

/** Keeps the last word and its source numbers together, so that no number starts a line. */
function CitedText({ claim, text = claim.text }: { claim: Claim; text?: string }) {
  const { sources, ofTeam } = useBriefEvidence();
  const cited = citedBy(claim, sources);
  const chips = cited.map((one) => <SourceChip key={one.number} {...one} />);
  const age = ageOf(cited, useNow(false));
  const tailAt = text.lastIndexOf(' ') + 1;
  const head = text.length - tailAt > longestTail ? text : text.slice(0, tailAt);
  return (
    <>
      {head}
      <span className="whitespace-nowrap">
        {text.slice(head.length)}
        {chips}
      </span>
      {age !== null && (
        <>
          {' '}
          <span className="inline-block rounded-[4px] bg-amber-soft px-1.5 font-sans text-xs leading-5 font-medium whitespace-nowrap text-amber not-italic">
            {age}
          </span>
        </>
      )}
      {ofTeam.has(claim.id) && (
        <>
          {' '}
          <TeamOnly />
        </>
      )}
    </>
  );
}

/** What an inference rests on, one click away and expanded in print. */
function Foundations({ ids }: { ids: string[] }) {
  const { claims } = useBriefEvidence();
  const foundations = ids.flatMap((id) => claims.get(id) ?? []);
  if (foundations.length === 0)
    return <span className="block font-sans text-xs font-medium text-amber">Inference</span>;
  return (
    <details className="font-sans text-sm">
      <summary className="w-fit rounded-md text-xs leading-5 font-medium text-amber">
        Inference, rests on {foundations.length === 1 ? 'one statement' : `${foundations.length} statements`}
      </summary>
      <ul className="mt-1 mb-2 space-y-1 text-muted">
        {foundations.map((foundation) => (
          <li key={foundation.id} dir={directionOf(foundation.text)}>
            <CitedText claim={foundation} />
          </li>
        ))}
      </ul>
    </details>
  );
}
