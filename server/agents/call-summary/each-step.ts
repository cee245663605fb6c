import { dueIn, holdsPromise } from '#server/agents/discovery-coach/find-promises.ts';
import { deedsForOthers, firmStarts } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { bothDo, conditional } from './vocabulary/step-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { namesNothing } from './next-step.ts';

const begins = new RegExp(
  `[,;]?\\s+(?:and|but|then|and then)\\s+(?:(?:then|also)\\s+)?(?=(?:${oneOf(firmStarts)})(?!\\p{L})|(?<again>(?:${oneOf(deedsForOthers)})(?!\\p{L})))`,
  'giu',
);
const isConditional = wordTest(conditional);
const mutual = wordTest(
  bothDo.map((start) => `^(?:(?:ok(?:ay)?|yes|yeah|sure|right|great|good|and|so|then),? )*(?:${start})`),
);

/** Whether both sides are to do it together, so that neither owes it: 'Let's speak again on the 12th.' */
export const isMutual = (text: string): boolean => mutual.test(text.trim());

/**
 * The promises of one sentence, letter by letter: 'I'll send the list by Friday, and I'll set up a demo next week.' is
 * two. What goes on without a subject is one of its own where each has its day; what only points back at the first, or
 * holds under a condition, stays with it.
 */
export function eachStep(sentence: string): string[] {
  if (isConditional.test(sentence)) return [sentence];
  const steps: string[] = [];
  let from = 0;
  for (const { 0: joint, index, groups } of sentence.matchAll(begins)) {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + joint.length)];
    const isDated = dueIn(before) !== null && dueIn(after) !== null;
    const isStep = groups?.['again'] === undefined ? holdsPromise(after) : isDated;
    if (!isStep || !(holdsPromise(before) || steps.length > 0) || namesNothing(after)) continue;
    steps.push(before);
    from = index + joint.length;
  }
  return [...steps, sentence.slice(from)];
}
