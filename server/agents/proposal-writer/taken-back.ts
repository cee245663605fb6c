import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { spokenNumbers, type SpokenNumber } from './spoken-numbers.ts';
import type { Turn } from './turns.ts';
import { wordsOf } from './turns.ts';
import { correctionWords, goingBack, months, selfCorrections, selfDoubts } from './vocabulary/correction-words.ts';

const corrects = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(correctionWords)})`, 'iu');
const month = wordTest(months);
const correctsItself = new RegExp(`(?<![\\p{L}])(?:${oneOf(selfCorrections)})`, 'iu');
const doubtsItself = new RegExp(`(?<![\\p{L}])(?:${oneOf(selfDoubts)})`, 'iu');
const goesBack = new RegExp(`^(?:(?:oh|no|ah|uh|um|er|yes)[,.]? )*(?:${oneOf(goingBack)})(?![\\p{L}])`, 'iu');
const negation = /(?:\bnot|n[’']t)(?: (?:the|about|actually|really|just|one in|one out of))* $/iu;
const notThat = /(?:^no\b|not (?:right|true|correct)|wrong|not (?:it|that)|incorrect|includes?\b)/iu;
const turnsBack = 6;
const secondsBack = 60;
/** A number with little else right after another one corrects it: 'Twenty-six.' */
const shortAnswer = 6;

/** 'Three forty' may mean 340 or 340,000. */
const same = (a: number, b: number): boolean => a === b || a === b * 1000 || b === a * 1000;
const fits = (a: { text: string }, b: { text: string }): boolean => month.test(a.text) === month.test(b.text);

/**
 * Returns the turns whose figures were retracted: denied outright, or corrected by someone within a minute.
 * Their numbers are never used.
 */
export function takenBack(turns: readonly Turn[]): ReadonlySet<string> {
  // 'First' is a count unless it is a date.
  const numbers = turns.map(({ text }) =>
    spokenNumbers(text).filter(({ value, ordinal }) => (ordinal ? month.test(text) : value > 1)),
  );
  const gone = new Set<string>();
  const near = (at: number): { turn: Turn; said: SpokenNumber[] }[] => {
    const from = turns[at]?.at ?? 0;
    // What follows a question of the rep answers that question.
    const asked = turns.findLastIndex(({ side, text }, index) => index < at && side === 'rep' && text.includes('?'));
    const first = Math.max(0, at - turnsBack, goesBack.test(turns[at]?.text ?? '') ? 0 : asked);
    return turns
      .slice(first, at)
      .map((turn, index) => ({ turn, said: numbers[first + index] ?? [] }))
      .filter(({ turn, said }) => turn.side === 'prospect' && from - turn.at <= secondsBack && said.length > 0);
  };
  turns.forEach((turn, at) => {
    if (turn.side !== 'prospect') return;
    const own = numbers[at] ?? [];
    const denied = own.filter(({ start }) => negation.test(turn.text.slice(0, start)));
    if (denied.length > 0) {
      gone.add(turn.id);
      turns.forEach((other, index) => {
        const close = Math.abs(other.at - turn.at) <= 2 * secondsBack;
        if (close && (numbers[index] ?? []).some(({ value }) => denied.some((no) => same(no.value, value))))
          gone.add(other.id);
      });
    }
    // 'It's forty, no, sorry, a hundred and twenty' contains both numbers.
    const [first, second] = [own[0], own.at(-1)];
    const between = first && second && first !== second ? turn.text.slice(first.end, second.start) : '';
    if (first && second && !same(first.value, second.value) && correctsItself.test(between)) gone.add(turn.id);
    if (first && doubtsItself.test(turn.text.slice(first.end))) gone.add(turn.id);
    const before = near(at);
    const last = before.at(-1);
    if (last === undefined) return;
    if (own.length === 0) {
      if (notThat.test(turn.text) && last.turn.speaker !== turn.speaker && at - turns.indexOf(last.turn) <= 2)
        gone.add(last.turn.id);
      return;
    }
    const isShort = wordsOf(turn.text) <= shortAnswer && turn.speaker !== last.turn.speaker;
    const redates = month.test(turn.text) && before.some((each) => month.test(each.turn.text));
    const back = goesBack.test(turn.text);
    if (!corrects.test(turn.text) && !isShort && !redates && !back) return;
    for (const { turn: earlier, said } of before) {
      if (!fits(earlier, turn) || gone.has(earlier.id)) continue;
      const agrees = said.every((one) => own.some(({ value }) => same(value, one.value)));
      // 'Wait, seventy is with the tax. Without it, fifty-seven.' says the first number again, and another one.
      const adds = back && own.some(({ value }) => !said.some((one) => same(value, one.value)));
      if (!agrees || adds) gone.add(earlier.id);
    }
  });
  return gone;
}
