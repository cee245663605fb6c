import type { ProposalTable } from '#contract/proposal.ts';
import {
  cases,
  figureText,
  isReckoned,
  notReached,
  openResults,
  openReturn,
  toBeConfirmed,
  workOutReturn,
  type Amounts,
  type Return,
} from '#contract/proposal-return.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { statedGain } from './stated-gain.ts';
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

/** A day of the calendar, as a date field stores it. */
const isDay = /^\d{4}-\d\d-\d\d$/u;

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
  const investment = workOutReturn(statedGain(worth, currency), assumptions, currency);
  const row = (label: string, unit: Parameters<typeof figureText>[1], amounts: Amounts): string[] => [
    label,
    ...cases.map((which) => {
      const isOpen = amounts[which] !== null || unit === 'money' || !isReckoned(investment, which);
      return isOpen ? figureText(amounts[which], unit, currency) : notReached;
    }),
  ];
  const isKnown = (amounts: Amounts): boolean => cases.some((which) => amounts[which] !== null);
  const known = [...investment.assumptions, ...investment.results].some(isKnown);
  const reckoned = cases.some((which) => isReckoned(investment, which));
  const rows = [
    ...investment.assumptions
      .filter(isKnown)
      .map((each) => row(each.basis === '' ? each.label : `${each.label} (${each.basis})`, 'money', each)),
    ...investment.results.filter((each) => reckoned || isKnown(each)).map((each) => row(each.label, each.unit, each)),
  ];
  const open = [...investment.assumptions, ...(reckoned ? [] : investment.results)]
    .filter((each) => !isKnown(each))
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const target =
    fields.targetDate.trim() === ''
      ? call.heard('timeline', 'targetDate')
      : isDay.test(fields.targetDate.trim())
        ? [book.noted('timeline', 'Target date', `Target date: ${dayInWords(fields.targetDate.trim())}.`)]
        : call.ofText('timeline', 'Target date', fields.targetDate);
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
        ? [book.gap('roiAnalysis', openReturn)]
        : open.length === 0
          ? []
          : [book.gap('roiAnalysis', openResults(open))],
      timeline: [...target, ...writePromises(material, call, book)],
    },
  };
}
