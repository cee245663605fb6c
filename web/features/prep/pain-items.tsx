import type { Claim } from '#contract/evidence.ts';
import { sectionTitles } from '#contract/brief.ts';
import { painSides, statedUnder, type Side, type SidedClaim } from '#contract/pain-sides.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { ClaimItem } from './claim-item.tsx';
import { ClaimLine, Chips } from './claim-line.tsx';

/** Predicted pains, each with its evidence for and against side by side. */
export function PainItems({ claims }: { claims: readonly Claim[] }) {
  const { claims: all, marks } = useBriefEvidence();
  const shown = new Map([...all].filter(([id]) => marks.get(id)?.hidden !== true));
  const pinned = new Set([...marks.values()].filter((mark) => mark.pinned).map(({ claimId }) => claimId));
  const items = painSides(claims, shown, pinned);
  // Each statement has one place with its actions; below further pains it is only shown.
  const placed = new Set(items.map(({ claim }) => claim.id));
  const here = new Set(claims.map(({ id }) => id));
  const takes = (claim: Claim): boolean => {
    if (placed.has(claim.id) || !here.has(claim.id)) return false;
    placed.add(claim.id);
    return true;
  };
  return items.map((item) => (
    <li key={item.claim.id}>
      <PainItem item={item} takes={takes} />
    </li>
  ));
}

function PainItem({ item, takes }: { item: SidedClaim; takes: (claim: Claim) => boolean }) {
  const { claim, supports, elsewhere, against } = item;
  if (supports.length + elsewhere.length === 0 && (against === null || against.length === 0))
    return <ClaimItem claim={claim} />;
  const evidence = (claims: readonly Claim[], side: Side) => (
    <ul className="space-y-2">
      {claims.map((each) => (
        <li key={each.id}>
          {takes(each) ? <ClaimItem claim={each} beside={side} /> : <ClaimLine claim={each} beside={side} />}
        </li>
      ))}
    </ul>
  );
  const isDisputed = against !== null && against.length > 0;
  return (
    <>
      <ClaimItem claim={claim} beside="pain" />
      <div
        className={`grid gap-x-6 gap-y-3 border-s-2 border-amber ps-3 pt-2 ${isDisputed ? 'sm:grid-cols-2' : ''}`}
        data-sides
      >
        <div className="min-w-0">
          <h3 className="mb-1 font-sans text-xs leading-5 font-semibold text-muted">What speaks for it</h3>
          {supports.length > 0 && evidence(supports, 'for')}
          {elsewhere.map(({ section, claims }) => (
            <p key={section} className="font-sans text-sm leading-6">
              <a href={`#${section}`} className="underline decoration-line underline-offset-4 hover:decoration-ink">
                {statedUnder(sectionTitles[section], claims)}
              </a>
              <Chips claims={claims} />
            </p>
          ))}
        </div>
        {isDisputed && (
          <div className="min-w-0">
            <h3 className="mb-1 font-sans text-xs leading-5 font-semibold text-muted">What speaks against it</h3>
            {evidence(against, 'against')}
          </div>
        )}
        {against !== null && against.length === 0 && (
          <p className="font-sans text-xs leading-5 text-muted">We found nothing against it in what we read.</p>
        )}
      </div>
    </>
  );
}
