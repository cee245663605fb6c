import { similarity } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import type { FieldFill } from './field-fill.ts';

/** Seconds between two entries of a list: what is said in one go is one. */
const apartSeconds = 5;
/** Two entries that share so much say the same. */
export const sameWords = 0.5;
export const most = 5;

/** From the first sentence that says it to the last. */
export function span(line: CallLine, sentences: readonly string[]): string {
  const first = sentences[0] ?? line.text;
  const last = sentences.at(-1) ?? line.text;
  return line.text.slice(line.text.indexOf(first), line.text.lastIndexOf(last) + last.length);
}

/** The plainest of several, none right beside another, none in nearly the words of another. */
export function pick(found: readonly FieldFill[]): FieldFill[] {
  const kept: FieldFill[] = [];
  for (const each of found.toSorted((a, b) => b.score - a.score)) {
    const known = kept.some(
      (other) => Math.abs(other.line.at - each.line.at) < apartSeconds || similarity(other.text, each.text) > sameWords,
    );
    if (!known && kept.length < most) kept.push(each);
  }
  return kept.toSorted((a, b) => a.line.at - b.line.at);
}
