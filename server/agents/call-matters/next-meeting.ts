import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { dueIn } from '#server/agents/discovery-coach/find-promises.ts';
import { isMutual } from '#server/agents/call-summary/each-step.ts';
import { asks } from '#server/agents/said/asks.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import * as words from './vocabulary/asked-matters.ts';

const sees = wordTest(words.seeingAgain);
const others = wordTest(words.seeingOthers);
const regular = wordTest(words.seeingRegularly);
const hour = wordTest(words.hoursSaid);
/** The hour is agreed within the next few turns. */
const hourWithin = 6;

/** When both sides talk again, as the call says it: the last day that was named, then the hours that were named with it. */
export function nextMeeting(lines: readonly CallLine[]): { text: string; line: CallLine }[] {
  const said = lines.flatMap((line, at) => splitSentences(line.text).map((text) => ({ text, line, at })));
  const days = said.filter(
    ({ text }) =>
      dueIn(text) !== null && (isMutual(text) || sees.test(text)) && !others.test(text) && !regular.test(text),
  );
  // 'Shall we talk again on Monday?' counts where nobody says it as settled.
  const day = days.findLast(({ text }) => !asks(text)) ?? days.at(-1);
  if (day === undefined) return [];
  const hours = said.filter(
    ({ text, at }) => at > day.at && at <= day.at + hourWithin && hour.test(text) && !asks(text) && !text.includes('?'),
  );
  return [day, ...hours].map(({ text, line }) => ({ text, line }));
}
