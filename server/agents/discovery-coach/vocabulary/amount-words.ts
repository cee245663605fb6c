import { oneOf } from '#server/agents/vocabulary/months.ts';
import { andABit, numberWord, oneDigit, tensOnly, twoDigits } from './number-words.ts';

const money: readonly string[] = [
  'k',
  'grand',
  'hundred',
  'thousand',
  'million',
  'euros?',
  'pounds?',
  'dollars?',
  'quid',
  'bucks',
  'francs',
  'pence',
  'cents?',
  'lakhs?',
  'crores?',
  'rand',
  'rupees?',
  '\\p{Sc}',
];
const work: readonly string[] = ['hours?', 'days?', 'shifts?', 'people', 'full[- ]time'];
/** What is counted follows: 'four thousand two hundred kegs', 'sixty thousand square feet'. */
const counted =
  '(?! (?:(?:\\p{L}+ )?(?:square|people|men|women|feet|units|parts|items|miles|met(?:re|er)s)|(?!bucks|dollars|pounds|euros|francs|plus|less|this|across|is|was|thousands|perhaps|always)\\p{L}+[^s\\P{L}]s)(?!\\p{L}))';
/** Words that lead a number which needs no more to be one of money. */
const about = oneOf([
  'about',
  'around',
  'roughly',
  'nearer',
  'nearly',
  'almost',
  'over',
  'call it',
  'say',
  'at',
  'more like',
  'maybe',
  "it[’']?s",
  "that[’']?s",
  "you[’']re at",
]);

/** A sum of money, or of hours and days in a stretch of time: never how many there are of something. */
export const sumWords: readonly string[] = [
  '\\p{Sc}\\s?\\d[\\d.,]*',
  `\\d[\\d.,\\s]*${oneOf(money)}`,
  '\\d{1,3}(?:[.,]\\d{3})+',
  `${numberWord} ${oneOf(money)}${counted}`,
  `(?:hundreds|thousands|millions)(?: of ${oneOf(money)})?`,
  `${numberWord} ${oneOf(work)} (?:a|an|per|every|each) \\p{L}+`,
  // 'It's soft by fifteen', 'lane twelve': such a number is a place.
  `(?<!(?:by|lanes?|bays?|rooms?|tables?|pages?|gates?|pens?|sheds?|units?|blocks?|rows?|number) )${twoDigits}(?=[.,;!]|$| (?:or|give|a|per|maybe|something|of that|for)(?!\\p{L}))`,
  `${about} ${twoDigits}(?! \\p{L}+s(?!\\p{L})|-)${counted}`,
  andABit,
  // 'Two eighty': hundreds, where thousands or more are spoken of.
  `(?<!(?:at|by|half|till|before|around) )${oneDigit} ${tensOnly}(?![- ](?:${oneDigit} )?(?:percent|per cent|miles|people))`,
];

/** A part of what there was before. */
export const shareWords: readonly string[] = [
  'half',
  'halve[ds]?',
  'a (?:third|quarter|fifth|tenth)',
  'two thirds',
  'per ?cent',
  '\\d+ ?%',
];

/** How somebody begins who adds up, or says what a sum comes to after all. */
export const totalWords: readonly string[] = [
  'so',
  'call it',
  'all (?:up|together|in|told)',
  'altogether',
  'in total',
  "let(?:[’']s| us) say",
  "(?:we[’']re|we are) (?:at|out)",
  'it comes to',
  'more like',
  "i(?:[’']d| would) (?:put|be (?:comfortable|happy) with)",
];
