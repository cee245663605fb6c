import type { Claim } from '#contract/evidence.ts';
import { saidIn } from '#contract/proposal-lines.ts';
import type { ProposalTable } from '#contract/proposal.ts';
import {
  cases,
  casesSaid,
  figureText,
  isReckoned,
  notReached,
  openResults,
  openReturn,
  takenBy,
  workOutReturn,
  type Amounts,
  type AssumptionKey,
  type Return,
} from '#contract/proposal-return.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { closedLine } from './fit/closed-line.ts';
import { solutionNamer } from './figures/other-solution.ts';
import { priceLines, type PriceLines } from './figures/price-lines.ts';
import { offeredGains } from './figures/offered-gains.ts';
import { ends } from './noted/plain-note.ts';
import { listValidity } from './price-list/list-validity.ts';
import { statedGain } from './stated-gain.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type { Blocks } from './write-journey.ts';
import { writePromises } from './write-promises.ts';

export interface Investment {
  blocks: Blocks;
  prices: PriceLines;
  /** Null if nothing is known. */
  returns: ProposalTable | null;
  investment: Return;
}

/** A day of the calendar, as a date field stores it. */
const isDay = /^\d{4}-\d\d-\d\d$/u;

/** Returns the amounts of an input as each case takes them. */
const inCases = (amounts: Amounts, key: AssumptionKey): Amounts => ({
  low: amounts[takenBy(key, 'low')],
  base: amounts.base,
  high: amounts[takenBy(key, 'high')],
});

/** Says what the inputs of the return rest on, and how its cases combine them. */
function basesOf({ assumptions }: Return, worth: readonly Claim[], currency: string, book: EvidenceBook): Claim[] {
  const bases = assumptions.flatMap(({ key, label, origin, basis }): Claim[] => {
    if (origin === 'stated')
      return worth
        .filter(({ quotes }) => quotes.some(({ text }) => statedGain([text], currency) !== null))
        .map((claim) => book.again('roiAnalysis', restedOn(label, claim), claim));
    if (origin === 'missing' || (basis === '' && key !== 'benefit')) return [];
    const text = `${label}, our estimate${basis === '' ? '' : `: ${basis}`}`;
    const line = ends.test(text) ? text : `${text}.`;
    // The line is ours: what it rests on stays in it as it was written.
    return [
      book.again(
        'roiAnalysis',
        line,
        book.noted('roiAnalysis', 'Assumption of the seller', basis === '' ? line : basis),
      ),
    ];
  });
  const differ = assumptions.some(({ low, high }) => low !== null && high !== null && low !== high);
  return [...bases, ...(differ && bases.length > 0 ? [book.lead('roiAnalysis', casesSaid, bases)] : [])];
}

function restedOn(label: string, { text }: Claim): string {
  const said = saidIn(text);
  return said === null ? `${label}, from our notes: “${text}”` : `${label}, as ${said.who} said: “${said.quote}”`;
}

/** Writes costs from the price list, returns from arithmetic, and promises with their dates. */
export function writeInvestment(
  material: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  worth: readonly Claim[],
): Investment {
  const { fields, offer, assumptions } = material;
  const { currency, priceItems, rules, validUntil } = offer;
  const { other, isOfAnother } = solutionNamer(material);
  // Terms of another solution stand there if the seller took in one of its items.
  const takenIn = new Set(
    priceItems
      .filter(({ id }) => material.itemChoices?.some((choice) => choice.id === id && choice.shown === true))
      .map(({ item }) => other(item)),
  );
  const terms = rules
    .filter((rule) => !isOfAnother(rule) || takenIn.has(other(rule)))
    .map((rule) => book.fromOffer('pricingModel', 'Price list', closedLine(rule), rule));
  const prices = priceLines(material, call, book, terms);
  const pricing = [
    ...terms,
    ...(validUntil === null || priceItems.length === 0 || rules.some((rule) => listValidity([rule]) === validUntil)
      ? []
      : [book.fromOffer('pricingModel', 'Price list', `These prices hold until ${dayInWords(validUntil)}.`)]),
    ...prices.claims,
  ];
  const stated = statedGain(
    worth.flatMap(({ quotes }) => quotes.map(({ text }) => text)),
    currency,
  );
  const investment: Return = {
    ...workOutReturn(stated, assumptions, currency),
    offered: offeredGains(material, call.turns, call.isTakenBack),
  };
  const row = (
    label: string,
    unit: Parameters<typeof figureText>[1],
    given: Amounts,
    key: AssumptionKey = 'benefit',
  ): string[] => [
    label,
    ...cases.map((each) => {
      const [which, amounts] = [each, inCases(given, key)];
      const isOpen = amounts[which] !== null || unit === 'money' || !isReckoned(investment, which);
      return isOpen ? figureText(amounts[which], unit, currency) : notReached;
    }),
  ];
  const isKnown = (amounts: Amounts): boolean => cases.some((which) => amounts[which] !== null);
  const known = [...investment.assumptions, ...investment.results].some(isKnown);
  const reckoned = cases.some((which) => isReckoned(investment, which));
  const rows = [
    ...investment.assumptions.filter(isKnown).map((each) => {
      const isReckonedFrom = each.basis !== '' && each.origin === 'stated';
      return row(isReckonedFrom ? `${each.label} (${each.basis})` : each.label, 'money', each, each.key);
    }),
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
    prices,
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
        : [
            ...basesOf(investment, worth, currency, book),
            ...(open.length === 0 ? [] : [book.gap('roiAnalysis', openResults(open))]),
          ],
      timeline: [...target, ...writePromises(material, call, book)],
    },
  };
}
