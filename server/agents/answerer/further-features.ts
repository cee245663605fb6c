import type { Candidate } from './candidates.ts';
import type { Features } from './features.ts';
import type { AskedQuestion, QuestionKind } from './read-question.ts';

const toldKinds = ['amount', 'count', 'person', 'date', 'place'] as const satisfies readonly QuestionKind[];
type ToldKind = (typeof toldKinds)[number];

/** What is known of a candidate beside others of its passage and item, and of the kind of thing that is asked for. */
export type FurtherFeatures = Record<
  | 'passageScore'
  | 'passageOwn'
  | 'itemFound'
  | 'passageLong'
  | 'names'
  | 'namesForOurs'
  | 'code'
  | 'logLength'
  | 'dense'
  | 'digit'
  | 'denial'
  | 'oneself'
  | 'ownOfOther'
  | 'kindOfOwn'
  | 'kindFound'
  | `${ToldKind}Held`
  | `${ToldKind}OfOwn`,
  number
>;

interface Placed {
  candidate: Candidate;
  features: Features;
}

/** A name within a sentence. */
const innerName = /(?<=[\w,;:(] )\p{Lu}[\w.]+/gu;
const codeLike = /[{}<>=;]|--\w/u;
const denial = /\b(?:not|no|never)\b|n['’]t\b/iu;
const oneself = /\b(?:I|my)\b/u;
const namesAtMost = 3;

/** How much the best passages come from the same item: the first counts 1, later ones less. */
function foundOf(placed: readonly Placed[]): Map<string, number> {
  const passages = new Map(placed.map(({ candidate }) => [candidate.passage, candidate.rank]));
  const found = new Map<string, number>();
  for (const [{ contentId }, rank] of passages) found.set(contentId, (found.get(contentId) ?? 0) + 1 / (1 + rank / 3));
  return found;
}

/** Reads all candidates of a question together. */
export function furtherReader(question: AskedQuestion, placed: readonly Placed[]): (one: Placed) => FurtherFeatures {
  const asked = question.text.toLowerCase();
  const bestScore = Math.max(...placed.map(({ candidate }) => candidate.passage.score), Number.EPSILON);
  const found = foundOf(placed);
  const passageOwn = new Map<Candidate['passage'], number>();
  for (const { candidate, features } of placed)
    passageOwn.set(candidate.passage, Math.max(passageOwn.get(candidate.passage) ?? 0, features.ownRelated));
  return ({ candidate: { passage, text }, features }) => {
    const held = features.holdsKind;
    const heldOfOwn = held * features.ownRelated;
    const others = (text.match(innerName) ?? []).filter((name) => !asked.includes(name.toLowerCase()));
    const names = Math.min(namesAtMost, others.length) / namesAtMost;
    const is = (kind: ToldKind): number => (question.kind === kind ? 1 : 0);
    return {
      passageScore: passage.score / bestScore,
      passageOwn: passageOwn.get(passage) ?? 0,
      itemFound: Math.log(found.get(passage.contentId) ?? 1),
      passageLong: passage.text.length / 1500,
      names,
      namesForOurs: question.ours ? names : 0,
      code: codeLike.test(text) ? 1 : 0,
      logLength: Math.log(1 + text.length) / 6,
      dense: features.own / Math.sqrt(1 + text.length / 60),
      digit: /\d/u.test(text) ? 1 : 0,
      denial: denial.test(text) ? 1 : 0,
      oneself: oneself.test(text) ? 1 : 0,
      ownOfOther: toldKinds.some((kind) => kind === question.kind) ? 0 : features.ownRelated,
      kindOfOwn: heldOfOwn,
      kindFound: held * (1 - features.missing),
      amountHeld: is('amount') * held,
      amountOfOwn: is('amount') * heldOfOwn,
      countHeld: is('count') * held,
      countOfOwn: is('count') * heldOfOwn,
      personHeld: is('person') * held,
      personOfOwn: is('person') * heldOfOwn,
      dateHeld: is('date') * held,
      dateOfOwn: is('date') * heldOfOwn,
      placeHeld: is('place') * held,
      placeOfOwn: is('place') * heldOfOwn,
    };
  };
}
