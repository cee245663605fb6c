import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { promisedDeeds } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { commands, wantedStarts } from './vocabulary/further-promises.ts';
import { assentWords, requestStarts } from './vocabulary/request-words.ts';

/** What one side requested and the other agreed to do. */
export interface AgreedRequest {
  /** Who agreed. */
  owner: string;
  /** The requesting sentence, verbatim, and its line. */
  text: string;
  line: CallLine;
}

const request = wordTest([
  `(?:${oneOf(requestStarts)}) (?:also |just |maybe |perhaps )?(?:${oneOf(promisedDeeds)})`,
  ...wantedStarts,
]);
const commanded = new RegExp(
  `^(?:(?:and|so|just|then|well|please|yes|ok(?:ay)?),? )*(?:${oneOf(commands)})(?![\\p{L}\\p{N}])`,
  'iu',
);
export const assent = new RegExp(`^(?:(?:oh|well|um+|uh+),? )*(?:${oneOf(assentWords)})(?![\\p{L}\\p{N}])`, 'iu');
const answerSeconds = 15;

/** Finds promises in the requester's words: 'Could you send me the list?' 'Of course.' */
export function agreedRequests(lines: readonly CallLine[]): AgreedRequest[] {
  const said = lines.filter(({ side }) => side !== 'note');
  return said.flatMap((line, at): AgreedRequest[] => {
    const answer = said.slice(at + 1, at + 4).find(({ side }) => side !== line.side);
    if (answer === undefined || answer.at - line.at > answerSeconds) return [];
    if (!assent.test(answer.text)) return [];
    return splitSentences(line.text)
      .filter((text) => request.test(text) || commanded.test(text))
      .map((text) => ({ owner: answer.speaker, text, line }));
  });
}
