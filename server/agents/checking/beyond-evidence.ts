import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import { absolutes, conclusions, hedges } from './vocabulary/beyond.ts';

const [hedged, absolute] = [wordTest(hedges), wordTest(absolutes)];
const concludes = wordTest(conclusions, 'giu');
/** Share of a conclusion's words that its evidence doesn't hold. */
const mostNew = 0.6;

/** Returns the words of a text that say something: no names, no figures. */
function contentOf(text: string): string[] {
  const plain = text.replace(/(?<=\S\s+)\p{Lu}[\p{L}’'-]*|\p{Sc}?\d[\d.,]*\S*/gu, ' ');
  return [...countTerms(plain).keys()].filter((term) => term.length > 2);
}

/**
 * Returns whether an inference concludes firmly what its evidence doesn't speak of ('shows that it is losing
 * customers'), or promises an effect without limit. Questions conclude nothing.
 */
export function goesBeyond(claim: string, evidence: readonly string[]): boolean {
  if (claim.trim().endsWith('?')) return false;
  if (absolute.test(claim)) return !evidence.some((text) => absolute.test(text));
  if (hedged.test(claim)) return false;
  const held = new Set(evidence.flatMap((text) => [...countTerms(text).keys()]));
  return [...claim.matchAll(concludes)].some((match) => {
    const concluded = contentOf(claim.slice(match.index + match[0].length));
    const fresh = concluded.filter((term) => !held.has(term));
    return fresh.length >= 2 && fresh.length >= mostNew * concluded.length;
  });
}
