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

const asks = (wordings: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${oneOf(wordings)})`, 'iu');
const begins = (wordings: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(wordings)})`, 'iu');
/** Kinds with a word of their own; where several fit, the one that is asked first. */
const asked: readonly (readonly [QuestionKind, RegExp])[] = [
  ['amount', asks(amountAsked)],
  ['count', asks(countAsked)],
  ['why', asks(whyAsked)],
  ['date', asks(dateAsked)],
  ['person', asks(personAsked)],
  ['place', asks(placeAsked)],
  ['how', asks(howAsked)],
];
/** The others; the first that fits decides. */
const otherwise: readonly (readonly [QuestionKind, RegExp])[] = [
  ['list', asks(listAsked)],
  ['yes-no', begins(yesNoAsked)],
  ['definition', begins(definitionAsked)],
];
const compares = asks(comparisonAsked);
/** Asked so at the beginning, it is no comparison, whatever follows. */
const neverCompares: readonly QuestionKind[] = ['amount', 'count', 'why', 'date', 'person', 'place'];

export function kindOfQuestion(question: string): QuestionKind {
  const plain = question.trim().replaceAll('’', "'");
  const placed = asked
    .map(([kind, wording]) => ({ kind, at: plain.search(wording) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const first = placed[0];
  if (compares.test(plain) && !(first?.at === 0 && neverCompares.includes(first.kind) && plain.search(compares) > 0))
    return 'comparison';
  if (first?.at === 0) return first.kind;
  return otherwise.find(([, wording]) => wording.test(plain))?.[0] ?? first?.kind ?? 'other';
}
