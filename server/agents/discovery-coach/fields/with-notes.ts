import { similarity } from '#server/readers/sentences.ts';
import type { FieldFill } from './field-fill.ts';
import { most, sameWords } from './pick-entries.ts';

const correctedFrom = 2.5;

/**
 * Single fields: what was said holds before what was noted, unless a later note corrects it; what was noted holds before
 * what is only likely.
 */
export function withNotes(
  said: readonly FieldFill[],
  noted: readonly FieldFill[],
  likely: readonly FieldFill[],
): FieldFill[] {
  const holds = (fills: readonly FieldFill[], { field }: FieldFill): FieldFill | undefined =>
    fills.find((each) => each.field === field);
  const corrects = (note: FieldFill): boolean => {
    const before = holds(said, note);
    return before === undefined || (note.score >= correctedFrom && note.line.at >= before.line.at);
  };
  const notes = noted.filter(corrects);
  const first = said.filter((each) => holds(notes, each) === undefined);
  const sure = [...first, ...notes];
  return [...sure, ...likely.filter((each) => holds(sure, each) === undefined)];
}

/** Entries of a list: what was noted is added to what was said, unless that says the same. */
export function withNotedEntries(said: readonly FieldFill[], noted: readonly FieldFill[]): FieldFill[] {
  const own = noted.filter((note) => !said.some((each) => similarity(each.text, note.text) > sameWords));
  return [...said, ...own].slice(0, most).toSorted((a, b) => a.line.at - b.line.at);
}
