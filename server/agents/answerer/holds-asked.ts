import { oneOf } from '#server/readers/one-of.ts';
import { definingWords } from '#server/agents/vocabulary/units.ts';
import { numberNames } from '#server/agents/vocabulary/questions.ts';
import { alike, covered, type Matcher } from './match-concepts.ts';
import { holdsMeasure, type Measure } from './measures.ts';
import type { AskedQuestion } from './read-question.ts';

const countedThing = new RegExp(
  String.raw`(?:\d[\d.,]*\+?|\b(?:${oneOf(numberNames)})\b)(?:[\s-]+[\p{L}-]+){1,3}`,
  'giu',
);
/** A number of something else than what is counted. */
const otherNumber = 0.4;
const leastAlike = 0.5;

export const measuredIn = (measure: Measure, text: string, columns: string): number =>
  holdsMeasure(measure, text, columns) ? 1 : 0;

/** How surely a number beside what is counted stands in a text. */
function countedIn({ concepts, counted }: AskedQuestion, text: string, matcher: Matcher): number {
  const at = concepts.findIndex(({ term }) => term === counted);
  if (at < 0) return 0;
  let most = 0;
  for (const [near] of text.matchAll(countedThing)) most = Math.max(most, matcher(near).levels[at] ?? 0);
  return most < leastAlike ? 0 : most;
}

/** How surely a text holds what is asked for, by all that is known of its kind, 0 to 1. */
export function kindMet(
  question: AskedQuestion,
  { held, measured, text, matcher }: { held: number; measured: number; text: string; matcher: Matcher },
): number {
  const { measure, counted, kind } = question;
  if (measure === 'number' && counted !== null)
    return Math.max(countedIn(question, text, matcher), otherNumber * measured);
  if (measure !== null) return measured;
  return kind === 'other' || kind === 'definition' ? 1 : held;
}

const definition = new RegExp(
  String.raw`^(?:(?:an?|the|our)\s+)?(.{2,60}?)(?:\s*\([^)]*\))?(?:\s+(?:${oneOf(definingWords)})\s|\s*[:=]\s|\s[–—-]\s)`,
  'iu',
);

/** How surely a sentence begins with what is asked for and says what it is, 0 to 1. */
export function definesIt(text: string, matcher: Matcher, weights: readonly number[]): number {
  const subject = definition.exec(text)?.[1];
  if (subject === undefined) return 0;
  const named = matcher(subject);
  return alike(covered(named, weights), named.asked);
}
