import { sectionKeys, type Brief, type SectionKey } from '#contract/brief.ts';
import type { Change } from '#contract/brief-marks.ts';
import type { Claim } from '#contract/evidence.ts';
import { similarity } from '#server/readers/sentences.ts';
import { quotesKey, sameWords } from '#server/features/marks/statement.view.ts';

/** Two statements at least this similar count as one that changed, not as one gone and one new. */
const alike = 0.5;

interface Placed {
  section: SectionKey;
  claim: Claim;
}

/** Returns all statements in section order; stated gaps aren't news. */
function told(sections: Brief['sections']): Placed[] {
  return sectionKeys.flatMap((section) =>
    sections[section].claims.filter(({ kind }) => kind !== 'not-found').map((claim) => ({ section, claim })),
  );
}

/** Returns the old statement that a new one rewords, preferring its own section. */
function changedFrom({ section, claim }: Placed, gone: readonly Placed[]): Placed | undefined {
  return gone
    .filter((old) => old.claim.kind === claim.kind)
    .map((old) => ({ old, score: similarity(old.claim.text, claim.text), here: old.section === section }))
    .filter(({ score }) => score >= alike)
    .sort((a, b) => Number(b.here) - Number(a.here) || b.score - a.score)[0]?.old;
}

/**
 * Returns what a brief newly says, no longer says or says differently.
 * Compares across sections, because a statement that only moved isn't news.
 */
export function compareBriefs(before: Brief['sections'], after: Brief['sections']): Change[] {
  const [was, is] = [told(before), told(after)];
  const words = new Set(was.map(({ claim }) => sameWords(claim.text)));
  const now = new Set(is.map(({ claim }) => sameWords(claim.text)));
  const gone = was.filter(({ claim }) => !now.has(sameWords(claim.text)));
  const fresh = is.filter(({ claim }) => !words.has(sameWords(claim.text)));
  const take = (old: Placed): void => {
    gone.splice(gone.indexOf(old), 1);
  };
  // A reworded statement with the same quote isn't news; matched first, so that no other statement takes it.
  const news = fresh.filter(({ claim }) => {
    const quoted = quotesKey(claim.quotes);
    const same = quoted === '' ? undefined : gone.find((old) => quotesKey(old.claim.quotes) === quoted);
    if (same !== undefined) take(same);
    return same === undefined;
  });
  const changes = news.map((placed): Change => {
    const old = changedFrom(placed, gone);
    if (old !== undefined) take(old);
    const { section, claim } = placed;
    return {
      kind: old === undefined ? 'new' : 'changed',
      section,
      claimId: claim.id,
      before: old?.claim.text ?? null,
      after: claim.text,
    };
  });
  const left = gone.map(({ section, claim }): Change => ({
    kind: 'gone',
    section,
    claimId: null,
    before: claim.text,
    after: null,
  }));
  return sectionKeys.flatMap((key) => [...changes, ...left].filter(({ section }) => section === key));
}
