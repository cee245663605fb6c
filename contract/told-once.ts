import type { Claim } from './evidence.ts';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether an inference prints a fact's own words. */
function prints({ text }: Claim, { quotes: [quote] }: Claim): boolean {
  const words = lettersOf(quote?.text ?? '');
  return words !== '' && lettersOf(text).includes(words);
}

/**
 * Returns a section's claims as people read them: a fact that an inference of the section rests on and prints word for
 * word isn't listed again, and the inference carries its quotes. Those in `kept` stay: somebody pinned or edited them.
 */
export function toldOnce(claims: readonly Claim[], kept: ReadonlySet<string> = new Set()): Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const printed = new Map(
    claims
      .filter(({ kind }) => kind === 'inference')
      .map((claim) => [
        claim.id,
        (claim.restsOn ?? []).flatMap((id) => {
          const fact = byId.get(id);
          return fact?.kind === 'fact' && !kept.has(id) && prints(claim, fact) ? [fact] : [];
        }),
      ]),
  );
  const left = new Set([...printed.values()].flat().map(({ id }) => id));
  return claims
    .filter(({ id }) => !left.has(id))
    .map((claim) => {
      const quotes = (printed.get(claim.id) ?? []).flatMap((fact) => fact.quotes);
      return quotes.length === 0 ? claim : { ...claim, quotes: [...claim.quotes, ...quotes] };
    });
}
