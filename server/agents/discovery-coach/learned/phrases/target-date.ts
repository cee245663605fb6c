import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 61 labeled lines of 6141 by scripts/learn-phrases.ts; not to be edited by hand. */
export const targetDatePhrases: PhraseWeights = {
  bias: -3.7,
  lines: [
    '1.8 | of',
    '1.6 | by',
    '1.4 | in before',
    '1.2 | <up | first',
    '1.1 | <when',
    '1.0 | june',
    '0.9 | april | before | day',
    '0.8 | thirtieth of | want',
    '0.7 | <line | ^ the | after | by the | has to | show | thirtieth | to be | to show | want the',
    '0.6 | audit | it | it in | september | to',
    '0.5 | # first | <so | <when would | ^ it | second',
    '0.4 | clos | march',
    '0.3 | <? $ | <^ when | may | october | the thirtieth of',
    "0.2 | be | it's | of april | on the | the thirtieth | they've",
    '0.1 | <long1 | <the | <want | in | of march | right | start | the | the second | when',
    '-0.1 | <$ | <^ | <with | long1 | my | them',
    '-0.2 | <how | <on | one',
    '-0.3 | <do | ? $ | and | of the | with',
    '-0.4 | <long3',
    '-0.7 | i',
    '-0.8 | <what',
    '-1.0 | you',
    '-1.1 | $ | ^',
    '-1.4 | a',
  ],
};
