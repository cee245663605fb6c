import { placedTerms } from '#server/search/index-terms.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  amountAsked,
  comparisonAsked,
  countAsked,
  dateAsked,
  definitionAsked,
  howAsked,
  listAsked,
  personAsked,
  placeAsked,
  whyAsked,
  yesNoAsked,
} from '#server/agents/vocabulary/questions.ts';

/** What kind of thing a question asks for. */
export type QuestionKind =
  | 'amount'
  | 'count'
  | 'person'
  | 'date'
  | 'place'
  | 'yes-no'
  | 'how'
  | 'why'
  | 'list'
  | 'definition'
  | 'comparison'
  | 'other';

/** A term of the question and what says the same thing in other words. */
export interface Concept {
  term: string;
  /** How rare it is in the content; null: nothing holds it. */
  rarity: number | null;
  related: ReadonlySet<string>;
  /** Written with a capital or a digit within the question: a name, which nothing else stands for. */
  name: boolean;
}

export interface AskedQuestion {
  text: string;
  kind: QuestionKind;
  concepts: readonly Concept[];
  /** Terms that stand side by side in the question. */
  pairs: ReadonlySet<string>;
  /** It asks of the company itself: we, our, us. */
  ours: boolean;
}

const asks = (wordings: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${oneOf(wordings)})`, 'iu');
const begins = (wordings: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(wordings)})`, 'iu');
/** The first that fits decides. */
const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['comparison', asks(comparisonAsked)],
  ['amount', asks(amountAsked)],
  ['count', asks(countAsked)],
  ['why', asks(whyAsked)],
  ['date', asks(dateAsked)],
  ['person', asks(personAsked)],
  ['place', asks(placeAsked)],
  ['list', asks(listAsked)],
  ['yes-no', begins(yesNoAsked)],
  ['how', asks(howAsked)],
  ['definition', begins(definitionAsked)],
];

export function kindOfQuestion(question: string): QuestionKind {
  const plain = question.trim().replaceAll('’', "'");
  return kinds.find(([, wording]) => wording.test(plain))?.[0] ?? 'other';
}

/** What is asked for, and of what. */
export function readQuestion(
  question: string,
  terms: readonly { term: string; rarity: number | null }[],
): AskedQuestion {
  const placed = placedTerms(question, { question: true });
  const named = new Set(
    placed.filter(({ from, to }) => from > 0 && /\p{Lu}|\d/u.test(question.slice(from, to))).map(({ term }) => term),
  );
  return {
    text: question,
    kind: kindOfQuestion(question),
    concepts: terms.map(({ term, rarity }) => ({
      term,
      rarity,
      related: relatedTerms(term),
      name: named.has(term),
    })),
    ours: /\b(?:we|our|ours|us)\b/iu.test(question),
    pairs: new Set(placed.slice(1).map(({ term }, at) => `${placed[at]?.term} ${term}`)),
  };
}
