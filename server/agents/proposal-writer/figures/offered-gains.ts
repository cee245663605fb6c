import { collapseSpace } from '#contract/evidence.ts';
import type { OfferedGain } from '#contract/proposal-return.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { ProposalMaterial } from '../proposal-material.ts';
import { statedSum } from '../stated-gain.ts';
import type { Turn } from '../turns.ts';

const most = 6;
/** What any two sums of a year have in common. */
const amountWords = /\p{Sc}|[\d.,]+\p{L}?|\b(?:[A-Z]{3}|(?:a|per|each|every) (?:year|quarter|month|week))\b/gu;

/**
 * Returns the sums of a year, month or week that the session's financial impact states, in the words that state them.
 * A loss is only offered: how much of it the change takes away is the seller's to say.
 */
export function offeredGains(
  { fields, heard, offer }: ProposalMaterial,
  turns: readonly Turn[],
  isTakenBack: (turn: Turn) => boolean,
): OfferedGain[] {
  const seen = new Set<string>();
  const gainsIn = (texts: readonly string[]): OfferedGain[] =>
    texts
      .flatMap((text) => text.split('\n').flatMap(splitSentences))
      .map(collapseSpace)
      .flatMap((quote): OfferedGain[] => {
        const sum = seen.has(quote) ? null : statedSum(quote, offer.currency);
        if (sum === null) return [];
        seen.add(quote);
        const turn = turns.find((each) => each.text.includes(quote));
        if (turn !== undefined && isTakenBack(turn)) return [];
        return [
          { ...sum.amounts, basis: sum.basis, who: turn?.speaker ?? '', quote, lineId: turn?.lines[0]?.id ?? null },
        ];
      });
  const entered = gainsIn([fields.currentFinancialImpact, fields.futureFinancialImpact]);
  const said = gainsIn(
    heard.filter(({ field }) => field === 'financialImpact' || field === 'impact').map(({ text }) => text),
  );
  // What somebody entered for a sum that was said is offered once, as entered.
  const isEntered = ({ low, high, quote }: OfferedGain): boolean => {
    const terms = countTerms(quote);
    return entered.some((one) => {
      const own = [...countTerms(one.quote.replaceAll(amountWords, ' ')).keys()];
      const shared = own.filter((term) => terms.has(term));
      return one.low === low && one.high === high && shared.length >= own.length / 2;
    });
  };
  return [...entered, ...said.filter((one) => !isEntered(one))].slice(0, most);
}
