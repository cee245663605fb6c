import { placedTerms } from '#server/search/index-terms.ts';
import type { AskedTerm } from '#server/search/passages-for.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import { kindWords, lightWords } from '#server/agents/vocabulary/asking-words.ts';
import { kindOfQuestion, type QuestionKind } from './question-kind.ts';
import { measureAsked, type Measure } from './measures.ts';

/** A term of the question and what says the same thing in other words. */
export interface Concept {
  term: string;
  /** How rare it is in the content; null: nothing holds it. */
  rarity: number | null;
  /** What it counts beside the others. */
  weight: number;
  related: ReadonlyMap<string, number>;
  /** Written with a capital or a digit within the question: a name, which nothing else stands for. */
  name: boolean;
  /** The kind of thing that is asked for says it already. */
  ofKind: boolean;
  /** A word that says little by itself. */
  light: boolean;
}

export interface AskedQuestion {
  text: string;
  kind: QuestionKind;
  /** What an asked number counts or measures; null: no number is asked for. */
  measure: Measure | null;
  concepts: readonly Concept[];
  /** Terms that stand side by side in the question. */
  pairs: ReadonlySet<string>;
  /** Of a number of something: the term of that thing. */
  counted: string | null;
  /** How many passages the content has. */
  total: number;
  /** It asks of the company itself: we, our, us. */
  ours: boolean;
}

const termsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => placedTerms(word).map(({ term }) => term)));
const light = termsOf(lightWords);
const ofKinds = new Map(Object.entries(kindWords).map(([kind, words]) => [kind, termsOf(words)]));
const none: ReadonlySet<string> = new Set();
const lightShare = 0.25;
const ofKindShare = 0.6;
const absentShare = 0.6;

/** What is asked for, and of what. */
export function readQuestion(
  question: string,
  { terms, total }: { terms: readonly AskedTerm[]; total: number },
): AskedQuestion {
  const placed = placedTerms(question, { question: true });
  const named = new Set(
    placed.filter(({ from, to }) => from > 0 && /\p{Lu}|\d/u.test(question.slice(from, to))).map(({ term }) => term),
  );
  const kind = kindOfQuestion(question);
  const saidByKind = ofKinds.get(kind) ?? none;
  // What nothing in the content holds weighs as much as the rarest.
  const unknown = Math.log(2 + 2 * total);
  const pairs = new Set(placed.slice(1).map(({ term }, at) => `${placed[at]?.term} ${term}`));
  const related = (term: string, near: AskedTerm['near']): ReadonlyMap<string, number> => {
    const all = new Map([...relatedTerms(term), ...(near ?? [])]);
    for (const pair of pairs) {
      if (!pair.split(' ').includes(term)) continue;
      for (const [other, grade] of relatedTerms(pair)) all.set(other, Math.max(grade, all.get(other) ?? 0));
    }
    return all;
  };
  const counted = /\bhow many (?:(?:of|different|more|other|total) )?(\S+)/iu.exec(question)?.[1] ?? null;
  return {
    text: question,
    kind,
    measure: measureAsked(question, kind),
    concepts: terms.map(({ term, rarity, near }) => {
      const name = named.has(term);
      const ofKind = !name && saidByKind.has(term);
      const isLight = !name && light.has(term);
      const others = related(term, near);
      // What nothing holds and has other words is likely said in those; what has none is likely not there.
      const absent = rarity === null && others.size > 0 && !name ? absentShare : 1;
      const share = isLight ? lightShare : ofKind ? ofKindShare : absent;
      return { term, rarity, weight: share * (rarity ?? unknown), related: others, name, ofKind, light: isLight };
    }),
    pairs,
    total,
    counted: counted === null ? null : (placedTerms(counted).at(-1)?.term ?? null),
    ours: /\b(?:we|our|ours|us)\b/iu.test(question),
  };
}
