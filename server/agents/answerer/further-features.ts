import type { Candidate } from './candidates.ts';
import type { Features } from './features.ts';
import type { QuestionKind } from './question-kind.ts';
import type { AskedQuestion } from './read-question.ts';

/** What is known of a candidate beside others of its passage and item, and of the kind of thing that is asked for. */
export type FurtherFeatures = Record<
  | 'passageScore'
  | 'passageOwn'
  | 'passageLong'
  | 'itemFound'
  | 'kindFound'
  | 'measuredFound'
  | 'countHeld'
  | 'personHeld'
  | 'dateHeld'
  | 'placeHeld',
  number
>;

interface Placed {
  candidate: Candidate;
  features: Features;
}

/** How much the best passages come from the same item: the first counts 1, later ones less. */
function foundOf(placed: readonly Placed[]): Map<string, number> {
  const passages = new Map(placed.map(({ candidate }) => [candidate.passage, candidate.rank]));
  const found = new Map<string, number>();
  for (const [{ contentId }, rank] of passages) found.set(contentId, (found.get(contentId) ?? 0) + 1 / (1 + rank / 3));
  return found;
}

/** Reads all candidates of a question together. */
export function furtherReader(question: AskedQuestion, placed: readonly Placed[]): (one: Placed) => FurtherFeatures {
  const bestScore = Math.max(...placed.map(({ candidate }) => candidate.passage.score), Number.EPSILON);
  const found = foundOf(placed);
  const passageOwn = new Map<Candidate['passage'], number>();
  for (const { candidate, features } of placed)
    passageOwn.set(candidate.passage, Math.max(passageOwn.get(candidate.passage) ?? 0, features.ownSaid));
  const is = (kind: QuestionKind): number => (question.kind === kind ? 1 : 0);
  return ({ candidate: { passage }, features }) => ({
    passageScore: passage.score / bestScore,
    passageOwn: passageOwn.get(passage) ?? 0,
    passageLong: passage.text.length / 1500,
    itemFound: Math.log(found.get(passage.contentId) ?? 1),
    kindFound: features.holdsKind * (1 - features.missing),
    measuredFound: features.measured * features.local,
    countHeld: is('count') * features.holdsKind,
    personHeld: is('person') * features.holdsKind,
    dateHeld: is('date') * features.holdsKind,
    placeHeld: is('place') * features.holdsKind,
  });
}
