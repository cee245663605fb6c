import { collapseSpace } from '#contract/evidence.ts';
import type { OfferedGain } from '#contract/proposal-return.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { ProposalMaterial } from '../proposal-material.ts';
import { statedSum } from '../stated-gain.ts';
import type { Turn } from '../turns.ts';

const most = 6;

/**
 * Returns the sums of a year, month or week that the session's financial impact states, in the words that state them.
 * A loss is only offered: how much of it the change takes away is the seller's to say.
 */
export function offeredGains(
  { fields, heard, offer }: ProposalMaterial,
  turns: readonly Turn[],
  isTakenBack: (turn: Turn) => boolean,
): OfferedGain[] {
  const texts = [
    fields.currentFinancialImpact,
    fields.futureFinancialImpact,
    ...heard.filter(({ field }) => field === 'financialImpact' || field === 'impact').map(({ text }) => text),
  ];
  const seen = new Set<string>();
  return texts
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
    })
    .slice(0, most);
}
