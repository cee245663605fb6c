import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 69 labeled lines of 6723 by scripts/learn-phrases.ts; not to be edited by hand. */
export const targetDatePhrases: PhraseWeights = {
  bias: -3.5,
  lines: [
    '1.9 | of',
    '1.6 | by',
    '1.4 | <when',
    '1.3 | in before',
    '1.2 | <when would | first',
    '1.1 | <up | day',
    '1.0 | april',
    '0.9 | by the | want',
    '0.8 | to be',
    '0.7 | ^ the | before | it in | june | to show',
    '0.6 | <line | clos | has to | july | march | second | september | show | want the',
    '0.5 | # first | ^ it | audit | it | thirtieth | thirtieth of | to',
    '0.4 | <so | <want | after | of april',
    '0.3 | may | on',
    '0.2 | <^ when | <long1 | <you want | first of | january | of may',
    '0.1 | <? | <that | be | in | is | october | right | so | start | the',
    '-0.1 | <a | <of | and | my',
    '-0.2 | <$ | <^ | <on | <year | ? | ? $ | one | want to | with',
    '-0.3 | <do',
    '-0.4 | of the',
    '-0.5 | <long3 | i',
    '-0.6 | <what',
    '-0.9 | you',
    '-1.2 | $ | ^',
    '-1.4 | a',
  ],
};
