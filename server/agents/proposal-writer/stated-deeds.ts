import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { firmDeeds, perceived, promisedDeeds } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { furtherDeeds } from './vocabulary/further-promises.ts';
import {
  amountSigns,
  carryingDeeds,
  comingTimes,
  givenThings,
  goingDeeds,
  handDeeds,
  handedOver,
  noDeeds,
  noStatedDeeds,
  onceTimes,
  presentDeeds,
  sendingDeeds,
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
/** Whom a deed in unlisted words is done for: 'walk it with you', 'lend you a van'; 'we'll exceed your budget' is done for nobody. */
const recipient = `(?:for|with|to|by|past) (?:you|yours)(?! \\p{L}+ing)${edge}|you (?:${oneOf(givenThings)})`;
/** Within one clause: what stands behind a comma is often somebody else's. */
const within = '[^.?!;:,]{0,60}';
/** 'I ring her and she says next week' tells a story. */
const alone = '(?:(?! and )[^.?!;:,]){0,60}';
const subject = '(?:i|we)';
/** Who says 'when I call' or 'he said I call' tells of no deed to come. */
const free =
  '(?<!(?:if|when|whenever|while|before|after|once|until|till|that|what|which|who|because|how|why|where|than|as|said|says|unless|since) )';
const will = `(?:${oneOf(willStarts)}|(?:our|my) \\p{L}+(?:[’']ll| will)|let (?:me|us))${adverbs} (?!(?:${oneOf(noDeeds)})${edge})`;
const listed = `(?:${oneOf([...promisedDeeds, ...firmDeeds, ...furtherDeeds, ...presentDeeds, ...carryingDeeds, ...handDeeds])})${edge}`;

const stated = wordTest([
  // What people fear and plan has a time too: in words that no list has, somebody of the other side must gain by it.
  `${will}\\p{Ll}+(?: \\p{L}+)?${within} (?:${recipient})`,
  `${will}${listed}${within} (?:${other}|${time})`,
  `${free}i${adverbs} (?:${oneOf(presentDeeds)})${edge}${alone} (?:${time})`,
  `${free}we${adverbs} (?:${oneOf(presentDeeds)})${edge}${alone} (?:${oneOf(onceTimes)})(?!,? (?:and|or|to) |,)`,
  // 'I take my kids to school on Friday' is nothing to the other side.
  `${free}${subject}${adverbs} (?:${oneOf(carryingDeeds)})${edge}(?=${within} (?:you|your|yours)${edge})${alone} (?:${time})`,
  `${free}${subject}[’'](?:m|re)${adverbs} (?:${oneOf(sendingDeeds)})${edge}${alone} (?:you|your|yours|${time})`,
  `${free}${subject}[’'](?:m|re)${adverbs} (?:${oneOf(goingDeeds)})${edge}${alone} (?:${time})`,
  // 'I'll add that.'
  `(?:${oneOf(willStarts)})${adverbs} (?!(?:${oneOf(noDeeds)})${edge})(?:${oneOf([...promisedDeeds, ...firmDeeds, ...furtherDeeds])}) (?:it|that|this|those|${other})(?=[.!])`,
  ...handedOver,
  ...takenOn,
]);
const soft = wordTest([
  `${free}(?:${oneOf(softStarts)})${adverbs} (?:${oneOf(softDeeds)})`,
  `${free}(?:${oneOf(wouldStarts)})${adverbs} (?!ask)(?:${oneOf(softDeeds)})`,
  `(?:${oneOf(wouldStarts)})${adverbs} (?:${oneOf([...promisedDeeds, ...firmDeeds, ...furtherDeeds, 'reset', 'bake', 'credit'])})${within} (?:${time})`,
]);
const none = new RegExp(`${wordTest([...noStatedDeeds, ...amountSigns, perceived]).source}|\\p{Sc}\\p{N}`, 'iu');
/** 'If you signed by then I could'; 'I can ask if they'd share it' hangs on nothing. */
const hangs = /(?<!ask )\b(?:if|unless|whether)\b/iu;

/** Whether somebody says what they will do in words that no list of deeds holds. */
export const statesDeed = (text: string): boolean => stated.test(text) && !none.test(text) && !hangs.test(text);

/** Whether a seller offers in soft words what is done for the other side: 'I could lend you Tomas for a morning.' */
export const offersDeed = (text: string): boolean => soft.test(text) && !none.test(text) && !hangs.test(text);
