import { oneOf } from './months.ts';
import { numberWord, twoDigits } from './number-words.ts';

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
  '\\p{Sc}',
];
const work: readonly string[] = ['hours?', 'days?', 'shifts?', 'people', 'full[- ]time'];
/** What follows a sum that isn't one: what is counted. */
const counted = '(?! (?:square|metres|meters|miles|people|units|parts|items))';

/** A sum of money, or of hours and days in a stretch of time: never how many there are of something. */
export const sumWords: readonly string[] = [
  '\\p{Sc}\\s?\\d[\\d.,]*',
  `\\d[\\d.,\\s]*${oneOf(money)}`,
  '\\d{1,3}(?:[.,]\\d{3})+',
  `${numberWord} ${oneOf(money)}${counted}`,
  `(?:hundreds|thousands|millions)(?: of ${oneOf(money)})?`,
  `${numberWord} ${oneOf(work)} (?:a|an|per|every|each) \\p{L}+`,
  `${twoDigits}(?=[.,;!]|$| (?:or|give|a|per|maybe|something|of that)(?!\\p{L}))`,
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
