import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { promisedDeeds, firmDeeds } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { furtherDeeds } from './vocabulary/further-promises.ts';
import {
  amountSigns,
  comingTimes,
  goingDeeds,
  handedOver,
  noDeeds,
  noStatedDeeds,
  onceTimes,
  presentDeeds,
  softDeeds,
  softStarts,
  takenOn,
  willStarts,
  wouldStarts,
} from './vocabulary/stated-deeds.ts';

const adverbs = '(?: also| just| then| certainly| happily| gladly| definitely| quickly| personally| even)?';
const edge = '(?![\\p{L}\\p{N}])';
const time = oneOf(comingTimes);
const other = '(?:you|your|yours|him|her|them)';
/** Within one clause: what stands behind a comma is often somebody else's. */
const within = '[^.?!;:,]{0,60}';
/** 'I ring her and she says next week' tells a story. */
const alone = '(?:(?! and )[^.?!;:,]){0,60}';
const subject = '(?:i|we)';
/** Who says 'when I call' or 'he said I call' tells of no deed to come. */
const free =
  '(?<!(?:if|when|whenever|while|before|after|once|until|till|that|what|which|who|because|how|why|where|than|as|said|says|unless|since) )';

const stated = wordTest([
  // Whatever it is, it is done for somebody or at a time that comes.
  `(?:${oneOf(willStarts)})${adverbs} (?!(?:${oneOf(noDeeds)})${edge})\\p{Ll}+(?: \\p{L}+)?${within} (?:${other}|${time})`,
  `let (?:me|us)${adverbs} (?!(?:${oneOf(noDeeds)})${edge})\\p{Ll}+(?: \\p{L}+)?${within} (?:${time})`,
  `${free}i${adverbs} (?:${oneOf(presentDeeds)})${edge}${alone} (?:${time})`,
  `${free}we${adverbs} (?:${oneOf(presentDeeds)})${edge}${alone} (?:${oneOf(onceTimes)})(?!,? (?:and|or|to) |,)`,
  `${free}${subject}[’'](?:m|re)${adverbs} (?:${oneOf(goingDeeds)})`,
  // 'I'll add that.'
  `(?:${oneOf(willStarts)})${adverbs} (?!(?:${oneOf(noDeeds)})${edge})(?:${oneOf([...promisedDeeds, ...firmDeeds, ...furtherDeeds])}) (?:it|that|this|those|${other})(?=[.!])`,
  // Somebody of one's own will: 'Our fitter will walk the roof with you'.
  `(?:our|my) \\p{L}+(?:[’']ll| will)${adverbs} (?!(?:${oneOf(noDeeds)})${edge})\\p{Ll}+(?: \\p{L}+)?${within} (?:${other}|${time})`,
  ...handedOver,
  ...takenOn,
]);
const soft = wordTest([
  `${free}(?:${oneOf(softStarts)})${adverbs} (?:${oneOf(softDeeds)})`,
  `${free}(?:${oneOf(wouldStarts)})${adverbs} (?!ask)(?:${oneOf(softDeeds)})`,
  `(?:${oneOf(wouldStarts)})${adverbs} (?:${oneOf([...promisedDeeds, ...firmDeeds, ...furtherDeeds, 'reset', 'bake', 'credit'])})${within} (?:${time})`,
]);
const none = new RegExp(`${wordTest([...noStatedDeeds, ...amountSigns]).source}|\\p{Sc}\\p{N}`, 'iu');
/** 'If you signed by then I could'; 'I can ask if they'd share it' hangs on nothing. */
const hangs = /(?<!ask )\b(?:if|unless|whether)\b/iu;

/** Whether somebody says what they will do in words that no list of deeds holds. */
export const statesDeed = (text: string): boolean => stated.test(text) && !none.test(text);

/** Whether a seller offers in soft words what is done for the other side: 'I could lend you Tomas for a morning.' */
export const offersDeed = (text: string): boolean => soft.test(text) && !none.test(text) && !hangs.test(text);
