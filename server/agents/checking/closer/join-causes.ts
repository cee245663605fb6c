import { wordTest } from '../../ledger/word-test.ts';
import { shared, termsOf } from '../clauses.ts';
import { hedges } from '../vocabulary/beyond.ts';
import { joiningCauses, plainCauses, toldCauses } from '../vocabulary/joined-causes.ts';

const joint = wordTest(joiningCauses);
const plain = wordTest(plainCauses);
const told = wordTest(toldCauses);
const hedged = wordTest(hedges);

/** Returns the quote that says most of a part of a claim; null: none, or two as much. */
function quoteOf(part: string, quotes: readonly string[]): string | null {
  const asked = termsOf(part);
  const ranked = quotes
    .map((quote) => ({ quote, score: shared(asked, termsOf(quote)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = ranked;
  return best === undefined || best.score === 0 || best.score === next?.score ? null : best.quote;
}

/**
 * Returns whether a claim makes one quote the cause of another, of which neither says so: 'he stepped down over the
 * rating', where one quote tells of the rating and another that he stepped down.
 */
export function joinsAsCause(claim: string, quotes: readonly string[], english: boolean): boolean {
  if (quotes.length < 2 || hedged.test(claim)) return false;
  const found = joint.exec(claim);
  if (found === null) return false;
  if (!english) return plain.test(claim) && !quotes.some((quote) => told.test(quote));
  // 'Because X, Y' has both behind it.
  const [one, other] =
    found.index === 0
      ? [claim.split(',')[0] ?? '', claim.split(',').slice(1).join(',')]
      : [claim.slice(0, found.index), claim.slice(found.index + found[0].length)];
  const [first, second] = [quoteOf(one, quotes), quoteOf(other, quotes)];
  if (first === null || second === null || first === second) return false;
  return !told.test(first) && !told.test(second);
}
