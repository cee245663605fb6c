import { openCorrections, saysOfItsSize } from '#server/agents/said/hear-corrections.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { SingleField } from '../vocabulary/field-words.ts';
import { moneyThings, ofOtherSums, plainRetractions } from '../vocabulary/retraction-words.ts';
import type { FieldFill } from './field-fill.ts';
import { sentencesOf } from './fit-answer.ts';
import { span } from './pick-entries.ts';

/** What people give as a sum, and correct. */
const sums: readonly SingleField[] = ['financialImpact', 'impact', 'budget'];
/** So long the right sum is waited for once the other one is taken back. */
const waitSeconds = 40;
/** So long a sum is taken back without another one. */
const retractSeconds = 30;
const questionWords = 6;
/** 'If it's half, I pay thirty and not fifty-seven' says what could be. */
const supposes = /\bif\b/iu;
const retracts = wordTest(plainRetractions);
const ofOthers = wordTest(ofOtherSums);
const moneyThing = wordTest(moneyThings);
/** What a sum is corrected to comes at once: 'Call it a hundred and forty.' */
const wordsBefore = 4;

/** Returns whether a sentence gives a sum by itself: a number near its beginning, of money or of nothing that is named. */
function givesSum(text: string): boolean {
  if (ofOthers.test(text)) return false;
  return saidValues(text).some(
    ({ kind, ordinal, start, of }) =>
      kind === 'number' &&
      !ordinal &&
      wordsOf(text.slice(0, start)) <= wordsBefore &&
      (of === null || moneyThing.test(of)),
  );
}

/** Hears sums that are taken back: the field holds what they were corrected to, or nothing as long as that isn't said. */
export function openFillCorrections(best: Map<SingleField, FieldFill>): (line: CallLine) => void {
  const corrections = openCorrections();
  const open = new Map<SingleField, { fill: FieldFill; at: number }>();
  return (line) => {
    const held = (field: SingleField): string[] => [best.get(field)?.line.id].filter((id) => id !== undefined);
    const gone = corrections.hear(line, supposes.test(line.text) ? [] : sums.flatMap(held));
    const sentences = sentencesOf(line.text).filter((each) => !supposes.test(each) && givesSum(each));
    // A question may take back too: 'Is that the old sheet?'
    const denied =
      line.side === 'prospect' && splitSentences(line.text).some((each) => retracts.test(each) && !supposes.test(each));
    // 'So what is it?' asks for the right one; a longer question asks for something else.
    if (line.side === 'rep' && line.text.includes('?') && wordsOf(line.text) > questionWords) open.clear();
    for (const field of sums) {
      const fill = best.get(field);
      const before = fill ?? open.get(field)?.fill;
      const told = before === undefined ? [] : sentences.filter((each) => saysOfItsSize(each, before.text));
      const isGone = fill !== undefined && gone.includes(fill.line.id) && told.length > 0;
      const isDenied =
        fill !== undefined && denied && fill.line.id !== line.id && line.at - fill.line.at <= retractSeconds;
      if (fill !== undefined && (isGone || isDenied)) {
        best.delete(field);
        open.set(field, { fill, at: line.at });
      }
      const waits = open.get(field);
      if (waits === undefined || line.side !== 'prospect') continue;
      if (best.has(field)) open.delete(field);
      else if (told.length > 0 && line.at - waits.at <= waitSeconds) {
        best.set(field, { field, line, text: span(line, told), score: waits.fill.score });
        open.delete(field);
      }
    }
  };
}
