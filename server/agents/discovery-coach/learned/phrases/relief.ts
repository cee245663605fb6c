import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 45 labeled lines of 6156 by scripts/learn-phrases.ts; not to be edited by hand. */
export const reliefPhrases: PhraseWeights = {
  bias: -3.88,
  lines: [
    "2.1 | i'd",
    '2.0 | and not',
    '1.6 | again',
    '1.4 | i',
    '1.3 | go',
    '1.2 | <what would | sleep',
    '1.0 | <see | if i',
    '0.9 | my',
    "0.8 | could | i'd sleep | my daughter | night | up",
    '0.7 | daughter | just',
    "0.6 | be | i've",
    '0.5 | i could',
    '0.4 | not | to',
    '0.3 | ^ if | ^ if i | head | like to | me',
    '0.2 | <and for | even | sunday | with my',
    "0.1 | <for you | <if | <long2 | <would | at | at # | i'd get | i've a | if i could | she'",
    "-0.1 | # # | <in | <it | ? | it | it's | long4",
    '-0.2 | <# | <on | <the | a | they',
    '-0.4 | <a | and | the',
    '-0.6 | long1',
    '-0.8 | so',
    '-1.3 | $ | ^',
  ],
};
