import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { isCallAct, sentencesIn } from '#server/agents/discovery-coach/find-promises.ts';
import { inJest } from '#server/agents/discovery-coach/in-jest.ts';
import { dueWords } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  assents,
  awayWords,
  dayNames,
  meetingDeeds,
  noFurtherPromises,
  offerStarts,
  ownMeetings,
  plainOffers,
  proposedDays,
  refusals,
} from './vocabulary/further-promises.ts';

/** A day on which both sides settle. */
export interface AgreedMeeting {
  /** The sentence that names it, verbatim, and its line. */
  text: string;
  line: CallLine;
  /** Who asked first, and who takes the day. */
  proposer: string;
  taker: string;
  /** What was asked first, where another day holds than the one in it. */
  moved: { text: string; line: CallLine } | null;
}

const adverbs = '(?: also| just| then| certainly| happily| gladly| definitely| probably| quickly| personally| always)?';
const meets = wordTest([
  `(?:${oneOf([...offerStarts, ...plainOffers])})${adverbs} (?:${oneOf(meetingDeeds)})`,
  ...proposedDays,
  ...ownMeetings,
]);
const due = wordTest(dueWords);
const none = wordTest(noFurtherPromises);
const assented = new RegExp(`^(?:(?:oh|well|um+|ah|that|yes|yeah),? )*(?:${oneOf(assents)})(?![\\p{L}\\p{N}])`, 'iu');
const refused = new RegExp(`^(?:(?:oh|well|um+|uh+|ah),? )*(?:${oneOf(refusals)})(?![\\p{L}\\p{N}])`, 'iu');
/** Seconds within which somebody answers. */
export const answerSeconds = 15;
const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(dayNames)})(?![\\p{L}\\p{N}])`, 'giu');
/** The days that a text names, each by its word: 'wednesday', 'tenth'. */
const daysOf = (text: string): Set<string> =>
  new Set([...text.matchAll(named)].map(([day]) => day.toLowerCase().replace(/^the /u, '')));
const namesOther = (text: string, days: ReadonlySet<string>): boolean =>
  [...daysOf(text)].some((day) => !days.has(day));
const sharesDay = (text: string, days: ReadonlySet<string>): boolean => [...daysOf(text)].some((day) => days.has(day));
const cannot = wordTest(awayWords);

/** Returns whether an offer was turned down. */
export const isRefused = (text: string): boolean => refused.test(text);

/** Returns the next line by the other side. */
export function answerTo(said: readonly CallLine[], at: number): CallLine | undefined {
  const line = said[at];
  return said.slice(at + 1, at + 4).find(({ side }) => side !== line?.side);
}

/** The other day that an answer proposes, if who asked first takes it: 'Tuesday's the vet. Wednesday at ten.' 'Wednesday it is.' */
function counterOf(
  said: readonly CallLine[],
  answer: CallLine,
  proposal: string,
): Pick<AgreedMeeting, 'text' | 'line'> | null {
  const first = daysOf(proposal);
  const other = sentencesIn(answer.text).findLast(
    (each) => namesOther(each, first) && !none.test(each) && !cannot.test(each),
  );
  const taken = answerTo(said, said.indexOf(answer));
  if (other === undefined || taken === undefined || taken.at - answer.at > answerSeconds) return null;
  if (taken.text.includes('?') || refused.test(taken.text)) return null;
  const again = sentencesIn(taken.text).find((each) => sharesDay(each, daysOf(other)));
  if (again !== undefined) return cannot.test(again) ? null : { text: again, line: taken };
  return assented.test(taken.text) ? { text: other, line: answer } : null;
}

/** Finds the days on which both sides settle: 'How about Tuesday at two?' 'Works for me.' */
export function agreedMeetings(lines: readonly CallLine[]): AgreedMeeting[] {
  const said = lines.filter(({ side }) => side !== 'note');
  return said.flatMap((line, at): AgreedMeeting[] =>
    sentencesIn(line.text).flatMap((text): AgreedMeeting[] => {
      if (!text.endsWith('?') || !meets.test(text) || !due.test(text)) return [];
      if (none.test(text) || isCallAct(text) || inJest(text, line, said)) return [];
      const answer = answerTo(said, at);
      if (answer === undefined || answer.at - line.at > answerSeconds) return [];
      const settled = { proposer: line.speaker, taker: answer.speaker };
      const counter = counterOf(said, answer, text);
      if (counter !== null) return [{ ...settled, ...counter, moved: { text, line } }];
      const [reply = ''] = sentencesIn(answer.text);
      if (namesOther(reply, daysOf(text))) return [];
      const takes = assented.test(answer.text) && !refused.test(answer.text) && !answer.text.includes('?');
      return takes ? [{ ...settled, text, line, moved: null }] : [];
    }),
  );
}
