import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { isCallAct, isRevoked, sentencesIn } from '#server/agents/discovery-coach/find-promises.ts';
import { inJest } from '#server/agents/discovery-coach/in-jest.ts';
import { dueWords, promisedDeeds, talkActs } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { offersDeed, statesDeed } from './stated-deeds.ts';
import {
  assents,
  conditionalDeeds,
  dutyStarts,
  furtherDeeds,
  furtherStarts,
  meetingDeeds,
  noFurtherPromises,
  offeredDeeds,
  offerStarts,
  plainOffers,
  placingWords,
  proposedDays,
  refusals,
} from './vocabulary/further-promises.ts';

/** A sentence in which someone commits to something, verbatim, and its line. */
export interface FurtherPromise {
  /** The speaker, and whether it is only an offer. */
  who: string;
  text: string;
  line: CallLine;
}

const adverbs = '(?: also| just| then| certainly| happily| gladly| definitely| probably| quickly| personally| always)?';
const told = wordTest([`(?:${oneOf(furtherStarts)})${adverbs} (?:${oneOf(furtherDeeds)})`]);
const duty = wordTest([`(?:${oneOf(dutyStarts)})${adverbs} (?:${oneOf([...promisedDeeds, ...furtherDeeds])})`]);
const due = wordTest(dueWords);
const offers = [...offerStarts, ...plainOffers];
const offered = wordTest([
  `(?:${oneOf(offers)})${adverbs} (?:${oneOf(offeredDeeds)})`,
  `(?:${oneOf(plainOffers)})${adverbs} (?:${oneOf([...promisedDeeds, ...furtherDeeds])})`,
]);
const meets = wordTest([`(?:${oneOf(offers)})${adverbs} (?:${oneOf(meetingDeeds)})`, ...proposedDays]);
const assented = new RegExp(`^(?:(?:oh|well|um+|ah|that|yes|yeah),? )*(?:${oneOf(assents)})(?![\\p{L}\\p{N}])`, 'iu');
const conditional = wordTest([`(?:i|we)(?:[’']d| would)${adverbs} (?:${oneOf(conditionalDeeds)})`]);
const placed = wordTest([...placingWords, ...dueWords]);
const none = wordTest(noFurtherPromises);
const talks = wordTest(talkActs);
const refused = new RegExp(`^(?:(?:oh|well|um+|uh+|ah),? )*(?:${oneOf(refusals)})(?![\\p{L}\\p{N}])`, 'iu');
/** Seconds within which an offer may be refused. */
const answerSeconds = 15;

/** Returns the next line by the other side. */
function answerTo(said: readonly CallLine[], at: number): CallLine | undefined {
  const line = said[at];
  return said.slice(at + 1, at + 4).find(({ side }) => side !== line?.side);
}

/** Who of the other side takes the day that a line proposes, in so many words; null: nobody. */
function meetingOf(said: readonly CallLine[], at: number): string | null {
  const answer = answerTo(said, at);
  const from = said[at]?.at ?? 0;
  if (answer === undefined || answer.at - from > answerSeconds) return null;
  return assented.test(answer.text) && !refused.test(answer.text) && !answer.text.includes('?') ? answer.speaker : null;
}

/**
 * Finds commitments that `findPromises` skips: less usual deeds, offers no one refused ('Shall I send you the list?'),
 * and what a seller would do and when ('we'd run the count before that').
 */
export function furtherPromises(lines: readonly CallLine[]): FurtherPromise[] {
  const said = lines.filter(({ side }) => side !== 'note');
  return said.flatMap((line, at): FurtherPromise[] =>
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
      const meeting = meets.test(text) && due.test(text) ? meetingOf(said, at) : null;
      if (meeting !== null) return [{ who: `${line.speaker} proposes, ${meeting} agrees`, text, line }];
      if (!offered.test(text)) return [];
      const answer = answerTo(said, at);
      if (answer === undefined || answer.at - line.at > answerSeconds || refused.test(answer.text)) return [];
      return [{ who: `${line.speaker} offers`, text, line }];
    }),
  );
}
