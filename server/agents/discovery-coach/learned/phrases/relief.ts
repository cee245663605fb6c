import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 45 labeled lines of 6156 by scripts/learn-phrases.ts; not to be edited by hand. */
export const reliefPhrases: PhraseWeights = {
  bias: -2.13,
  lines: [
    "2.0 | i'd",
    '1.3 | i',
    '1.2 | and not',
    '1.0 | my',
    '0.9 | again | go',
    '0.8 | could | i could | if i | up',
    '0.7 | <what would | not | sleep',
    "0.6 | <see | i've",
    "0.5 | ^ if i | i'd sleep | night | to",
    '0.4 | <and for | <if | <would | ^ if | be | daughter | just | me | my daughter',
    "0.3 | <for you | ^ i'd | i'd get | if i could | like to",
    '0.2 | <^ and | at | at # | get | head | sunday | with my',
    "0.1 | <for | <long2 | <not | <weekend | ^ i | even | for | i'd be | i've a | like to go | long2 | saturday",
    "0.1 | she'",
    '-0.1 | <in | <the | ? | ? $ | if | we',
    "-0.2 | <# | <on | and | it | it's | long4 | they",
    '-0.3 | # # | a',
    '-0.5 | <a | so | the',
    '-0.7 | <$ | <^',
    '-0.9 | long1',
    '-1.4 | $ | ^',
  ],
};
