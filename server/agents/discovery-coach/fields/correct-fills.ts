import { forgets, forgetsValue } from '#server/agents/said/corrected-later.ts';
import { openCorrections, saysOfItsSize } from '#server/agents/said/hear-corrections.ts';
import { tellsDeduction, tellsRest } from '#server/agents/said/reckoned-anew.ts';
import { isSame, saidValues, type SaidValue } from '#server/agents/said/said-values.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { SingleField } from '../vocabulary/field-words.ts';
import { moneyThings, ofOtherSums, plainRetractions } from '../vocabulary/retraction-words.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import { meetingTalk, startWords } from './vocabulary/settled-date-words.ts';
import type { FieldFill } from './field-fill.ts';
import { sentencesOf } from './fit-answer.ts';
import { span } from './pick-entries.ts';

/** What people give as a sum or a day, and correct. */
const sums: readonly SingleField[] = ['financialImpact', 'impact', 'budget'];
const corrected: readonly SingleField[] = [...sums, 'targetDate'];
/** So long the right sum is waited for once the other one is taken back. */
const waitSeconds = 40;
/** So long a sum is taken back without another one. */
const retractSeconds = 30;
/** From so many seconds on somebody takes a value up again in so many words, wherever in them the other one stands. */
const laterSeconds = 60;
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
  if (forgetsValue(text)) return false;
  if ((ofOthers.test(text) && !tellsRest(text)) || tellsDeduction(text)) return false;
  return saidValues(text).some(
    ({ kind, ordinal, start, of }) =>
      kind === 'number' &&
      !ordinal &&
      wordsOf(text.slice(0, start)) <= wordsBefore &&
      (of === null || moneyThing.test(of)),
  );
}

/** Such a day is of what is wanted, and not of a visit. */
const meeting = wordTest(meetingTalk);
const sum = wordTest(sumWords);
const isDay = ({ kind, ordinal }: SaidValue): boolean => kind === 'month' || ordinal;
/** Whether a sentence gives what the field may be corrected to, wherever in it: its line takes the other value back in so many words. */
const isSpokenOf: Partial<Record<SingleField, RegExp>> = {
  financialImpact: wordTest(['costs?', 'costing', 'los(?:e|es|t|ing)', 'loss(?:es)?']),
  impact: wordTest(['sav(?:e|es|ed|ing|ings)', 'brings?', 'worth', 'gains?']),
  budget: wordTest(['budget\\p{L}*', '(?:set|put|laid) (?:aside|by)', 'spend', 'funds?', 'plan']),
  targetDate: wordTest(startWords),
};
const namesAnother = (field: SingleField, text: string, before: string): boolean =>
  field === 'targetDate'
    ? saidValues(text).some((own) => isDay(own) && !saidValues(before).some((other) => isSame(own, other)))
    : sum.test(text) && saysOfItsSize(text, before);

/** Hears sums and days that are taken back: the field holds what they were corrected to, or nothing as long as that isn't said. */
export function openFillCorrections(best: Map<SingleField, FieldFill>, dropped: Set<string>): (line: CallLine) => void {
  const corrections = openCorrections();
  const open = new Map<SingleField, { fill: FieldFill; at: number }>();
  return (line) => {
    const held = (field: SingleField): string[] => [best.get(field)?.line.id].filter((id) => id !== undefined);
    const gone = corrections.hear(line, supposes.test(line.text) ? [] : corrected.flatMap(held));
    const sentences = sentencesOf(line.text).filter((each) => !supposes.test(each) && givesSum(each));
    // A question may take back too: 'Is that the old sheet?'
    const denied =
      line.side === 'prospect' && splitSentences(line.text).some((each) => retracts.test(each) && !supposes.test(each));
    // 'So what is it?' asks for the right one; a longer question asks for something else.
    if (line.side === 'rep' && line.text.includes('?') && wordsOf(line.text) > questionWords) open.clear();
    const others = sentencesOf(line.text).filter((each) => !supposes.test(each) && !forgetsValue(each));
    for (const field of corrected) {
      const fill = best.get(field);
      const before = fill ?? open.get(field)?.fill;
      const isGone = fill !== undefined && gone.includes(fill.line.id);
      const isLater =
        isGone &&
        line.at - fill.line.at >= laterSeconds &&
        (forgets(line.text) || (isSpokenOf[field]?.test(line.text) === true && !meeting.test(line.text)));
      const told =
        before === undefined
          ? []
          : isLater
            ? others.filter((each) => namesAnother(field, each, before.text))
            : field === 'targetDate' || line.at - before.line.at >= laterSeconds
              ? []
              : sentences.filter((each) => saysOfItsSize(each, before.text));
      const isDenied =
        fill !== undefined &&
        sums.includes(field) &&
        (denied || (isGone && forgetsValue(line.text))) &&
        fill.line.id !== line.id &&
        line.at - fill.line.at <= retractSeconds;
      if (fill !== undefined && ((isGone && told.length > 0) || (isLater && forgets(line.text)) || isDenied)) {
        best.delete(field);
        dropped.add(`${field} ${fill.line.id}`);
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
