import { definingVerbs, tellingVerbs } from '#server/agents/vocabulary/telling-words.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { isMuch } from './answer-chance.ts';
import { asksForPart } from './fresh-parts.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import type { Matcher } from './match-concepts.ts';
import { isNamed } from './question-kind.ts';
import type { AskedQuestion } from './read-question.ts';

/** Who asks in one word asks for anything that holds it. */
export const fewestAsked = 2;
/** So much of what is asked for a sentence says itself, and each word with its heading and columns. */
const ownFrom = 0.5;
const eachFrom = 0.85;
/** A number of another thing than what is counted meets less. */
const countedFrom = 0.5;

const article = /^(?:an?|the|our) /iu;
const defines = new RegExp(String.raw`^(?:,? (?:${oneOf(definingVerbs)})\b|:\s| [–—-] )`, 'iu');
/** 'A yard marshal sends each lorry': what it does tells what it is. */
const acts = new RegExp(
  String.raw`^ (?!(?:${oneOf(tellingVerbs.not)})\b)(?:\p{Ll}{2,}[^s\P{Ll}]s|${oneOf(tellingVerbs.past)}) `,
  'u',
);
/** 'Ann Lee, finance director': the role stands behind the name. */
const inApposition = /^, \p{L}/u;

/** The text behind what is asked for, where a sentence begins with exactly that; null: it doesn't. */
function behindSubject({ concepts }: AskedQuestion, text: string): string | null {
  const asked = new Set(concepts.map(({ term }) => term));
  const placed = placedTerms(text.replace(article, ''));
  const offset = text.length - text.replace(article, '').length;
  const first = placed.slice(0, asked.size);
  const own = new Set(first.map(({ term }) => term));
  const last = first.at(-1);
  return first[0]?.from === 0 && own.size === asked.size && [...asked].every((term) => own.has(term)) && last
    ? text.slice(offset + last.to)
    : null;
}

/** Whether a sentence says what something is, or what somebody does. */
function tellsWhat(asked: AskedQuestion, text: string): boolean {
  const rest = behindSubject(asked, text);
  if (rest === null) return false;
  const person = isNamed(asked.text);
  return (
    defines.test(rest) ||
    ((person || asked.concepts.length >= fewestAsked) && acts.test(rest)) ||
    (person && inApposition.test(rest))
  );
}

/**
 * Whether a sentence tells what is asked for and its asked part, by its form: it defines what is asked for, or says every
 * asked word with its heading and columns, and the number, day, person or list. On much content such sentences tell of
 * other things too often.
 */
export function tellsAsked(
  asked: AskedQuestion,
  { candidate, features, closer }: JudgedCandidate,
  matcher: Matcher,
): boolean {
  if (closer === null || isMuch(asked)) return false;
  const { kind, measure, counted, concepts } = asked;
  const proper = concepts
    .map(({ light, ofKind }, at) => ({ at, counts: !light && !ofKind }))
    .filter(({ counts }) => counts);
  if (kind === 'definition' && measure === null) return proper.length > 0 && tellsWhat(asked, candidate.text);
  if (proper.length === 0 || features.ownSaid < ownFrom) return false;
  const near = [candidate.text, candidate.heading, candidate.lead].map((text) => matcher(text).levels);
  if (!proper.every(({ at }) => near.some((levels) => (levels[at] ?? 0) >= eachFrom))) return false;
  // 'How long are plates kept': of one word alone, the sentence says what is asked of it too.
  const inOwn = concepts.filter((_, at) => (near[0]?.[at] ?? 0) >= eachFrom).length;
  const isAlone = proper.length < fewestAsked;
  if (isAlone && (inOwn < fewestAsked || inOwn < concepts.length)) return false;
  if (asksForPart(asked))
    return closer.fresh === 1 && (measure !== 'number' || counted === null || features.kindMet >= countedFrom);
  return kind === 'list' && closer.listed === 1;
}
