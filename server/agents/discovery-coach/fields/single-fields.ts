import { forgetsValue } from '#server/agents/said/corrected-later.ts';
import { openFillCorrections } from './correct-fills.ts';
import { openDateReader } from './settled-dates.ts';
import { openSumReader } from './told-sums.ts';
import { saysOf } from '../contractions.ts';
import { singles, type Tests } from './asked-fields.ts';
import { answerSeconds, asksSomething, correctable, isMeetingDay, nothingAsked, type Talk } from './call-talk.ts';
import type { CallLine } from '../call-line.ts';
import type { CallField, SingleField } from '../vocabulary/field-words.ts';
import type { plainReader } from './field-chance.ts';
import type { FieldFill } from './field-fill.ts';
import type { LineChance } from './line-chance.ts';
import { fitsAsAnswer, isAside, refuses, sentencesOf } from './fit-answer.ts';
import { changedWords } from '../vocabulary/retraction-words.ts';
import { least, weights } from './fill-weights.ts';
import { span } from './pick-entries.ts';
import { fillsField, givesTotal } from './what-fills.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';

const changes = wordTest(changedWords);
const corrects = /\b(?:no,|no\.|actually|sorry|hang on|i take it back|it[’']?s not|isn[’']t|corrected?|rather)\b/iu;
/** So long a correction is waited for, also after the question's time. */
const contestedSeconds = 15;
const correctedSeconds = 45;
/** So long after a sum it is added up: 'So three point six million a year.' */
const totalSeconds = 90;

/** 'Me and my sister.' is the first word of who decides: what somebody adds at once tells more. */
const fewestOfDecision = 7;
const whole = /\b(?:board|committee|council|commission|decides?|signs?|manager|director|owners?)\b/iu;
const isFirstWord = (text: string | undefined): boolean =>
  text !== undefined && wordsOf(text) < fewestOfDecision && !whole.test(text);

/**
 * Reads the fields that hold one value: the answer to the last question for it holds, or its correction; of what was said in
 * passing, the latest.
 */
export function openSingleReader(talk: Talk): {
  hearSeller(line: CallLine, asked: ReadonlySet<CallField>): void;
  /** Returns whether the line filled a field or answered a question for one. */
  hear(line: CallLine, plainly: ReturnType<typeof plainReader>, chance: LineChance): boolean;
  fills: ReadonlyMap<SingleField, FieldFill>;
  /** Whether a value was taken back, whoever filled it. */
  isDropped(fill: FieldFill): boolean;
} {
  const best = new Map<SingleField, FieldFill>();
  const dropped = new Set<string>();
  const correct = openFillCorrections(best, dropped);
  const sums = openSumReader();
  const days = openDateReader();

  function hearSingle(
    line: CallLine,
    plainly: ReturnType<typeof plainReader>,
    chance: LineChance,
    isTaken: boolean,
    { field, holds, answers: mayHold, alone }: Tests & { field: SingleField },
  ): boolean {
    if (field === 'targetDate' && isMeetingDay(talk, line)) return false;
    const changed = field === 'decisionProcess' && changes.test(line.text);
    const contested = changed || (correctable.includes(field) && line.at - talk.contestedAt <= contestedSeconds);
    const inTime =
      line.at - talk.asked.at <= answerSeconds.single ||
      // Who decides may be long in coming, where several people answer.
      (field === 'decisionProcess' && !best.has(field) && line.at - talk.asked.at <= correctedSeconds) ||
      (contested && talk.answered.has(field) && line.at - talk.asked.at <= correctedSeconds);
    const waits = talk.asked.fields.has(field) && inTime;
    const given = refuses(field, line.text) ? [] : sentencesOf(line.text);
    const found = given.filter((each) => !forgetsValue(each) && fitsAsAnswer(field, each) && fillsField(field, each));
    const isHeld = (each: string): boolean => holds === null || saysOf(each)(holds);
    const answers = waits
      ? found.filter((each) => mayHold === null || saysOf(each)(mayHold) || plainly(field, each, 'it'))
      : [];
    const sumsUp = field === 'financialImpact' && line.at - (best.get(field)?.line.at ?? -Infinity) <= totalSeconds;
    // In everyday words, in passing, only a field is filled that nothing else has.
    const isFirst = !best.has(field);
    const outright = found.filter(
      (each) =>
        ((saysOf(each)(alone) && isHeld(each)) ||
          (sumsUp && givesTotal(each)) ||
          (isFirst &&
            !(isTaken && !correctable.includes(field)) &&
            plainly(field, each, asksSomething(talk, line) ? 'another' : 'nothing'))) &&
        !isAside(field, each),
    );
    const correction = answers.length > 0 && (contested || (correctable.includes(field) && corrects.test(line.text)));
    const completes =
      field === 'decisionProcess' &&
      isFirstWord(best.get(field)?.text) &&
      answers.some((each) => wordsOf(each) >= fewestOfDecision);
    if (answers.length > 0 && talk.answered.has(field) && !correction && !completes && outright.length === 0)
      return true;
    const score =
      (answers.length > 0 ? weights.asked : outright.length > 0 ? weights.outright : 0) +
      (answers.length > 0 && outright.length > 0 ? weights.both : 0) +
      (correction ? weights.correction : 0);
    const known = best.get(field)?.score ?? 0;
    // A later answer holds also where it is a little less plain; what falls in passing does not outdo an answer.
    const enough = answers.length > 0 || (sumsUp && outright.some(givesTotal)) ? known - weights.correction : known;
    if (score < least || score < enough) return false;
    const asking = waits ? 'it' : asksSomething(talk, line) ? 'another' : 'nothing';
    // What corrects a value is short and says little by itself; what everyday words say needs nothing else.
    const isSure = correction || [...answers, ...outright].some((each) => plainly(field, each, asking));
    if (chance.denies(field) && !isSure) return false;
    best.set(field, { field, line, text: span(line, answers.length > 0 ? answers : outright), score });
    if (answers.length > 0) talk.answered.add(field);
    return true;
  }

  /** What is reckoned out or settled on holds before what it was reckoned from. */
  function hearSettled(line: CallLine): void {
    const day = days.hear(line, nothingAsked.fields);
    if (
      day !== null &&
      !isMeetingDay(talk, line) &&
      (best.get('targetDate')?.score ?? 0) <= weights.asked + weights.correction
    )
      best.set('targetDate', { field: 'targetDate', text: day, line, score: weights.asked });
    const told = sums.hear(line, nothingAsked.fields);
    if (told === null || !fillsField(told.field, told.text)) return;
    const known = best.get(told.field);
    const { field, text, sure } = told;
    const isNear = known === undefined || line.at - known.line.at <= totalSeconds;
    const isLater = isNear || (sure && known.score < weights.asked);
    if (isLater) best.set(field, { field, text, line, score: sure ? weights.asked : weights.outright });
  }

  return {
    hearSeller(line, asked) {
      correct(line);
      sums.hear(line, asked);
      days.hear(line, asked);
    },
    hear(line, plainly, chance) {
      // What answers a question for one field fills no other by everyday words alone.
      const first = singles.filter(({ field }) => talk.asked.fields.has(field));
      const answers = first.filter((single) => hearSingle(line, plainly, chance, false, single)).length > 0;
      const others = singles.filter(({ field }) => !talk.asked.fields.has(field));
      const fills = others.filter((single) => hearSingle(line, plainly, chance, answers, single)).length > 0;
      hearSettled(line);
      correct(line);
      return answers || fills;
    },
    fills: best,
    isDropped: ({ field, line }) => dropped.has(`${field} ${line.id}`),
  };
}
