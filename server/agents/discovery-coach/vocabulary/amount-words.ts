import { oneOf } from './months.ts';

const tens: readonly string[] = [
  'ten',
  'twelve',
  'fifteen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];
const ones: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'half', 'a'];
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
const number = `(?:\\d[\\d.,]*|${oneOf(tens, ones)}(?:[- ]\\p{L}+)?)`;

/** A sum of money, or of hours and days in a stretch of time: never how many there are of something. */
export const sumWords: readonly string[] = [
  '\\p{Sc}\\s?\\d[\\d.,]*',
  `\\d[\\d.,\\s]*${oneOf(money)}`,
  '\\d{1,3}(?:[.,]\\d{3})+',
  `${number} ${oneOf(money)}(?! (?:square|metres|meters|miles|people|units|parts|items))`,
  `(?:hundreds|thousands|millions)(?: of ${oneOf(money)})?`,
  `${number} ${oneOf(work)} (?:a|an|per|every|each) \\p{L}+`,
  `${oneOf(tens)}(?:-\\p{L}+)?(?=[.,;!]|$| (?:or|give|a|per|maybe|something|of that)(?!\\p{L}))`,
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
