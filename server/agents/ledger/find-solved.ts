import type { Finding } from '../analyst.ts';
import { monthsBetween } from './page-context.ts';
import { isFormer, isGeneric, type Line } from './read-lines.ts';
import { isSales, isService, isTeaching } from './teaching.ts';
import { toldLine } from './told.ts';
import { moreHand, moreWait, outlookWords } from './vocabulary/admission-words.ts';
import { handWords, waitWords } from './vocabulary/friction-words.ts';
import { instantWords, notYetWords, stoppedWords } from './vocabulary/have-words.ts';
import { plainHand, plainWait } from './vocabulary/plain-friction.ts';
import { isHistory, isReadersTrouble } from './whose.ts';
import { wordTest } from './word-test.ts';

const instant = wordTest(instantWords);
const stopped = wordTest(stoppedWords);
const trouble = wordTest([...handWords, ...moreHand, ...plainHand, ...waitWords, ...moreWait, ...plainWait]);
const notYet = wordTest(notYetWords);
const outlook = wordTest(outlookWords);
const oldMonths = 24;
const fewestWords = 5;
const pages = new Set(['home', 'about', 'product', 'news', 'careers', 'contact', 'investors', 'team', 'other']);
const isContractual = /\b(?:authori[sz]e|renew(?:s|ed)?|in writing|either party)\b/iu;

/** Returns whether a sentence says that work happens by itself or at once, or that work by hand has stopped. */
export function saysSolved(text: string): boolean {
  if (notYet.test(text) || outlook.test(text) || text.endsWith('?')) return false;
  return instant.test(text) || (stopped.test(text) && trouble.test(text));
}

/** Finds what the company says it has: evidence against a pain of the same subject. */
export function solvedFacts(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context, block } = line;
    if (context.subject !== 'prospect' || block.kind === 'heading' || line.repeated || line.ofOther) return [];
    if (!saysSolved(text) || text.split(' ').length < fewestWords || isContractual.test(text)) return [];
    // An article also tells of tools and of other people's work.
    if (!line.own && (context.article || !pages.has(context.page.kind))) return [];
    if (
      isGeneric(text) ||
      (isFormer(text) && !stopped.test(text)) ||
      isTeaching(text) ||
      isSales(text) ||
      isService(text)
    )
      return [];
    if (isReadersTrouble(text, block) || isHistory(text, context.today)) return [];
    if (context.when !== null && monthsBetween(context.when, context.today) > oldMonths) return [];
    const score = (line.own ? 2 : line.nearOwn ? 1 : 0) + (context.page.kind === 'about' ? 1 : 0);
    return [toldLine(line, { topic: 'solved', label: 'They say they have this', score, tag: 'strength' })];
  });
}
