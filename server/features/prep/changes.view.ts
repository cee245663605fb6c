import { sectionKeys, type Brief, type SectionKey } from '#contract/brief.ts';
import type { Change } from '#contract/brief-marks.ts';
import type { Claim } from '#contract/evidence.ts';
import { similarity } from '#server/readers/sentences.ts';
import { quotesKey, sameWords } from './statement.view.ts';

/** Two sentences this alike are one that changed, not one gone and one new. */
const alike = 0.5;

/** What one section says that it did not say before, no longer says, or says differently. Stated gaps are no news. */
function changesOf(section: SectionKey, before: readonly Claim[], after: readonly Claim[]): Change[] {
  const told = (claims: readonly Claim[]): Claim[] => claims.filter((claim) => claim.kind !== 'not-found');
  const words = new Set(told(before).map((claim) => sameWords(claim.text)));
  const now = new Set(told(after).map((claim) => sameWords(claim.text)));
  const gone = told(before).filter((claim) => !now.has(sameWords(claim.text)));
  const changes: Change[] = [];
  for (const claim of told(after).filter((each) => !words.has(sameWords(each.text)))) {
    const quoted = quotesKey(claim.quotes);
    const same = gone.find((old) => quoted !== '' && quotesKey(old.quotes) === quoted);
    // The same quote in other words is no news.
    const match =
      same ??
      gone
        .filter((old) => old.kind === claim.kind)
        .map((old) => ({ old, score: similarity(old.text, claim.text) }))
        .filter(({ score }) => score >= alike)
        .sort((a, b) => b.score - a.score)[0]?.old;
    if (match !== undefined) gone.splice(gone.indexOf(match), 1);
    if (same !== undefined) continue;
    changes.push({
      kind: match === undefined ? 'new' : 'changed',
      section,
      claimId: claim.id,
      before: match?.text ?? null,
      after: claim.text,
    });
  }
  return [
    ...changes,
    ...gone.map((claim): Change => ({ kind: 'gone', section, claimId: null, before: claim.text, after: null })),
  ];
}

/** What differs between a brief and the one before it, section by section. */
export function compareBriefs(before: Brief['sections'], after: Brief['sections']): Change[] {
  return sectionKeys.flatMap((key) => changesOf(key, before[key].claims, after[key].claims));
}
