import type { PhraseWeights } from '../phrase-weights.ts';

/** Learned from 81 labeled lines of 6720 by scripts/learn-phrases.ts; not to be edited by hand. */
export const decisionProcessPhrases: PhraseWeights = {
  bias: -3.51,
  lines: [
    '3.3 | @decide_process',
    '1.9 | @top_boss',
    '1.7 | <@approve',
    '1.4 | then',
    '1.3 | over',
    '1.0 | @approve | over #',
    '0.9 | it | meet | over # # | take | to the',
    "0.8 | @legal_buying_person | above | it's a | then the | vote",
    '0.6 | @other_vendors | brother',
    '0.5 | anyth | first | month | week',
    "0.4 | ^ i | he | it'd | it's | so",
    '0.3 | # | after',
    "0.2 | # # | # week | <^ i'll | @customer_words | ^ anyth | it take | only",
    "0.1 | <a | <the wall | <wall | <who | @compliance_trouble | ^ it's a | anyth over # | be | committee | goes | has | long3",
    '0.1 | once | quality | under',
    "-0.1 | # and | <$ | <@certainty_number_goal | <@quantity_staff | <^ | <back | <you | @small_talk | i'm | thing",
    '-0.2 | <and | <so | ^ # | ^ and | minut',
    '-0.3 | <@question_how | <for | <in | <of | <the | for | in | long2',
    '-0.4 | @goal_want',
    '-0.5 | back',
    '-0.6 | <@hedge',
    '-0.7 | # minut | long1',
    '-0.8 | ?',
    '-1.5 | $ | ^',
  ],
};
