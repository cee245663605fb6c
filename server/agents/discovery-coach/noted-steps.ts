import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { doesNext, notedDeeds, otherDoers, stepHeads } from './vocabulary/noted-words.ts';

const headed = new RegExp(`^[-*•\\s]*(?:${oneOf(stepHeads)})\\s*[:–-]\\s*(?<steps>.+)$`, 'isu');
/** 'They will send the plan' is theirs; whose 'Ann to call' or 'Ann: the list' is, a note alone doesn't say. */
const others = wordTest(otherDoers.map((doer) => `^${doer}`));
const named = new RegExp(`^\\p{Lu}\\p{Ll}+(?::| (?:to|will|${oneOf(doesNext)}) )`, 'u');
const ofUs = /^(?:i|we)(?=[’'\s])/iu;
const fewestWords = 2;
/** Steps end with a sentence, a semicolon or the next point of a list. */
const stepEnd = /;\s+|(?<=[.!])\s+|\s*\n+\s*(?:[-*•▪]\s*|\d{1,2}[.)]\s+)?/u;
const point = /^\s*(?:[-*•▪]|\d{1,2}[.)])\s+/u;
const mine = /^(?:me|i|us|we)\s*[:–-]\s*/iu;

/** Returns what the rep's own note says is to be done by the seller, verbatim: 'To do: send the price list by Friday'. */
export function notedSteps(note: string, isPromise: (sentence: string) => boolean): string[] {
  const steps = headed.exec(note.trim())?.groups?.['steps'];
  if (steps === undefined)
    return splitSentences(note).filter(
      (sentence) => ofUs.test(sentence) && !sentence.endsWith('?') && isPromise(sentence),
    );
  return steps
    .split(stepEnd)
    .map((step) => step.replace(point, '').trim().replace(mine, ''))
    .filter(
      (step) =>
        step.split(/\s+/u).length >= fewestWords && !step.endsWith('?') && !others.test(step) && !named.test(step),
    );
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Returns what a note says that people of the prospect are to do, verbatim: 'Next: Rhys sets up a call'. Only their names
 * tell that it is theirs.
 */
export function theirNotedSteps(note: string, names: readonly string[]): string[] {
  const known = names.map((name) => name.trim()).filter((name) => name.length > 1);
  if (known.length === 0) return [];
  const who = `(?:${oneOf(known.map(escaped))})(?: \\p{Lu}\\p{L}+)?`;
  const deed = `(?:${oneOf(notedDeeds)})`;
  const willDo = new RegExp(
    `^${who}(?: will|[’']ll| to| is to| is going to| has to) (?:\\p{L}+ly )?${deed}(?!\\p{L})`,
    'iu',
  );
  const does = new RegExp(`^${who}(?::\\s| (?:${oneOf(doesNext)})(?!\\p{L}))`, 'iu');
  const under = headed.exec(note.trim())?.groups?.['steps'];
  const parts = under === undefined ? splitSentences(note) : under.split(stepEnd);
  return parts
    .map((part) => part.replace(point, '').trim())
    .filter(
      (part) =>
        !part.endsWith('?') &&
        part.split(/\s+/u).length > fewestWords &&
        (willDo.test(part) || (under !== undefined && does.test(part))),
    );
}
