import { z } from 'zod';
import { limits } from './limits.ts';
import { line } from './text.ts';
import { isTwofold, readTyped } from './typed-number.ts';

/** The largest quantity of an item, and the decimals it may have. */
export const largestQuantity = 1_000_000_000;
export const quantityDecimals = 3;

/** A decimal number such as '12' or '2.5', as text so that it stays exact. */
export const quantitySchema = line(14).refine(
  (text) => /^(?:0|[1-9]\d{0,9})(?:\.\d{1,3})?$/u.test(text) && Number(text) > 0 && Number(text) <= largestQuantity,
  'Enter a quantity above 0, up to 1,000,000,000',
);

/** What the seller chose for one item of the price list in one proposal. */
const itemChoiceSchema = z.object({
  id: z.uuid(),
  /** Null: none; omitted: what the call says. */
  quantity: quantitySchema.nullable().optional(),
  /** Whether the proposal prints the item; omitted: unless it's of another solution. */
  shown: z.boolean().optional(),
});
export type ItemChoice = z.infer<typeof itemChoiceSchema>;
export const itemChoicesSchema = z.array(itemChoiceSchema).max(limits.proposal.offer.items);

/** So many counts of one unit are shown to choose from: each item carries those of its unit. */
export const mostCounts = 6;

/** How many of an item's unit somebody in the call speaks of. */
export const saidCountSchema = z.object({
  quantity: z.string(),
  who: z.string(),
  quote: z.string(),
  lineId: z.string(),
});
export type SaidCount = z.infer<typeof saidCountSchema>;

/** An item of the price list as this proposal has it. */
export const proposalItemSchema = z.object({
  id: z.string(),
  /** Its name and unit. */
  name: z.string(),
  price: z.string(),
  shown: z.boolean(),
  /** The solution that it is of, where that is another than the recommended one; else empty. */
  otherSolution: z.string(),
  /** Empty: none. */
  quantity: z.string(),
  /** Whether the call, the seller or nobody says how many. */
  origin: z.enum(['stated', 'edited', 'none']),
  total: z.string(),
  /** Counts that the call holds for its unit, the one that holds first. */
  counts: z.array(saidCountSchema).max(mostCounts),
});
export type ProposalItem = z.infer<typeof proposalItemSchema>;

/** Reads a quantity as typed: its exact text, '' for none, or what is wrong with it. */
export function readQuantity(typed: string): { quantity: string } | { problem: string } {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { quantity: '' };
  if (isTwofold(text)) return { problem: `Can be read in two ways. Enter ${text.replace('.', ',')} or ${text}0` };
  const read = readTyped(typed);
  if ('problem' in read) return read;
  const { units, scale } = read.number;
  const digits = units.toString().padStart(scale + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - scale), digits.slice(digits.length - scale)];
  const decimals = part.replace(/0+$/u, '');
  if (decimals.length > quantityDecimals) return { problem: `Use up to ${quantityDecimals} decimals` };
  const quantity = decimals === '' ? whole : `${whole}.${decimals}`;
  const parsed = quantitySchema.safeParse(quantity);
  return parsed.success
    ? { quantity }
    : { problem: Number(quantity) === 0 ? 'Enter more than 0, or nothing' : 'Up to 1,000,000,000' };
}
