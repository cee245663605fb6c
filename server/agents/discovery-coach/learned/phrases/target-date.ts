import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 61 labeled lines of 6141 by scripts/learn-phrases.ts; not to be edited by hand. */
export const targetDatePhrases: PhraseWeights = {
  bias: -2.03,
  lines: [
    '1.9 | of',
    '1.5 | by',
    '1.1 | first',
    '0.9 | <when | before | want',
    '0.8 | <up | by the | it',
    '0.7 | june',
    '0.6 | april | day | in before | thirtieth of | to be',
    '0.5 | ^ the | it in | show | thirtieth | to',
    '0.4 | # first | <line | <when would | after | has to | march | of april | september | to show | want the',
    '0.3 | <^ when | <so | be | clos | first of | october | on the | the thirtieth | the thirtieth of',
    "0.2 | <? $ | <be | <long1 | <the | <want | <would you | <you want | ^ it | ^ it'd | audit | in | may",
    '0.2 | of march | second | start',
    "0.1 | <? | <and | <is | <the first | i'd want | it has | it has to | july | must | of may | the | they want",
    "0.1 | they've | week | when",
    '-0.1 | <of | <on | them',
    '-0.2 | <do | <how | my',
    '-0.3 | <long3 | ? | ? $ | and | of the | one',
    '-0.4 | with',
    '-0.5 | long1',
    '-0.7 | <$ | <^ | <what',
    '-0.8 | you',
    '-0.9 | i',
    '-1.3 | $ | ^',
    '-1.6 | a',
  ],
};
