import { placedTerms } from '#server/search/index-terms.ts';
import type { Candidate } from './candidates.ts';
import { holdsKind } from './holds-kind.ts';
import type { AskedQuestion, Concept } from './read-question.ts';

/** What is known of a candidate, each 0 to 1. */
export interface Features {
  /** Share of what is asked for, by rarity, that stands in the candidate itself. */
  own: number;
  /** The same, words that say it otherwise counted too. */
  ownRelated: number;
  /** The same in its headings, columns, title and what stands before it, where not in itself. */
  around: number;
  /** The same in its headings alone. */
  heading: number;
  /** The rarest thing that is asked for stands here or in its heading. */
  rarest: number;
  /** The share of what is asked for that stands nowhere around. */
  missing: number;
  /** Names that are asked for and stand nowhere around. */
  missingNames: number;
  /** Words side by side as in the question. */
  pairs: number;
  holdsKind: number;
  /** 1 of the first passage that was found, falling. */
  rank: number;
  row: number;
  long: number;
  short: number;
  /** A question, which answers nothing. */
  question: number;
  /** Asked of us, and said of us. */
  ours: number;
  /** What is asked for and stands only in the sentence that follows. */
  after: number;
}

const relatedShare = 0.6;

interface Terms {
  terms: readonly string[];
  set: ReadonlySet<string>;
}

/** Reads the terms of a text once for all candidates of one question: headings, titles and neighbours come again and again. */
export function termReader(): (text: string) => Terms {
  const read = new Map<string, Terms>();
  return (text) => {
    const known = read.get(text);
    if (known !== undefined) return known;
    const terms = placedTerms(text).map(({ term }) => term);
    const made = { terms, set: new Set(terms) };
    read.set(text, made);
    return made;
  };
}

const holdsRelated = ({ related }: Concept, set: ReadonlySet<string>): boolean => {
  for (const term of related) if (set.has(term)) return true;
  return false;
};

/** How much a concept weighs: what nothing in the content holds weighs as much as the rarest. */
function weightsOf(concepts: readonly Concept[], total: number): number[] {
  const unknown = Math.log(2 + 2 * total);
  return concepts.map(({ rarity }) => rarity ?? unknown);
}

export function featuresOf(
  question: AskedQuestion,
  candidate: Candidate,
  total: number,
  termsOf: ReturnType<typeof termReader>,
): Features {
  const { concepts, kind, pairs } = question;
  const own = termsOf(candidate.text);
  const heading = termsOf(candidate.context).set;
  const title = termsOf(candidate.title).set;
  const before = termsOf(candidate.before).set;
  const next = termsOf(candidate.after).set;
  let after = 0;
  const weights = weightsOf(concepts, total);
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const sums = { own: 0, ownRelated: 0, around: 0, heading: 0, missing: 0, missingNames: 0 };
  let [rarestAt, rarestWeight] = [-1, -1];
  concepts.forEach((concept, at) => {
    const weight = weights[at] ?? 0;
    if (weight > rarestWeight) [rarestAt, rarestWeight] = [at, weight];
    const { term } = concept;
    const inOwn = own.set.has(term);
    const near = heading.has(term) || title.has(term) || before.has(term);
    if (inOwn) sums.own += weight;
    if (inOwn) sums.ownRelated += weight;
    else if (holdsRelated(concept, own.set)) sums.ownRelated += relatedShare * weight;
    else if (near) sums.around += weight;
    else if (holdsRelated(concept, heading)) sums.around += relatedShare * weight;
    else {
      sums.missing += weight;
      if (concept.name || concept.rarity === null) sums.missingNames += weight;
    }
    if (!inOwn && heading.has(term)) sums.heading += weight;
    if (!inOwn && !near && next.has(term)) after += weight;
  });
  const rarest = concepts[rarestAt];
  const seen = new Set<string>();
  own.terms.forEach((term, at) => {
    const pair = `${own.terms[at - 1]} ${term}`;
    if (pairs.has(pair)) seen.add(pair);
  });
  return {
    own: sums.own / whole,
    ownRelated: sums.ownRelated / whole,
    around: sums.around / whole,
    heading: sums.heading / whole,
    rarest:
      rarest === undefined
        ? 0
        : own.set.has(rarest.term)
          ? 1
          : heading.has(rarest.term) || title.has(rarest.term)
            ? 0.7
            : holdsRelated(rarest, own.set)
              ? 0.5
              : 0,
    missing: sums.missing / whole,
    missingNames: sums.missingNames / whole,
    pairs: pairs.size === 0 ? 0 : seen.size / pairs.size,
    holdsKind: Math.max(
      holdsKind(kind, candidate.text),
      kind === 'date' ? 0.7 * holdsKind(kind, candidate.context) : 0,
    ),
    ours: question.ours && /\b(?:we|our|ours|us|you|your)\b|n't we/iu.test(candidate.text) ? 1 : 0,
    after: after / whole,
    rank: 1 / (1 + candidate.rank / 3),
    row: candidate.row ? 1 : 0,
    long: Math.min(1, candidate.text.length / 400),
    short: candidate.text.length < 25 ? 1 : 0,
    question: candidate.text.trim().endsWith('?') ? 1 : 0,
  };
}
