import type { ClaimMark } from '#contract/brief-marks.ts';
import type { Claim } from '#contract/evidence.ts';

/**
 * Returns a claim's position as written by the run; pinned claims come first on screen, and kept ones are from an
 * earlier brief.
 */
function placeOf(claimId: string): number {
  const number = /^(?!kept-).*-(\d+)$/u.exec(claimId)?.[1];
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number);
}

/** Returns a pinned claim, else a finding, before a stated gap. */
export function leadingClaim(
  all: readonly Claim[],
  first: Claim['kind'],
  marks: ReadonlyMap<string, ClaimMark>,
): Claim | undefined {
  const claims = all.filter(({ id }) => marks.get(id)?.hidden !== true);
  // Pins don't change who a company is.
  if (first === 'fact') {
    const asWritten = claims.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
    return asWritten.find((claim) => claim.kind === first) ?? asWritten.find((claim) => claim.kind !== 'not-found');
  }
  return (
    claims.find(({ id }) => marks.get(id)?.pinned === true) ??
    claims.find((claim) => claim.kind === first) ??
    claims.find((claim) => claim.kind !== 'not-found')
  );
}

/** Returns the ids of pinned statements. */
export const pinnedIn = (marks: ReadonlyMap<string, ClaimMark>): ReadonlySet<string> =>
  new Set([...marks.values()].filter(({ pinned }) => pinned).map(({ claimId }) => claimId));
