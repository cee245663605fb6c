import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 39 labeled lines of 6166 by scripts/learn-phrases.ts; not to be edited by hand. */
export const budgetPhrases: PhraseWeights = {
  bias: -4.05,
  lines: [
    '2.3 | grant',
    '1.8 | left | spent',
    "1.6 | # | there'",
    '1.4 | fund',
    "1.2 | ^ there | ^ there' | there is",
    '1.1 | # # | for',
    '0.9 | # left | laps | pot',
    '0.8 | # in',
    '0.7 | ^ i have | ^ there is',
    "0.6 | <^ there' | <this | there' #",
    "0.5 | ^ there' a | under",
    '0.4 | got | long2 | of # # | the',
    '0.3 | <is | there | year',
    "0.2 | <# # | <long2 | ^ i've | claim | i have | it's",
    "0.1 | <someth | it | on | there' # in",
    '-0.1 | a | for the | long4 | my',
    '-0.2 | <how | <what',
    '-0.3 | <do | <long3',
    '-0.4 | <the | <your',
    '-0.5 | and',
    '-0.6 | <?',
    '-0.7 | ? | at',
    '-1.5 | $ | ^',
  ],
};
