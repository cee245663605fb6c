import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 73 labeled lines of 6139 by scripts/learn-phrases.ts; not to be edited by hand. */
export const decisionProcessPhrases: PhraseWeights = {
  bias: -1.94,
  lines: [
    '1.8 | board',
    '1.7 | then',
    '1.4 | over',
    '1.3 | meet',
    '1.2 | committee | vote',
    '1.1 | over # | then the',
    '0.9 | over # #',
    "0.8 | anyth | it's a | sign | to the",
    '0.7 | # | goes',
    '0.6 | above | brother | it | take',
    "0.5 | it to the | it's | panel | the board",
    "0.4 | <who | ^ anyth | first | it'd | people",
    "0.3 | # # goes | # goes | <to | ^ i | ^ it's a | anyth over | it take | it to | long3 | owner | pilot | so",
    '0.3 | tender | that it | to #',
    "0.2 | <^ i'll | <a | <i'll | <long2 | <the wall | <wall | <your | ^ it'd | a pilot | after | anyth over # | board meet",
    '0.2 | has | he | month | people and | quality | they vote | under | week',
    "0.1 | # $ | # week | <? is | <letter | <our | <sign | <who'd | a tender | agenda | and my | evaluation | form",
    '0.1 | it first | long4 | on | on it | only',
    "-0.1 | <and | <do | <in | <long3 | <that' | before | i'd | i'll | i'm | know | year | you",
    '-0.2 | <what | <with | and then | back | for | had | want | we',
    '-0.3 | # and | <? | <^ how | <so | <the | at | by | in',
    '-0.4 | <for | <of | ^ # | ^ and',
    '-0.5 | <$ | <^ | long2 | me',
    '-0.8 | ?',
    '-1.1 | long1',
    '-1.2 | $ | ^',
  ],
};
