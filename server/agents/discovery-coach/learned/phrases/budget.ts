import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 39 labeled lines of 6166 by scripts/learn-phrases.ts; not to be edited by hand. */
export const budgetPhrases: PhraseWeights = {
  bias: -2.32,
  lines: [
    "1.5 | there'",
    '1.4 | #',
    '1.3 | # #',
    "1.2 | ^ there'",
    '1.1 | for | left',
    '0.8 | fund | grant | spent',
    "0.7 | # left | there' #",
    '0.6 | ^ there | pot | there is',
    "0.5 | # in | ^ there' a | there",
    "0.4 | there' a | year",
    '0.3 | # # left | <long2 | <this | ^ i have | ^ there is | laps | the',
    "0.2 | <# # | <^ there' | <is | claim | got | in the | is | it | left in | long2 | of # # | this",
    "0.2 | under | we've",
    "0.1 | # # # | # left from | <for it | <long1 | <someth | ^ i've | and it's | from the | i have | i've | it's | left from",
    "0.1 | left from the | of # | there' # in",
    "-0.1 | <in | <what | ? $ | ^ there' # | for the | one | they | what | you",
    '-0.2 | <? $ | <your | a | long1 | long4',
    '-0.3 | <the | my | to',
    '-0.4 | <? | <do | <how | <long3',
    '-0.5 | at',
    '-0.6 | <$ | <^ | ? | and',
    '-1.6 | $ | ^',
  ],
};
