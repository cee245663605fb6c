import { wordTest } from '../../ledger/word-test.ts';

const lacksTime = wordTest([
  'no time (?:for|to)',
  'no time(?=[,.!]|$)',
  "(?:haven[’']t|hasn[’']t|have not|has not|don[’']t have|doesn[’']t have|nobody (?:here )?has) (?:got )?(?:the |any )?time(?: (?:for|to)|(?=[,.!]|$))",
  "(?:are|is|am|[’']re|[’']m|[’']s) (?:all |too )?(?:flat out|too busy)",
]);
const namesDate = /\d|\b(?:before|until|till|by|after)\b/iu;

/** Who has no time for something doubts it, and tells no date. */
export const isLackOfTime = (text: string): boolean => lacksTime.test(text) && !namesDate.test(text);
