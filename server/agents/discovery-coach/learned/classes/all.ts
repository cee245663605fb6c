import { comparedAndWantedClasses } from './compared-and-wanted.ts';
import { decidingClasses } from './deciding.ts';
import { feelingClasses } from './feeling.ts';
import { moneyClasses } from './money.ts';
import { systemsAndDataClasses } from './systems-and-data.ts';
import { timeAndTalkClasses } from './time-and-talk.ts';
import { troubleClasses } from './trouble.ts';

/**
 * Words and phrases by what they are said for, in trades of every kind: three people wrote them from general knowledge,
 * who had seen no call, no fragment, no word list and no rule of ours (decision 117). What a class speaks for is learned.
 */
export const classEntries: readonly string[] = [
  ...comparedAndWantedClasses,
  ...decidingClasses,
  ...feelingClasses,
  ...moneyClasses,
  ...systemsAndDataClasses,
  ...timeAndTalkClasses,
  ...troubleClasses,
];
