import { readQuantity, type ProposalItem } from '#contract/proposal-items.ts';
import { amountProblems, cases, type Amounts, type ReturnCase } from '#contract/proposal-return.ts';
import { readTyped, toNumber } from '#contract/typed-number.ts';

export type AmountTexts = Record<ReturnCase, string>;

export const amountText = (amount: number | null): string =>
  amount?.toLocaleString('en-US', { maximumFractionDigits: 20 }) ?? '';

/** How amounts stand in their fields. */
export const amountTexts = ({ low, base, high }: Amounts): AmountTexts => ({
  low: amountText(low),
  base: amountText(base),
  high: amountText(high),
});

/**
 * Reads amounts as typed, with what is wrong with them by field. A field that shows what is stored isn't read: '1.125' is a
 * stored decimal, but a thousand and more if somebody types it.
 */
export function readAmounts(
  typed: AmountTexts,
  stored: Amounts,
  currency: string,
): { amounts: Amounts; problems: Partial<AmountTexts> } {
  const amounts: Amounts = { low: null, base: null, high: null };
  const problems: Partial<AmountTexts> = {};
  const before = amountTexts(stored);
  for (const which of cases) {
    if (typed[which].trim() === '') continue;
    if (typed[which].trim() === before[which]) {
      amounts[which] = stored[which];
      continue;
    }
    const read = readTyped(typed[which], currency);
    if ('problem' in read) problems[which] = read.problem;
    else amounts[which] = toNumber(read.number);
  }
  return { amounts, problems: { ...amountProblems(amounts), ...problems } };
}

/** Reads an item's quantity as typed; one that stands there unchanged is stored exactly, or was said in the call. */
export function readCount(typed: string, { quantity, counts }: ProposalItem): ReturnType<typeof readQuantity> {
  const text = typed.trim();
  const isExact = text === quantity || counts.some((count) => count.quantity === text);
  return isExact ? { quantity: text } : readQuantity(typed);
}
