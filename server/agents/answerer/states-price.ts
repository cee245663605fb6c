import { wordTest } from '#server/agents/ledger/word-test.ts';
import { beforePrices, noPriceVerbs } from '#server/agents/vocabulary/questions.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { measurePlaces } from './measures.ts';
import type { Concept } from './read-question.ts';

const others = wordTest(noPriceVerbs);
const joins = wordTest(beforePrices);
/** 'Crane: €450', 'Crane, with driver – €450', 'Crane (€450)'. */
const rightBehind = /^[\s:(–—-]*$|:\s*$/u;

/** Whether a text says what something costs: a row of a table, or a sum behind what is asked for that nobody saved, raised or lost. */
export function statesPrice(text: string, concepts: readonly Concept[]): boolean {
  if (text.includes(' | ')) return true;
  if (others.test(text)) return false;
  const items = concepts.filter(({ light, ofKind }) => !light && !ofKind);
  const placed = placedTerms(text).filter(({ term }) =>
    items.some((item) => item.term === term || item.related.has(term)),
  );
  return [...text.matchAll(measurePlaces('money'))].some(({ index }) => {
    const item = placed.findLast(({ to }) => to <= index);
    if (item === undefined) return false;
    const between = text.slice(item.to, index);
    return rightBehind.test(between) || joins.test(between);
  });
}
