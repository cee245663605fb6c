import type { CallFact } from '#contract/coaching.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { asks } from '../said/asks.ts';
import type { CallLine } from '../discovery-coach/call-line.ts';
import { wordTest } from '../ledger/word-test.ts';
import { saidMatters, type SaidMatter } from './said-matters.ts';
import { moneyHolders, reviewers } from './vocabulary/asked-matters.ts';
import { criteriaWords, noCriteria } from './vocabulary/criteria.ts';

const factOf: Partial<Record<SaidMatter, CallFact['fact']>> = {
  competitor: 'competitor',
  authority: 'economicBuyer',
  decisionProcess: 'decisionProcess',
};
const criteria = wordTest(criteriaWords);
const noCriterion = wordTest(noCriteria);
const [reviewer, holder] = [wordTest(reviewers), wordTest(moneyHolders)];
/** The department, and no pronoun. */
const it = /(?<!\p{L})IT(?!\p{L})/u;
const someone = /(?<=\p{L},? )\p{Lu}\p{Ll}/u;
/** Whether only a works council, lawyers or the like are said to have a say. */
const onlyReviews = (text: string): boolean =>
  (reviewer.test(text) || it.test(text)) && !holder.test(text) && !someone.test(text);
/** More of one fact nobody looks at. */
const most = 5;

/** What has to hold for them to choose somebody; what they only wish for is none. */
function criteriaSaid(lines: readonly CallLine[]): CallFact[] {
  return lines.flatMap(({ id, side, text }) =>
    side === 'rep'
      ? []
      : splitSentences(text)
          .filter((each) => !asks(each) && criteria.test(each) && !noCriterion.test(each))
          .map((each) => ({ fact: 'decisionCriteria' as const, lineId: id, text: each })),
  );
}

/** The facts that no field holds, as they were said or noted, the plainest of each first. */
export function factsSaid(lines: readonly CallLine[]): CallFact[] {
  const parts = saidMatters(lines, Object.keys(factOf) as SaidMatter[]).toSorted((a, b) => b.over - a.over);
  const told = parts.flatMap(({ matter, text, line }): CallFact[] => {
    const fact = factOf[matter];
    return fact === undefined || (fact === 'economicBuyer' && onlyReviews(text))
      ? []
      : [{ fact, lineId: line.id, text }];
  });
  const counts = new Map<CallFact['fact'], number>();
  return [...told, ...criteriaSaid(lines)].filter(({ fact }) => {
    const count = (counts.get(fact) ?? 0) + 1;
    counts.set(fact, count);
    return count <= most;
  });
}
