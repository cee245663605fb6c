import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 73 labeled lines of 6139 by scripts/learn-phrases.ts; not to be edited by hand. */
export const decisionProcessPhrases: PhraseWeights = {
  bias: -3.6,
  lines: [
    '2.2 | board | vote',
    '1.9 | meet',
    '1.6 | then',
    '1.4 | committee | over | over #',
    '1.3 | brother | panel | then the',
    "1.2 | above | it's a",
    '1.0 | sign',
    '0.9 | it to the | over # # | take',
    "0.8 | goes | it'd",
    '0.7 | # | owner',
    '0.6 | <who | pilot | to the',
    '0.5 | <the wall | <wall | anyth | it',
    '0.4 | # # goes | # goes | <to | first | it take | people | quality | tender | to #',
    "0.3 | <your | ^ anyth | ^ it's a | a pilot | it's | long3 | only | so | that it | week",
    "0.2 | # $ | <^ i'll | <long2 | ^ i | a tender | agenda | form | he | it to",
    '0.1 | # week | <a | anyth over | evaluation | long4 | once | the board | they vote | to | under',
    '-0.1 | <and | <in | at | for | want',
    '-0.2 | <? | back',
    '-0.3 | # and | <^ how | <so | ^ and | in',
    '-0.4 | <for | <the | long2 | me',
    '-0.5 | <of | ^ #',
    '-0.6 | by',
    '-0.9 | ?',
    '-1.0 | $ | ^',
    '-1.2 | long1',
  ],
};
