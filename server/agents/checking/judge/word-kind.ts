import { ownWords } from '../../ledger/vocabulary/speakers.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { everyRole } from '../any-role.ts';
import { absolutes, conclusions, hedges } from '../vocabulary/beyond.ts';
import { comingWords } from '../vocabulary/clauses.ts';
import { countries } from '../vocabulary/others.ts';
import { acrossWords, foreignRelations } from '../vocabulary/owners.ts';
import { pastWords } from '../vocabulary/phrases.ts';
import { marketWords, saidBy, surveyWords } from '../vocabulary/subjects.ts';
import { todayWords } from '../vocabulary/tense.ts';
import { wordKinds } from '../vocabulary/word-kinds.ts';

const tests = {
  ...(Object.fromEntries(Object.entries(wordKinds).map(([kind, words]) => [kind, wordTest(words)])) as Record<
    keyof typeof wordKinds,
    RegExp
  >),
  report: wordTest([...saidBy, ...wordKinds.report]),
  before: wordTest([...pastWords, ...wordKinds.before]),
  now: wordTest([...todayWords, ...wordKinds.now]),
  relation: wordTest([...foreignRelations, ...wordKinds.relation]),
  market: wordTest([...marketWords, ...surveyWords, ...acrossWords, ...countries, ...wordKinds.market]),
  plan: wordTest(comingWords),
  hedge: wordTest(hedges),
  absolute: wordTest(absolutes),
  conclusion: wordTest(conclusions),
  role: new RegExp(everyRole.source, 'iu'),
  own: wordTest(ownWords),
};

export type WordKind = keyof typeof tests;
export type WordKinds = ReadonlySet<WordKind>;

const names = Object.keys(tests) as WordKind[];
export const wordKindNames: readonly WordKind[] = names.filter((kind) => kind !== 'own');

/** The kinds of words that a text holds. */
export const kindsIn = (text: string): WordKinds => new Set(names.filter((kind) => tests[kind].test(text)));

const denials = new RegExp(tests.negation.source, 'giu');
export const countDenials = (text: string): number => (text.match(denials) ?? []).length;
