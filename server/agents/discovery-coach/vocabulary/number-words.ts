import { cardinalNames, tens as tensOf } from '#server/agents/vocabulary/cardinals.ts';
import { oneOf } from '#server/agents/vocabulary/months.ts';

const small = cardinalNames(1, 9);
const teens = cardinalNames(10, 19);
const tens = Object.keys(tensOf);

/** One to nine, and twenty to ninety, in words. */
export const oneDigit = `(?:${oneOf(small)})`;
export const tensOnly = `(?:${oneOf(tens)})`;

/** Ten to ninety-nine in words. */
export const twoDigits = `(?:${oneOf(tens)}(?:[- ]${oneOf(small)})?|${oneOf(teens)})`;

/** Fewer than ten and a part: of thousands, mostly, where thousands are spoken of. */
export const andABit = `${oneOf(small)} and a (?:bit|half|quarter|third)`;

/** One to ninety-nine in words, and what counts as one: 'a', 'half a', 'a couple of', 'a few'. */
export const below100 = `(?:${twoDigits}|${oneOf(small)}|half an?|half|an?|a couple of|a few|several)`;

/** 'four and a half', 'six and a bit', 'thirty-odd'. */
const roughly = '(?: and a (?:half|bit|quarter)|[- ]odd|-ish)?';

/** A number in words or digits in front of what it counts. */
export const numberWord = `(?:\\d[\\d.,]*|${below100}${roughly})`;
