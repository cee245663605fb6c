import type { ProposalTable } from '#contract/proposal.ts';
import { figureText, toBeConfirmed, workOutReturn, type Amounts, type Return } from '#contract/proposal-return.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type { Blocks } from './write-journey.ts';
import { writePromises } from './write-promises.ts';

export interface Investment {
  blocks: Blocks;
  prices: ProposalTable | null;
  /** Null if nothing is known. */
  returns: ProposalTable | null;
  investment: Return;
}

const leastAmount = 1000;

/** 'Under twenty thousand' is what is left, not what is gained. */
const isLevel = /(?:under|below|down to|less than|from|from [^.]{1,30} to) $/iu;

/** Returns the certain amounts: one applies to all three cases; of two, the smaller is low and the larger high. */
export function statedAmounts(texts: readonly string[]): Amounts | null {
  const found = texts
    .flatMap((text) => spokenNumbers(text).filter(({ start }) => !isLevel.test(text.slice(0, start))))
    .filter(({ sure, ordinal, value }) => sure && !ordinal && value >= leastAmount)
    .map(({ value }) => value);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return found.length === 0 || found.length > 2 ? null : { low, base: (low + high) / 2, high };
}

/** Writes costs from the price list, returns from arithmetic, and promises with their dates. */
export function writeInvestment(
  material: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  worth: readonly string[],
): Investment {
  const { fields, offer, assumptions } = material;
  const { currency, priceItems, rules, validUntil } = offer;
  const pricing = [
    ...rules.map((rule) => book.fromOffer('pricingModel', 'Price list', rule)),
    ...(validUntil === null || priceItems.length === 0
      ? []
      : [book.fromOffer('pricingModel', 'Price list', `These prices hold until ${dayInWords(validUntil)}.`)]),
    book.gap(
      'pricingModel',
      priceItems.length === 0 && !rules.some((rule) => amount.test(rule))
        ? `Price: ${toBeConfirmed}.`
        : `Quantities and total: ${toBeConfirmed}.`,
    ),
  ];
  const investment = workOutReturn(statedAmounts(worth), assumptions, currency);
  const known = [...investment.assumptions, ...investment.results].some(({ low, base, high }) =>
    [low, base, high].some((value) => value !== null),
  );
  const row = (label: string, unit: Parameters<typeof figureText>[1], { low, base, high }: Amounts): string[][] =>
    [low, base, high].every((value) => value === null)
      ? []
      : [[label, ...[low, base, high].map((value) => figureText(value, unit, currency))]];
  const rows = [
    ...investment.assumptions.flatMap((each) => row(each.label, 'money', each)),
    ...investment.results.flatMap((each) => row(each.label, each.unit, each)),
  ];
  const open = [...investment.assumptions, ...investment.results]
    .filter(({ low, base, high }) => low === null && base === null && high === null)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const target =
    fields.targetDate.trim() === ''
      ? call.heard('timeline', 'targetDate')
      : call.ofText('timeline', 'Target date', dayInWords(fields.targetDate));
  return {
    investment,
    prices:
      priceItems.length === 0
        ? null
        : {
            head: ['Item', 'Unit', 'Price'],
            rows: priceItems.map(({ item, unit, price }) => [
              item,
              unit,
              price === '' ? toBeConfirmed : `${currency} ${price}`.trim(),
            ]),
          },
    returns: !known
      ? null
      : {
          head: ['', 'Low', 'Base', 'High'],
          rows,
        },
    blocks: {
      pricingModel: pricing,
      roiAnalysis: !known
        ? [book.gap('roiAnalysis', `Return on investment: ${toBeConfirmed}.`)]
        : open.length === 0
          ? []
          : [book.gap('roiAnalysis', `Still ${toBeConfirmed}: ${open.join(', ')}.`)],
      timeline: [...target, ...writePromises(material, call, book)],
    },
  };
}
