import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 46 labeled lines of 6167 by scripts/learn-phrases.ts; not to be edited by hand. */
export const impactPhrases: PhraseWeights = {
  bias: -2.42,
  lines: [
    '2.2 | ^ if',
    '2.0 | if',
    '1.6 | #',
    '1.5 | # #',
    "1.1 | that'",
    '0.9 | # percent',
    '0.8 | percent',
    "0.7 | <what | a year | half | one | that' #",
    '0.6 | maybe',
    '0.5 | # to | ^ # percent | would',
    '0.4 | <that | back',
    '0.3 | if we | year',
    '0.2 | # more | <^ it | <and | <in | <up | be | of | us',
    '0.1 | # # # | # and | <in money | <it | <what would | <would | <you | ^ one | a | even | every | it',
    "0.1 | that' # # | third | would be",
    "-0.1 | i'm | out | was | what",
    '-0.2 | ? $ | ^ # # | they',
    '-0.3 | <on | long2',
    '-0.6 | and | long1 | the',
    '-0.7 | at',
    '-0.8 | <$ | <^ | ?',
    '-1.7 | $ | ^',
  ],
};
