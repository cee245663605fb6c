import { saidValues } from '#server/agents/said/said-values.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { meetingTalk, settledWords } from './vocabulary/settled-date-words.ts';
import { sentencesOf } from './fit-answer.ts';

const settles = wordTest(settledWords);
const meeting = wordTest(meetingTalk);
/** 'Tenth of March, then.' */
const endsThen = /,? then[.!]?$/iu;
/** So long dates are talked over: the last one that is settled on holds. */
const talkedSeconds = 60;
const meetingSeconds = 40;

const namesDay = (text: string): boolean => saidValues(text).some(({ kind, ordinal }) => kind === 'month' || ordinal);

/**
 * Days that people settle on after they talked them over: 'Then the third of February', 'so say the end of May'. Of a day for the next
 * meeting or call nothing is told.
 */
export function openDateReader(): { hear(line: CallLine, asked: ReadonlySet<CallField>): string | null } {
  let talkedAt = -Infinity;
  let meetingAt = -Infinity;
  return {
    hear(line, asked) {
      if (meeting.test(line.text)) meetingAt = line.at;
      if (asked.has('targetDate')) talkedAt = line.at;
      if (line.side !== 'prospect') return null;
      const days = sentencesOf(line.text).filter(namesDay);
      const isTalked = line.at - talkedAt <= talkedSeconds;
      if (days.length > 0) talkedAt = line.at;
      if (!isTalked || line.at - meetingAt <= meetingSeconds) return null;
      return days.findLast((each) => settles.test(each) || endsThen.test(each)) ?? null;
    },
  };
}
