import type { Claim } from '#contract/evidence.ts';
import { citedBy } from './brief-sources.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { SourceChip } from './source-chip.tsx';

/** One sentence of a brief: a fact stands plain, every other kind says what it is. */
export function ClaimLine({ claim }: { claim: Claim }) {
  const text = <CitedText claim={claim} />;
  if (claim.kind === 'not-found')
    return (
      <span dir="auto" className="block text-muted italic">
        {claim.text}
      </span>
    );
  if (claim.kind === 'fact')
    return (
      <span dir="auto" className="block">
        {text}
      </span>
    );
  if (claim.kind === 'playbook') {
    return (
      <span className="block">
        <span dir="auto" className="block">
          {text}
        </span>
        <span className="block font-sans text-xs leading-5 text-muted">General to the industry</span>
      </span>
    );
  }
  return (
    <span className="block border-s-2 border-amber ps-3">
      <span dir="auto" className="block">
        {text}
      </span>
      <Foundations ids={claim.restsOn ?? []} />
    </span>
  );
}

const longestTail = 24;

/** The last word and its numbers stay on one line, so that no number begins a line alone. */
function CitedText({ claim }: { claim: Claim }) {
  const { sources } = useBriefEvidence();
  const chips = citedBy(claim, sources).map((one) => <SourceChip key={one.number} {...one} />);
  const tailAt = claim.text.lastIndexOf(' ') + 1;
  const head = claim.text.length - tailAt > longestTail ? claim.text : claim.text.slice(0, tailAt);
  return (
    <>
      {head}
      <span className="whitespace-nowrap">
        {claim.text.slice(head.length)}
        {chips}
      </span>
    </>
  );
}

/** What an inference rests on, one click away and open in print. */
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
          <li key={foundation.id} dir="auto">
            <CitedText claim={foundation} />
          </li>
        ))}
      </ul>
    </details>
  );
}
