import { limits } from '#contract/limits.ts';
import { collapseSpace, type Claim, type Source } from '#contract/evidence.ts';

const wordCharacter = /[\p{L}\p{N}]/u;

/** Returns whether the text contains the quote as whole words. */
function holds(text: string, quote: string): boolean {
  if (quote === '' || quote.length > limits.quote.characters) return false;
  let tries = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    tries += 1;
    if (tries > limits.quote.tries) return false;
    const before = text[at - 1] ?? ' ';
    const after = text[at + quote.length] ?? ' ';
    const cutsBefore = wordCharacter.test(before) && wordCharacter.test(quote[0] ?? ' ');
    const cutsAfter = wordCharacter.test(after) && wordCharacter.test(quote.at(-1) ?? ' ');
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

/** Caches each source's collapsed text, so that a brief with many claims processes it once. */
export function createQuoteVerifier(
  sources: readonly Source[],
): (claims: readonly Claim[], known: ReadonlySet<string>) => Claim[] {
  const texts = new Map(sources.map((source) => [source.id, collapseSpace(source.text ?? '')]));

  /**
   * Returns the claims that may be shown: facts with at least one verbatim quote, and claims that rest on those or on
   * `known` ones. Drops ids already taken.
   */
  return (claims, known) => {
    const seen = new Set(known);
    const checked = claims.flatMap((claim): Claim[] => {
      if (seen.has(claim.id)) return [];
      const quotes = claim.quotes.filter((quote) => holds(texts.get(quote.sourceId) ?? '', collapseSpace(quote.text)));
      if (claim.kind === 'fact' && quotes.length === 0) return [];
      seen.add(claim.id);
      return [{ ...claim, quotes }];
    });
    return withoutBaseless(checked, known);
  };
}

function withoutBaseless(claims: readonly Claim[], known: ReadonlySet<string>): Claim[] {
  let kept = [...claims];
  for (;;) {
    const ids = new Set([...known, ...kept.map((claim) => claim.id)]);
    const grounded = kept.flatMap((claim): Claim[] => {
      if (!claim.restsOn) return [claim];
      const restsOn = claim.restsOn.filter((id) => id !== claim.id && ids.has(id));
      // An inference from several claims is dropped with any of them.
      if (claim.kind === 'inference' && restsOn.length < Math.max(1, claim.restsOn.length)) return [];
      return [{ ...claim, restsOn }];
    });
    if (grounded.length === kept.length) return groundedInFacts(grounded, known);
    kept = grounded;
  }
}

/** Inferences that rest only on one another have no basis. */
function groundedInFacts(claims: readonly Claim[], known: ReadonlySet<string>): Claim[] {
  const firm = new Set([...known, ...claims.filter((claim) => claim.kind !== 'inference').map((claim) => claim.id)]);
  for (let before = -1; before !== firm.size;) {
    before = firm.size;
    for (const claim of claims) if (claim.restsOn?.every((id) => firm.has(id))) firm.add(claim.id);
  }
  return claims
    .filter((claim) => firm.has(claim.id))
    .map((claim) => (claim.against ? { ...claim, against: claim.against.filter((id) => firm.has(id)) } : claim));
}
