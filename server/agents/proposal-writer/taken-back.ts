import { oneOf } from '#server/readers/one-of.ts';
import { isPerOther, isSame, saidValues, type SaidValue } from './said-values.ts';
import type { Turn } from './turns.ts';
import { wordsOf } from './turns.ts';
import {
  addingWords,
  afterRestated,
  apologies,
  changeWords,
  correctionWords,
  denials,
  earlierWords,
  goingBack,
  selfCorrections,
  selfDoubts,
} from './vocabulary/correction-words.ts';

const test = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})`, 'iu');
const corrects = test(correctionWords);
const denies = test(['^no\\b', ...denials]);
const correctsItself = test(selfCorrections);
const doubtsItself = test(selfDoubts);
const speaksOfEarlier = test(earlierWords);
const tellsChange = test(changeWords);
const goesBack = new RegExp(`^(?:(?:oh|no|ah|uh|um|er|yes)[,.]? )*(?:${oneOf(goingBack)})(?![\\p{L}])`, 'iu');
const adds = new RegExp(`^(?:${oneOf(addingWords)})(?!\\p{L})`, 'iu');
const apologizes = new RegExp(`(?:^|[,.] )(?:${oneOf(apologies)})[.!]?$`, 'iu');
const restatedBy = new RegExp(`^(?:[,.]? ?(?:${oneOf(afterRestated)})(?!\\p{L})|[.!](?:\\s|$)|$)`, 'iu');
const negation = /(?:\bnot|n[’']t)(?: (?:the|about|actually|really|just|in|one in|one out of))* $/iu;
const sentenceEnd = /[.!…]\s+(?:um+,? |uh+,? |well,? |or )?$/iu;
const turnsBack = 6;
const secondsBack = 60;
/** A value with little else right after another one corrects it: 'Twenty-six.' */
const shortAnswer = 6;
/** A number above this is seldom said twice of different things. */
const telling = 12;

/** A day answers a date, a month a month, a number a number. */
const alike = (a: readonly SaidValue[], b: readonly SaidValue[]): boolean => {
  const isDated = (values: readonly SaidValue[]): boolean =>
    values.some(({ kind, ordinal }) => kind === 'month' || ordinal);
  return isDated(a) === isDated(b);
};

/** 'Six weeks' and 'five weeks' are of one thing, 'two hundred beds' and 'three wards' of two; null: nothing is said. */
function ofOneThing(a: readonly SaidValue[], b: readonly SaidValue[]): boolean | null {
  const things = (values: readonly SaidValue[]): string[] => values.flatMap(({ of }) => (of === null ? [] : [of]));
  const [before, now] = [things(a), things(b)];
  return before.length === 0 || now.length === 0 ? null : now.some((each) => before.includes(each));
}

/** 'Fifteen? It says ten here.' */
const asksFor = (text: string, value: SaidValue | undefined): boolean =>
  value !== undefined && text.slice(value.end).startsWith('?');

/** Returns whether a turn takes back the first value it says itself. */
function takesBackOwn(text: string, values: readonly SaidValue[]): boolean {
  const alone = values.filter(({ kind }) => kind === values[0]?.kind);
  const [first, next] = alone;
  if (first === undefined) return false;
  if (doubtsItself.test(text.slice(first.end))) return true;
  if (next === undefined) return false;
  const last = alone.at(-1) ?? next;
  if (!isSame(first, last) && correctsItself.test(text.slice(first.end, last.start))) return true;
  if (apologizes.test(text.slice(last.end).trim())) return true;
  // 'Fourteen people. Fifteen with Tom.' The second sentence begins with the value.
  const restates =
    sentenceEnd.test(text.slice(first.end, next.start)) &&
    alone.slice(1).every((one) => isSame(one, next) && !isSame(first, one)) &&
    ofOneThing([first], [next]) !== false;
  return restates && restatedBy.test(text.slice(next.end));
}

/**
 * Returns the turns whose values (numbers and months) were retracted: denied outright, corrected within a minute, or
 * named again later with another value beside. Their values are never used.
 */
export function takenBack(turns: readonly Turn[]): ReadonlySet<string> {
  const values = turns.map(({ text }) => saidValues(text));
  const gone = new Set<string>();
  const near = (at: number): { turn: Turn; said: SaidValue[] }[] => {
    const from = turns[at]?.at ?? 0;
    // What follows a question of the rep answers that question.
    const asked = turns.findLastIndex(({ side, text }, index) => index < at && side === 'rep' && text.includes('?'));
    const first = Math.max(0, at - turnsBack, goesBack.test(turns[at]?.text ?? '') ? 0 : asked);
    return turns
      .slice(first, at)
      .map((turn, index) => ({ turn, said: values[first + index] ?? [] }))
      .filter(({ turn, said }) => turn.side === 'prospect' && from - turn.at <= secondsBack && said.length > 0);
  };
  const isOfRep = (at: number, value: SaidValue): boolean =>
    turns
      .slice(Math.max(0, at - 2), at)
      .some(
        ({ side }, index) => side === 'rep' && values[Math.max(0, at - 2) + index]?.some((one) => isSame(one, value)),
      );

  turns.forEach((turn, at) => {
    if (turn.side !== 'prospect') return;
    const own = values[at] ?? [];
    const denied = own.filter(({ start }) => negation.test(turn.text.slice(0, start)));
    if (denied.length > 0) {
      gone.add(turn.id);
      turns.forEach((other, index) => {
        const close = Math.abs(other.at - turn.at) <= 2 * secondsBack;
        const holds = (no: SaidValue): boolean =>
          (close || (index < at && no.value > telling)) && (values[index] ?? []).some((one) => isSame(no, one));
        if (denied.some(holds)) gone.add(other.id);
      });
    }
    if (takesBackOwn(turn.text, own)) gone.add(turn.id);
    if (speaksOfEarlier.test(turn.text) && own.length > 1) {
      const named = own.slice(0, -1).filter((one) => !isSame(one, own.at(-1) ?? one));
      // A small number is said of many things: it is the same one of the same thing.
      const isMeant = (no: SaidValue, one: SaidValue): boolean =>
        isSame(no, one) && (no.kind === 'month' || no.value > telling || (no.of !== null && no.of === one.of));
      const earlier = turns.filter(
        (other, index) =>
          index < at &&
          other.side === 'prospect' &&
          (values[index] ?? []).some((one) => named.some((no) => isMeant(no, one))),
      );
      if (earlier.length > 0) for (const each of [turn, ...earlier]) gone.add(each.id);
    }
    const before = near(at);
    const last = before.at(-1);
    if (last === undefined) return;
    if (own.length === 0) {
      if (
        denies.test(turn.text) &&
        !adds.test(turn.text) &&
        last.turn.speaker !== turn.speaker &&
        at - turns.indexOf(last.turn) <= 2
      )
        gone.add(last.turn.id);
      return;
    }
    const others = turn.speaker !== last.turn.speaker;
    const isAdding = adds.test(turn.text);
    const isShort = wordsOf(turn.text) <= shortAnswer && others && !isAdding && !own.every((one) => isOfRep(at, one));
    const isMonth = ({ kind }: SaidValue): boolean => kind === 'month';
    const redates = !isAdding && own.some(isMonth) && before.some(({ said }) => said.some(isMonth));
    const back = goesBack.test(turn.text);
    const changes = others && (tellsChange.test(turn.text) || asksFor(turn.text, own[0]));
    const begins = others && !isAdding && own[0]?.start === 0;
    const isOther = corrects.test(turn.text) || redates || back || changes;
    if (!isOther && !isShort && !begins) return;
    for (const { turn: earlier, said } of before) {
      if (!alike(said, own) || gone.has(earlier.id)) continue;
      const ofOne = ofOneThing(said, own);
      if (!isOther && (isShort ? ofOne === false : ofOne !== true)) continue;
      const agrees = said.every((one) => own.some((mine) => isSame(mine, one) && !isPerOther(mine, one)));
      // 'Wait, seventy is with the tax. Without it, fifty-seven.' says the first number again, and another one.
      const replaces = (back || changes) && own.some((mine) => !said.some((one) => isSame(mine, one)));
      if (!agrees || replaces) gone.add(earlier.id);
    }
  });
  return gone;
}

/** Returns whether a sentence says a value that was only said where it was taken back, such as a rep who repeats it. */
export function retractedTest(turns: readonly Turn[], gone: ReadonlySet<string>): (sentence: string) => boolean {
  const of = (wanted: (turn: Turn) => boolean): SaidValue[] =>
    turns.filter((turn) => turn.side === 'prospect' && wanted(turn)).flatMap(({ text }) => saidValues(text));
  const standing = of(({ id }) => !gone.has(id));
  const retracted = of(({ id }) => gone.has(id)).filter((one) => !standing.some((other) => isSame(one, other)));
  return (sentence) => saidValues(sentence).some((value) => retracted.some((one) => isSame(one, value)));
}
