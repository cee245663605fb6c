import { wordTest } from '../ledger/word-test.ts';
import { roleWords } from './vocabulary/phrases.ts';
import { roleFamilies } from './vocabulary/roles.ts';

/** Words for roles of any kind, as alternatives of a regular expression. */
export const allRoles: readonly string[] = [...roleWords, ...roleFamilies.flat()];
export const anyRole = wordTest(allRoles);
/** The same, for every place in a text. */
export const everyRole = wordTest(allRoles, 'giu');
