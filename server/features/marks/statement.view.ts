import { createHash } from 'node:crypto';
import { sectionKeys, type Brief, type SectionKey } from '#contract/brief.ts';
import type { Anchor } from '#contract/brief-marks.ts';
import { collapseSpace, type Claim } from '#contract/evidence.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { withWhatRestsOn } from '#contract/what-rests-on.ts';

/** Normalizes a sentence for comparison: white space and case. */
export function sameWords(text: string): string {
  return collapseSpace(text).toLowerCase();
}

/** Returns a statement's quotes as one text, or '' if there are none. */
export function quotesKey(quotes: readonly { text: string }[]): string {
  return quotes
    .map((quote) => sameWords(quote.text))
    .sort()
    .join(' | ');
}

/** Returns what of the seller's content an inference rests on, and whether it is for the team alone whatever is said of that. */
function basisOf(claim: Claim, brief: Brief): Pick<Anchor, 'basis' | 'teamOnly'> {
  const claims = allClaims(brief.sections).map((each) => each.claim);
  const under = claims.filter(({ id }) => id !== claim.id && withWhatRestsOn(claims, [id]).has(claim.id));
  const cited = new Set(under.flatMap(({ quotes }) => quotes.map(({ sourceId }) => sourceId)));
  const basis = brief.sources.flatMap(({ id, contentId, teamOnly }) =>
    contentId !== undefined && cited.has(id) ? [{ contentId, ...(teamOnly === true && { teamOnly }) }] : [],
  );
  const isSaidSo = basis.some(({ teamOnly }) => teamOnly === true);
  return {
    ...(basis.length > 0 && { basis }),
    ...(!isSaidSo && teamOnlyClaims(brief).has(claim.id) && { teamOnly: true }),
  };
}

/** Returns a statement with its quotes, so that it can be found again after a refresh or shown without one. */
export function anchorOf(claim: Claim, brief: Brief): Anchor {
  const byId = new Map(brief.sources.map((source) => [source.id, source]));
  return {
    text: claim.text,
    kind: claim.kind,
    // An inference has no quotes to tell it by.
    ...(claim.kind === 'inference' && basisOf(claim, brief)),
    quotes: claim.quotes.flatMap((quote) => {
      const source = byId.get(quote.sourceId);
      return source === undefined
        ? []
        : [
            {
              text: quote.text,
              source: {
                kind: source.kind,
                title: source.title,
                url: source.url,
                fetchedAt: source.fetchedAt,
                ...(source.contentId !== undefined && { contentId: source.contentId }),
                ...(source.teamOnly === true && { teamOnly: true }),
              },
            },
          ];
    }),
  };
}

export function anchorKey(section: SectionKey, anchor: Anchor): string {
  return createHash('sha256')
    .update(`${section}\n${anchor.kind}\n${sameWords(anchor.text)}`)
    .digest('hex')
    .slice(0, 32);
}

/** Returns whether a statement says what the anchor said: the same words or, for a fact, the same quotes. */
export function saysTheSame(
  anchor: Anchor,
  statement: { text: string; quotes: readonly { text: string }[]; kind?: Claim['kind'] },
): boolean {
  if (sameWords(anchor.text) === sameWords(statement.text)) return true;
  return (
    anchor.kind === 'fact' &&
    (statement.kind ?? 'fact') === 'fact' &&
    anchor.quotes.length > 0 &&
    quotesKey(anchor.quotes) === quotesKey(statement.quotes)
  );
}

/** Returns a company's key: its domain, else the host of its URL. */
export function companyKey({ domain, url }: { domain: string | null; url: string | null }): string {
  return domain ?? (url !== null && URL.canParse(url) ? new URL(url).host : '');
}

/** Returns every claim of a brief with its section, in reading order. */
export function allClaims(sections: Brief['sections']): { section: SectionKey; claim: Claim }[] {
  return sectionKeys.flatMap((section) => sections[section].claims.map((claim) => ({ section, claim })));
}
