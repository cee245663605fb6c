import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 51 labeled lines of 6747 by scripts/learn-phrases.ts; not to be edited by hand. */
export const reliefPhrases: PhraseWeights = {
  bias: -3.63,
  lines: [
    '1.9 | and not',
    "1.8 | i'd",
    '1.7 | sleep',
    '1.5 | <what would',
    '1.3 | again',
    '1.1 | if i',
    '1.0 | go | i',
    '0.9 | my',
    "0.7 | <if | <see | could | i could | i'd get",
    "0.6 | ^ if i | be | daughter | i've | me | my daughter | on a | saturday",
    "0.5 | i'd sleep | just | like to | night | she'",
    '0.4 | ^ i | ^ if | to',
    "0.3 | <for you | i'd be | like | not | up",
    '0.2 | at # | head | with my',
    '0.1 | <and for | <different | at | get | oh | somebody',
    '-0.1 | and | long4 | we',
    "-0.2 | <i | <on | it | it's",
    '-0.3 | <in | <the | a | they',
    '-0.5 | # # | <a | the',
    '-0.8 | long1 | so',
    '-1.3 | $ | ^',
  ],
};
