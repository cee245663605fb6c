import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import { sumWords, totalWords } from '../vocabulary/amount-words.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { span } from './pick-entries.ts';
import { asksOfSize } from './what-fills.ts';
import { lossWords } from '../vocabulary/holding-words.ts';
import {
  bigSumWords,
  costTalk,
  endingWords,
  gainTalk,
  otherSumTalk,
  sellersSums,
  yearWords,
} from './vocabulary/told-sum-words.ts';

const big = wordTest(bigSumWords);
const sum = wordTest(sumWords);
const year = wordTest(yearWords);
const ends = wordTest([...totalWords, ...endingWords]);
const costs = wordTest([...lossWords, ...costTalk]);
const gains = wordTest(gainTalk);
const others = wordTest(otherSumTalk);
const sellers = wordTest(sellersSums);

/** So long a sum is reckoned on: what it comes to is said last. */
const reckonedSeconds = 50;
/** So long the talk is of what the seller charges once they name a price. */
const priceSeconds = 45;
const gainSeconds = 30;

type SumField = Extract<CallField, 'financialImpact' | 'impact'>;
export interface ToldSum {
  field: SumField;
  text: string;
  /** Its cost was asked for or spoken of; else it is only a sum over a year. */
  sure: boolean;
}

/**
 * Sums that people reckon out aloud: 'with those in it's a hundred and twelve', 'so call it seven thousand nine hundred a year'. Where
 * trouble, or its cost, was spoken of it is what that costs; where it was supposed that things are better, what that brings.
 */
export function openSumReader(): { hear(line: CallLine, asked: ReadonlySet<CallField>): ToldSum | null } {
  let costAt = -Infinity;
  let priceAt = -Infinity;
  let gainAt = -Infinity;
  let sizeAt = -Infinity;
  let budgetAt = -Infinity;
  return {
    hear(line, asked) {
      if (line.side === 'rep') {
        const asks = line.text.includes('?');
        if (asked.has('financialImpact')) costAt = line.at;
        if (asksOfSize(line.text)) sizeAt = line.at;
        if (asked.has('budget')) budgetAt = line.at;
        else if (asked.size > 0) budgetAt = -Infinity;
        if (asked.has('impact') || (asks && gains.test(line.text))) gainAt = line.at;
        else if (asks && asked.size > 0) gainAt = -Infinity;
        if (!asks && big.test(line.text) && sellers.test(line.text)) priceAt = line.at;
        return null;
      }
      if (line.side !== 'prospect') return null;
      const isReckoned = line.at - costAt <= reckonedSeconds || line.at - gainAt <= reckonedSeconds;
      const sentences = splitSentences(line.text).filter((each) => !each.trim().endsWith('?'));
      const sums = sentences.filter((each) => sum.test(each) && big.test(each) && !others.test(each));
      const from = sums.findLast((each) => ends.test(each) && (isReckoned || year.test(each)));
      const last = sums.at(-1);
      const found = from === undefined || last === undefined ? undefined : span(line, [from, last]);
      // What may be spent costs nothing yet.
      const isPrice = line.at - Math.max(priceAt, budgetAt) <= priceSeconds;
      const isCost = costs.test(line.text);
      if (isCost && !isPrice) costAt = line.at;
      if (found === undefined) return null;
      const isGain = line.at - gainAt <= gainSeconds || gains.test(found);
      if (isGain) return isReckoned || year.test(found) ? { field: 'impact', text: found, sure: true } : null;
      const sure = line.at - costAt <= reckonedSeconds;
      const isFirst = priceAt === -Infinity && line.at - sizeAt > reckonedSeconds && year.test(found);
      if (isPrice || !(sure || isFirst)) return null;
      costAt = line.at;
      return { field: 'financialImpact', text: found, sure };
    },
  };
}
