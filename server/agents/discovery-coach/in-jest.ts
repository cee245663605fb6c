import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import {
  absurdDeeds,
  businessDeeds,
  everydayThings,
  fancifulThings,
  handedThings,
  inquiringDeeds,
  laughingStarts,
  mirthWords,
  namedJokes,
  unrealWords,
} from './vocabulary/jest-words.ts';
import { dueWords } from './vocabulary/promise-words.ts';

const everyday = wordTest(everydayThings, 'giu');
const absurd = wordTest([
  `(?:i|we|he|she|they|you)(?:[’']ll| will| would|[’']d|[’']m going to|[’']m gonna) (?:just |only |even |all )?(?:${oneOf(absurdDeeds)})`,
  `(?:i|we)[’'](?:m|re) (?:going to|gonna) (?:${oneOf(absurdDeeds)})`,
]);
const unreal = wordTest([...unrealWords, ...fancifulThings]);
const mirth = new RegExp(oneOf(mirthWords), 'iu');
const joke = wordTest(namedJokes);
const laughs = new RegExp(`^(?:oh,? )?(?:${oneOf(laughingStarts)})(?![\\p{L}])`, 'iu');
const handed = wordTest(handedThings);
const due = wordTest(dueWords);
/** Said of papers and plans too: 'I'll run it past Dave by Friday.' */
const business = wordTest(businessDeeds);
/** What somebody would do if something else were so. */
const condition = /(?:if|when|once)[^,;.]*?(?=[,;.]|(?:i|we)(?:[’']ll|[’']d| will| would)|$)/iu;
/** What is added of somebody else: 'I'll have Jo there, she can bring her dog.' */
const added = /,\s+(?:he|she|it|they|you|that|which|because|so)\b.*$/iu;
/** 'I'll check.' is meant, whatever was spoken of. */
const inquires = wordTest(inquiringDeeds);
/** Seconds from the beginning of a line to that of the next within which one replies to the other. */
const nearSeconds = 30;
/** A thing that so many lines speak of belongs to the trade, a baker's cakes: of a short call, fewer are enough. */
const ofTrade = ({ length }: readonly CallLine[]): number => Math.max(2, Math.min(6, Math.ceil(length / 20)));
/** What was just spoken of may be what 'him' or 'it' stands for. */
const points = /\b(?:him|her|it|them|one|that|those)\b/iu;

/** What is known of a call, so that it isn't read again for each of its promises. */
interface KnownCall {
  placeOf: ReadonlyMap<string, number>;
  /** How many lines speak of a thing. */
  speakOf: Map<string, number>;
}
const knownCalls = new WeakMap<readonly CallLine[], KnownCall>();

function knownOf(lines: readonly CallLine[]): KnownCall {
  const before = knownCalls.get(lines);
  // A call under way grows.
  if (before?.placeOf.size === lines.length) return before;
  const known = { placeOf: new Map(lines.map(({ id }, at) => [id, at])), speakOf: new Map() };
  knownCalls.set(lines, known);
  return known;
}

/** Returns whether a text names an everyday thing that isn't what the call is about. */
function namesEveryday(text: string, lines: readonly CallLine[]): boolean {
  const { speakOf } = knownOf(lines);
  return [...text.matchAll(everyday)].some(([found]) => {
    const thing = found.toLowerCase();
    const same = wordTest([thing]);
    const often = speakOf.get(thing) ?? lines.filter((line) => same.test(line.text)).length;
    speakOf.set(thing, often);
    return often < ofTrade(lines);
  });
}

/** 'Ha, so is my mother.' is an answer to a joke, and tells nothing of what comes after it. */
export const isMirth = (sentence: string): boolean => laughs.test(sentence);

/** Returns whether somebody says with a straight face what nobody is to hold them to: 'I'll send a courier for the puppy.' */
export function inJest(text: string, line: CallLine, lines: readonly CallLine[]): boolean {
  if (absurd.test(text) && !(business.test(text) && (handed.test(text) || due.test(text)))) return true;
  if (joke.test(text)) return true;
  // A day or a thing to hand over is meant, unless it only stands in the condition.
  const promised = text.replace(condition, '').replace(added, '');
  if (handed.test(promised) || due.test(promised)) return false;
  if (unreal.test(text) || namesEveryday(promised, lines)) return true;
  const at = knownOf(lines).placeOf.get(line.id) ?? -1;
  const near = (other: CallLine | undefined): string =>
    other !== undefined && Math.abs(other.at - line.at) <= nearSeconds ? other.text : '';
  const before = near(lines[at - 1]);
  if (unreal.test(before)) return true;
  if (inquires.test(promised)) return false;
  return (
    absurd.test(before) || (points.test(promised) && namesEveryday(before, lines)) || mirth.test(near(lines[at + 1]))
  );
}
