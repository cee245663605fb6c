import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { otherDoers, stepHeads } from './vocabulary/noted-words.ts';

const headed = new RegExp(`^[-*•\\s]*(?:${oneOf(stepHeads)})\\s*[:–-]\\s*(?<steps>.+)$`, 'iu');
/** 'They will send the plan' is theirs; whose 'Ann to call' is, a note doesn't say. */
const others = new RegExp(`^(?:${wordTest(otherDoers).source}|\\p{Lu}\\p{Ll}+ (?:to|will)\\s)`, 'iu');
const ofUs = /^(?:i|we)(?=[’'\s])/iu;
const fewestWords = 2;

/** Returns what the rep's own note says is to be done by the seller, verbatim: 'To do: send the price list by Friday'. */
export function notedSteps(note: string, isPromise: (sentence: string) => boolean): string[] {
  const steps = headed.exec(note.trim())?.groups?.['steps'];
  if (steps === undefined)
    return splitSentences(note).filter(
      (sentence) => ofUs.test(sentence) && !sentence.endsWith('?') && isPromise(sentence),
    );
  return steps
    .split(/;\s+|(?<=[.!])\s+/u)
    .map((step) => step.trim())
    .filter((step) => step.split(/\s+/u).length >= fewestWords && !step.endsWith('?') && !others.test(step));
}
