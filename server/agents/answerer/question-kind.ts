import { isRole } from '#server/agents/built-in/people.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  amountAsked,
  comparisonAsked,
  countAsked,
  dateAsked,
  definitionAsked,
  howAsked,
  listAsked,
  meaningAsked,
  personAsked,
  placeAsked,
  settledAsked,
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
const means = asks(meaningAsked);
const asksWord = /\b(?:wh(?:at|ats|en|ens|ere|eres|o|os|ose|om|ich|y)|how|hows)\b/iu;
const settles = new RegExp(String.raw`\b(?:${oneOf(settledAsked)})\W*$`, 'iu');
/** No word asks, so what ends with a question mark asks whether it is so. */
const asksWhether = (question: string): boolean =>
  !asksWord.test(question) && (settles.test(question) || question.endsWith('?'));
const compares = asks(comparisonAsked);
/** Asked so at the beginning, it is no comparison, whatever follows. */
const neverCompares: readonly QuestionKind[] = ['amount', 'count', 'why', 'date', 'person', 'place'];

/** 'Who is Ann Lee?' asks what she is, 'who are our auditors?' for names of any kind. */
const whoIsNamed = /^(?:[Ww]ho|WHO)(?:'s| is| was) \p{Lu}\p{L}+ \p{Lu}[\p{L}'-]+\W*$/u;
const whoAreSeveral = /^who(?:'re| are) (?:our|your|the|their|its)\b/iu;
/** 'Who are the directors?' asks for people, as 'who is the director?' does. */
const areOfRole = (plain: string): boolean =>
  isRole(
    plain
      .replace(whoAreSeveral, '')
      .replace(/\W+$/u, '')
      .trim()
      .replace(/s$/u, '')
      .replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
  );

const plainly = (question: string): string => question.trim().replaceAll('’', "'");
/** Whether a question asks who somebody is: 'Who is Ann Lee?', and not 'Who is Managing Director?'. */
export function isNamed(question: string): boolean {
  const plain = plainly(question);
  return whoIsNamed.test(plain) && !isRole(plain.replace(/^who(?:'s| is| was) |\W+$/giu, ''));
}

export function kindOfQuestion(question: string): QuestionKind {
  const plain = plainly(question);
  if (isNamed(plain)) return 'definition';
  if (whoAreSeveral.test(plain) && !areOfRole(plain)) return 'list';
  const placed = asked
    .map(([kind, wording]) => ({ kind, at: plain.search(wording) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const first = placed[0];
  if (compares.test(plain) && !(first?.at === 0 && neverCompares.includes(first.kind) && plain.search(compares) > 0))
    return 'comparison';
  if (means.test(plain)) return 'definition';
  if (first?.at === 0) return first.kind;
  const other = otherwise.find(([, wording]) => wording.test(plain))?.[0];
  // "what was our revenue" asks for a sum, and not for what revenue is.
  if (first !== undefined && (other === undefined || other === 'definition')) return first.kind;
  return other ?? (asksWhether(plain) ? 'yes-no' : 'other');
}
