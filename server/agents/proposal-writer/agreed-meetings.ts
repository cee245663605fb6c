import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { isCallAct } from '#server/agents/discovery-coach/find-promises.ts';
import { inJest } from '#server/agents/discovery-coach/in-jest.ts';
import { dueWords } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { sentencesIn } from '#server/agents/said/mark-speech.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordsOf } from '#server/readers/sentences.ts';
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

/** What may stand between who offers and what. */
export const adverbs =
  '(?: also| just| then| certainly| happily| gladly| definitely| probably| quickly| personally| always)?';
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
const namesOther = (own: ReadonlySet<string>, days: ReadonlySet<string>): boolean =>
  [...own].some((day) => !days.has(day));
const sharesDay = (own: ReadonlySet<string>, days: ReadonlySet<string>): boolean =>
  [...own].some((day) => days.has(day));
const cannot = wordTest(awayWords);

/** Returns whether an offer was turned down. */
export const isRefused = (text: string): boolean => refused.test(text);

/** Returns the place of the next line by the other side, or -1. */
export const answerAt = (said: readonly Pick<CallLine, 'side'>[], at: number): number =>
  [at + 1, at + 2, at + 3].find((next) => said[next] !== undefined && said[next].side !== said[at]?.side) ?? -1;

/** A line with its sentences, each with the days that it names. */
interface Turn {
  line: CallLine;
  sentences: readonly { text: string; days: ReadonlySet<string> }[];
}

/** 'Tuesday's the vet. Wednesday at ten.': so few words beside another day propose it. */
const mostOfDay = 5;
/** Whether an answer leaves the day open by naming another one. */
const proposesOther = ({ sentences }: Turn, days: ReadonlySet<string>): boolean =>
  sentences.some((each, at) => namesOther(each.days, days) && (at === 0 || wordsOf(each.text) <= mostOfDay));

/** The other day that an answer proposes, if who asked first takes it: 'Tuesday's the vet. Wednesday at ten.' 'Wednesday it is.' */
function counterOf(
  answer: Turn,
  taken: Turn | undefined,
  days: ReadonlySet<string>,
): Pick<AgreedMeeting, 'text' | 'line'> | null {
  const other = answer.sentences.findLast(
    (each) => namesOther(each.days, days) && !none.test(each.text) && !cannot.test(each.text),
  );
  if (other === undefined || taken === undefined || taken.line.at - answer.line.at > answerSeconds) return null;
  if (taken.line.text.includes('?') || refused.test(taken.line.text)) return null;
  const again = taken.sentences.find((each) => sharesDay(each.days, other.days));
  if (again !== undefined) return cannot.test(again.text) ? null : { text: again.text, line: taken.line };
  return assented.test(taken.line.text) ? { text: other.text, line: answer.line } : null;
}

/** Finds the days on which both sides settle: 'How about Tuesday at two?' 'Works for me.' */
export function agreedMeetings(lines: readonly CallLine[]): AgreedMeeting[] {
  const said = lines.filter(({ side }) => side !== 'note');
  // Read once: a line may hold many questions, and each looks at the same answers.
  const turns = said.map((line): Turn => ({
    line,
    sentences: sentencesIn(line.text).map((text) => ({ text, days: daysOf(text) })),
  }));
  return turns.flatMap(({ line, sentences }, at): AgreedMeeting[] => {
    const asked = sentences.filter(({ text }) => text.endsWith('?') && meets.test(text) && due.test(text));
    const next = answerAt(said, at);
    const answer = asked.length === 0 ? undefined : turns[next];
    if (answer === undefined || answer.line.at - line.at > answerSeconds) return [];
    const taken = turns[answerAt(said, next)];
    const reply = answer.line.text;
    const takes = assented.test(reply) && !refused.test(reply) && !reply.includes('?');
    const settled = { proposer: line.speaker, taker: answer.line.speaker };
    return asked.flatMap(({ text, days }): AgreedMeeting[] => {
      const counter = counterOf(answer, taken, days);
      if (counter === null && (!takes || proposesOther(answer, days))) return [];
      if (none.test(text) || isCallAct(text) || inJest(text, line, said)) return [];
      return [
        counter === null ? { ...settled, text, line, moved: null } : { ...settled, ...counter, moved: { text, line } },
      ];
    });
  });
}
