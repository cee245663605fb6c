import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { isCallAct, isRevoked } from '#server/agents/discovery-coach/find-promises.ts';
import { inJest } from '#server/agents/discovery-coach/in-jest.ts';
import { dueWords, promisedDeeds, talkActs } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { emptyPromises } from '#server/agents/vocabulary/no-promise-words.ts';
import { sentencesIn } from '#server/agents/said/mark-speech.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { adverbs, agreedMeetings, answerAt, answerSeconds, isRefused } from './agreed-meetings.ts';
import { offersDeed, statesDeed } from './stated-deeds.ts';
import {
  conditionalDeeds,
  dutyStarts,
  furtherDeeds,
  furtherStarts,
  noFurtherPromises,
  offeredDeeds,
  offerStarts,
  plainOffers,
  placingWords,
} from './vocabulary/further-promises.ts';

/** A sentence in which someone commits to something, verbatim, and its line. */
export interface FurtherPromise {
  /** The speaker, and whether it is only an offer. */
  who: string;
  text: string;
  line: CallLine;
}

const told = wordTest([`(?:${oneOf(furtherStarts)})${adverbs} (?:${oneOf(furtherDeeds)})`]);
const duty = wordTest([`(?:${oneOf(dutyStarts)})${adverbs} (?:${oneOf([...promisedDeeds, ...furtherDeeds])})`]);
const due = wordTest(dueWords);
const offers = [...offerStarts, ...plainOffers];
const offered = wordTest([
  `(?:${oneOf(offers)})${adverbs} (?:${oneOf(offeredDeeds)})`,
  `(?:${oneOf(plainOffers)})${adverbs} (?:${oneOf([...promisedDeeds, ...furtherDeeds])})`,
]);
const conditional = wordTest([`(?:i|we)(?:[’']d| would)${adverbs} (?:${oneOf(conditionalDeeds)})`]);
const placed = wordTest([...placingWords, ...dueWords]);
const none = wordTest([...noFurtherPromises, ...emptyPromises]);
const talks = wordTest(talkActs);

/**
 * Finds commitments that `findPromises` skips: less usual deeds, offers no one refused ('Shall I send you the list?'),
 * and what a seller would do and when ('we'd run the count before that').
 */
export function furtherPromises(lines: readonly CallLine[]): FurtherPromise[] {
  const said = lines.filter(({ side }) => side !== 'note');
  const meetings = agreedMeetings(lines);
  const settledAt = new Set(
    meetings.map(({ moved, ...own }) => moved ?? own).map(({ line, text }) => `${line.id} ${text}`),
  );
  const further = said.flatMap((line, at): FurtherPromise[] =>
    sentencesIn(line.text).flatMap((text): FurtherPromise[] => {
      if (
        none.test(text) ||
        talks.test(text) ||
        isCallAct(text) ||
        inJest(text, line, said) ||
        isRevoked(text, line, said)
      )
        return [];
      if (!text.endsWith('?')) {
        const would = line.side === 'rep' && conditional.test(text) && placed.test(text);
        const soft = line.side === 'rep' && offersDeed(text);
        return told.test(text) || would || soft || statesDeed(text) || (due.test(text) && duty.test(text))
          ? [{ who: line.speaker, text, line }]
          : [];
      }
      if (!offered.test(text) || settledAt.has(`${line.id} ${text}`)) return [];
      const answer = said[answerAt(said, at)];
      if (answer === undefined || answer.at - line.at > answerSeconds || isRefused(answer.text)) return [];
      return [{ who: `${line.speaker} offers`, text, line }];
    }),
  );
  const settled = meetings.map(({ text, line, proposer, taker, moved }): FurtherPromise => {
    const who = moved === null ? `${proposer} proposes, ${taker} agrees` : `${proposer} and ${taker} agree`;
    return { who, text, line };
  });
  return [...further, ...settled];
}
