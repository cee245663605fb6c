import { onDayThatHolds } from '#server/agents/discovery-coach/find-promises.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { points } from '../leans-back.ts';
import { namesDay } from '../said-before.ts';
import { handingOver, ownPronouns, stepOpenings, thisDocument, youAsSubject } from '../vocabulary/step-words.ts';

const opening = new RegExp(`^(?:(?:${oneOf(stepOpenings)})[,.]? (?:(?:and|so|then|but),? )?)+`, 'iu');
const commits = new RegExp(
  `^(?:I|we)(?:[’'](?:ll|m going to|re going to)| (?:will|am going to|are going to))` +
    ` (?:(?:also|just|then) )?(?<rest>\\p{Ll}.+?)[.!]?$`,
  'iu',
);
/** '… this week then' ends a talk; 'I'll call you then' names a time. */
const closing = /,? (?:though|then)$/iu;
const thenBetween = /, (?:then|though)(?=,)/iu;
/** 'I will send you.' names no thing. */
const lacksThing = /^(?:send|give|show|bring|forward|mail|e-?mail) (?:you|him|her|them|us)$/iu;
/** ', so warn your throat': behind the promise somebody else is asked for something. */
const asksBehind = /, (?:so|and|but|then) (?!(?:i|we|it|he|she|they)(?![\p{L}]))[^,]*(?<!\p{L})yours?(?!\p{L})/iu;
const person = wordTest(ownPronouns.person);
const group = wordTest(ownPronouns.group);
const subject = wordTest(youAsSubject);
const ownWords: Readonly<Record<string, string>> = { you: 'us', your: 'our', yours: 'ours' };

/**
 * Returns a promise as a step that a buyer reads: 'Ines will send you the plan by Friday.' Null where words would have to be guessed:
 * who 'my' and 'him' are, or what 'it' stands for. Only who speaks, and to whom, changes; the rest stays word for word.
 */
export function stepSentence(who: string, side: 'rep' | 'prospect', piece: string): string | null {
  const held = onDayThatHolds(piece);
  if (who === '' || splitSentences(held).length !== 1 || held.endsWith('?')) return null;
  const { rest: spoken = '' } = commits.exec(held.replace(opening, ''))?.groups ?? {};
  const rest =
    / then$/iu.test(spoken) && !/, then$/iu.test(spoken) && !namesDay(spoken)
      ? spoken
      : spoken.replace(closing, '').replace(thenBetween, '');
  if (rest === '' || lacksThing.test(rest) || person.test(rest) || points.test(rest)) return null;
  if (side === 'rep') return `${who} will ${rest}.`;
  if (group.test(rest) || subject.test(rest) || asksBehind.test(rest)) return null;
  const toUs = rest.replaceAll(
    /(?<![\p{L}’'])(?:yours?|you)(?![\p{L}’'])/giu,
    (word) => ownWords[word.toLowerCase()] ?? word,
  );
  return `${who} will ${toUs}.`;
}

const sendsThis = new RegExp(
  `(?<!\\p{L})(?:${oneOf(handingOver)}) .*(?<!\\p{L})(?:${oneOf(thisDocument)})(?!\\p{L})`,
  'iu',
);
/** 'I'll send you a proposal by Friday' is kept by the document in which it would stand. */
export const promisesThis = (piece: string): boolean => sendsThis.test(piece) && splitSentences(piece).length === 1;
