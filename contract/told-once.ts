import type { Claim } from './evidence.ts';

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const numbersOf = (text: string): string[] =>
  text.match(/\d[\d.,]*/gu)?.map((each) => each.replace(/[.,]+$/u, '')) ?? [];
/** A day alone, as a page writes it; the fact's text gives it in words. */
const dayForms = [
  /^(?:\p{L}+[.,]? )?\d{1,2}[./ -]\s?(?:\d{1,2}|(?:de )?\p{L}+\.?)[./ ,-]\s?(?:de )?\d{2,4}$/u,
  /^(?:\p{L}+[.,]? )?\p{L}+\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/u,
  /^\d{4}-\d\d-\d\d$/u,
];
const isDay = (text: string): boolean => dayForms.some((form) => form.test(text.trim()));
/** A single word may stand anywhere. */
const fewestWords = 2;

/** Returns whether an inference prints all that a fact quotes, word for word, and each number that it tells. */
function prints({ text }: Claim, fact: Claim): boolean {
  const told = ` ${tokensOf(text).join(' ')} `;
  const numbers = new Set(numbersOf(text));
  const quotes = fact.quotes.filter((quote) => !isDay(quote.text)).map((quote) => tokensOf(quote.text));
  return (
    quotes.length > 0 &&
    quotes.every((words) => words.length >= fewestWords && told.includes(` ${words.join(' ')} `)) &&
    numbersOf(fact.text).every((number) => numbers.has(number))
  );
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
