import { countTerms } from './index-terms.ts';
import { partSize, rarityOf } from './rank-places.ts';

/** Values of RM3 (Abdul-Jaleel and others, 2004), chosen over collections that were each left out once: see decision 022. */
const {
  most,
  onePer,
  terms: added,
  share,
  agreeing,
  considered,
} = {
  /** So many passages of different items are taken for right, at most one in `onePer` of all. */
  most: 10,
  onePer: 100,
  /** So many terms of them are added, which have this share of the weight of the query. */
  terms: 30,
  share: 0.15,
  /** A term stands in at least so many of them. */
  agreeing: 2,
  considered: 60,
};

interface Found {
  place: number;
  score: number;
}

/** The passages whose words may widen a query: the best of different items. None where there is too little to learn from. */
export function toLearnFrom(best: readonly Found[], passages: number): Found[] {
  const wanted = Math.min(most, Math.floor(passages / onePer));
  const parts = new Set<number>();
  return best
    .filter(({ place }) => {
      const part = Math.floor(place / partSize);
      return !parts.has(part) && parts.add(part);
    })
    .slice(0, wanted);
}

/** Terms that the best passages share, with how much they are said there, most first. */
export function sharedTerms(best: readonly (Found & { text: string })[]): Map<string, number> {
  const whole = best.reduce((sum, { score }) => sum + score, 0);
  const said = new Map<string, { share: number; passages: number }>();
  for (const { text, score } of best) {
    const counts = countTerms(text);
    let length = 0;
    for (const count of counts.values()) length += count;
    for (const [term, count] of counts) {
      if (term.length < 3 || /^[\d.]+$/u.test(term)) continue;
      const one = said.get(term) ?? { share: 0, passages: 0 };
      one.share += ((score / whole) * count) / length;
      one.passages += 1;
      said.set(term, one);
    }
  }
  return new Map(
    [...said]
      .filter(([, { passages }]) => passages >= agreeing)
      .toSorted(([, a], [, b]) => b.share - a.share)
      .slice(0, considered)
      .map(([term, { share: part }]) => [term, part]),
  );
}

/** The query with the rarest of the shared terms; its weights have the sum that they had. */
export function widenQuery(
  terms: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
  holding: ReadonlyMap<string, number>,
  passages: number,
): Map<string, number> {
  const best = [...shared]
    .map(([term, part]) => [term, part * rarityOf(holding.get(term) ?? 0, passages)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, added);
  const gained = best.reduce((sum, [, worth]) => sum + worth, 0);
  if (gained === 0) return new Map(terms);
  const whole = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const wide = new Map([...terms].map(([term, weight]) => [term, (1 - share) * weight]));
  for (const [term, worth] of best) wide.set(term, (wide.get(term) ?? 0) + (share * whole * worth) / gained);
  return wide;
}
