import type { Claim } from '#contract/evidence.ts';
import type { PriceItem } from '#contract/offer.ts';
import type { ProposalTable } from '#contract/proposal.ts';
import type { ProposalItem } from '#contract/proposal-items.ts';
import { toBeConfirmed } from '#contract/proposal-return.ts';
import { parseDecimal } from '#contract/typed-number.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import type { CallWords } from '../call-words.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { ProposalMaterial } from '../proposal-material.ts';
import { rivalTest } from '../names/rival-test.ts';
import type { Turn } from '../turns.ts';
import { countedForms, unitOf } from './item-unit.ts';
import { solutionNamer } from './other-solution.ts';
import { lineTotal, minorDigits, moneyText, priceOf } from './line-total.ts';
import { readCounts } from './said-counts.ts';

export interface PriceLines {
  /** Every item of the price list, for the seller to choose from. */
  items: ProposalItem[];
  /** Null if the proposal has no item. */
  table: ProposalTable | null;
  /** Where quantities come from, and what is still open. */
  claims: Claim[];
}

const block = 'pricingModel';
const mostNamed = 5;

/**
 * Returns the items that a count may be taken for without asking: of several for one unit and time, as of plans or tiers,
 * only the one that bears the recommended solution's name.
 */
function certain(
  items: readonly { item: PriceItem; key: string }[],
  isChosen: (text: string) => boolean,
): ReadonlySet<string> {
  const groups = Map.groupBy(items, ({ key }) => key);
  return new Set(
    [...groups.values()].flatMap((group) => {
      const named = group.filter(({ item }) => isChosen(item.item));
      const [only, ...others] = named.length > 0 ? named : group;
      return only === undefined || others.length > 0 ? [] : [only.item.id];
    }),
  );
}

interface Line {
  item: ProposalItem;
  period: string;
  minor: bigint | null;
  /** The words in the call that say how many. */
  said: { turn: Turn; quote: string; quantity: string; noun: string; who: string } | null;
}

const listed = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');

/**
 * Prices what the proposal is for: quantities that the call states or the seller set, line totals, and a sum per period.
 * `terms`: the rules of the price list, which the totals leave out.
 */
export function priceLines(
  material: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  terms: readonly Claim[],
): PriceLines {
  const { currency, priceItems } = material.offer;
  const digits = minorDigits(currency);
  const rivals = rivalTest(material.content.rivals);
  const countsOf = readCounts(call.turns, (turn) => !call.isTakenBack(turn) && !rivals(turn.text));
  const solutions = solutionNamer(material);
  const read = priceItems.map((item) => {
    const [of, other] = [unitOf(item), solutions.other(item.item)];
    const choice = material.itemChoices?.find((each) => each.id === item.id);
    return { item, of, other, choice, isShown: choice?.shown ?? other === '', key: `${of.noun} ${of.period}` };
  });
  const sure = certain(
    read.filter(({ isShown }) => isShown),
    solutions.isChosen,
  );
  const lines = read.map(({ item: priced, of, other, choice, isShown }): Line => {
    const { id, item, unit, price } = priced;
    const { counts, holds } = countsOf(of);
    const stated = choice?.quantity === undefined && sure.has(id) ? holds : null;
    const quantity = choice?.quantity ?? stated?.quantity ?? '';
    const [cost, count] = [priceOf(price, currency), parseDecimal(quantity)];
    const minor = cost === null || count === null ? null : lineTotal(cost, count, digits);
    return {
      period: of.period,
      minor,
      said: stated === null ? null : { ...stated, noun: countedForms(of.noun ?? '').join('') },
      item: {
        id,
        name: [item, unit].filter(Boolean).join(', '),
        price: price === '' ? toBeConfirmed : `${currency} ${price}`.trim(),
        shown: isShown,
        otherSolution: other,
        quantity,
        origin: choice?.quantity === undefined ? (stated === null ? 'none' : 'stated') : 'edited',
        total: '',
        counts: counts.map(({ quantity: said, who, quote, lineId }) => ({ quantity: said, who, quote, lineId })),
      },
    };
  });
  const unit = 10n ** BigInt(digits);
  const isWhole = lines.every(({ minor }) => minor === null || minor % unit === 0n);
  const money = (minor: bigint): string => moneyText(minor, digits, currency, isWhole);
  for (const { item, minor } of lines) item.total = minor === null ? '' : money(minor);
  const shown = lines.filter(({ item }) => item.shown);
  const counted = shown.filter(({ item }) => item.quantity !== '');
  const items = lines.map(({ item }) => item);
  if (counted.length === 0) return { items, table: plainTable(priceItems, items), claims: openClaims(material, book) };
  const sums = new Map<string, bigint>();
  for (const { period, minor } of counted) if (minor !== null) sums.set(period, (sums.get(period) ?? 0n) + minor);
  const rows = shown.map(({ item }) => [
    item.name,
    item.price,
    groupedCount(item.quantity),
    item.quantity !== '' && item.total === '' ? toBeConfirmed : item.total,
  ]);
  const open = shown.filter(({ minor }) => minor === null).map(({ item }) => item.name);
  const said = counted.flatMap((line) => (line.said === null ? [] : [line.said]));
  const claims = [
    ...said
      .filter(
        ({ quote, quantity }, at) =>
          said.findIndex((each) => each.quote === quote && each.quantity === quantity) === at,
      )
      .map(({ turn, quote, quantity, noun, who }) =>
        book.said(
          block,
          turn,
          quote,
          `${groupedCount(quantity)} ${noun}, as ${who === '' ? 'said in the call' : `${who} said`}`,
        ),
      ),
    ...(open.length === 0 ? [] : [book.gap(block, `Not part of the totals: ${listed(open)}.`)]),
    ...(terms.length === 0 || sums.size === 0
      ? []
      : [book.lead(block, 'The totals are before any discount, tax or further charge that is named here.', terms)]),
  ];
  const totals = [...sums].map(([period, minor]) => [totalLabel(period), '', '', money(minor)]);
  return { items, claims, table: { head: ['Item', 'Price', 'Quantity', 'Total'], rows: [...rows, ...totals] } };
}

const totalLabel = (period: string): string => (period === '' ? 'Total, paid once' : `Total ${period}`);
const groupedCount = (quantity: string): string =>
  quantity.replace(/^\d+/u, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ','));

/** The prices alone, while nobody has said how many. */
function plainTable(priceItems: readonly PriceItem[], items: readonly ProposalItem[]): ProposalTable | null {
  const rows = priceItems.flatMap(({ item, unit }, at) => {
    const priced = items[at];
    return priced?.shown === true ? [[item, unit, priced.price]] : [];
  });
  return rows.length === 0 ? null : { head: ['Item', 'Unit', 'Price'], rows };
}

function openClaims({ offer }: ProposalMaterial, book: EvidenceBook): Claim[] {
  const { priceItems, rules } = offer;
  const isUnpriced = priceItems.length === 0 && !rules.some((rule) => amount.test(rule));
  return [book.gap(block, isUnpriced ? `Price: ${toBeConfirmed}.` : `Quantities and total: ${toBeConfirmed}.`)];
}
