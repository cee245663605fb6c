import { sectionKeys, type SectionKey } from './brief.ts';
import type { Claim } from './evidence.ts';

/** A statement of a section with what stands beside it. */
export interface SidedClaim {
  claim: Claim;
  /** Claims a pain rests on that are printed beside it; empty for anything else. */
  supports: Claim[];
  /** Claims it rests on that stand in another section, which is named instead. */
  elsewhere: { section: SectionKey; claims: Claim[] }[];
  /** Claims that speak against it; null: we didn't look for any, as in older briefs. */
  against: Claim[] | null;
}

export type Side = 'for' | 'against';
/** Labels that repeat the heading of their side. */
const saidByHeading = new Set(['In their words', 'What speaks against it']);
/** How a row reads that is stated as a fact elsewhere and speaks against a pain here. */
const counter = 'They say they have this';

/** Returns the text of a claim below the heading of its side; an edited one reads as it was written. */
export function textBeside({ text, row }: Claim, side: Side): string {
  if (row === undefined || !text.startsWith(row.label)) return text;
  if (saidByHeading.has(row.label)) return row.value;
  return side === 'against' ? `${counter}: ${row.value}` : text;
}

const sectionOf = ({ id }: Claim): SectionKey | null => sectionKeys.find((key) => id.startsWith(`${key}-`)) ?? null;

/** Returns how a statement of another section is named beside a pain. */
export function statedUnder(title: string, claims: readonly Claim[]): string {
  return claims.length === 1 ? `Stated under ${title}` : `${claims.length} statements under ${title}`;
}

/**
 * Lays out predicted pains with their evidence on both sides. A statement of the same section that stands beside a pain
 * isn't repeated on its own; pinned ones keep their place. One of another section is only named, except where the two
 * sides are read against each other.
 */
export function painSides(
  claims: readonly Claim[],
  all: ReadonlyMap<string, Claim>,
  pinned: ReadonlySet<string> = new Set(),
): SidedClaim[] {
  const here = new Set(claims.map(({ id }) => id));
  const shown = (ids: readonly string[]): Claim[] => ids.flatMap((id) => all.get(id) ?? []);
  const sided = claims.map((claim): SidedClaim => {
    const isPain = claim.kind === 'inference';
    const restsOn = isPain ? shown(claim.restsOn ?? []) : [];
    const against = isPain && claim.against ? shown(claim.against) : null;
    const isDisputed = against !== null && against.length > 0;
    const far = restsOn.filter((each) => !isDisputed && !here.has(each.id) && sectionOf(each) !== null);
    const bySection = Map.groupBy(far, (each) => sectionOf(each) ?? 'companySummary');
    return {
      claim,
      supports: restsOn.filter((each) => !far.includes(each)),
      elsewhere: [...bySection].map(([section, stated]) => ({ section, claims: stated })),
      against,
    };
  });
  const beside = new Set(
    sided.flatMap(({ supports, against }) => [...supports, ...(against ?? [])]).map(({ id }) => id),
  );
  return sided.filter(
    ({ claim: { id, kind } }) => kind !== 'fact' || pinned.has(id) || !(beside.has(id) && here.has(id)),
  );
}
