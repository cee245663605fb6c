import { z } from 'zod';
import { limits } from './limits.ts';
import { line } from './text.ts';

export const cases = ['low', 'base', 'high'] as const;
export type ReturnCase = (typeof cases)[number];

/** The largest amount of money that is reckoned with. */
export const largestAmount = 1e15;
const amount = z.number().finite().min(0).max(largestAmount).nullable();
const amounts = z.object({ low: amount, base: amount, high: amount });
/** What follows from amounts may be a loss. */
const result = z.number().finite().nullable();
const results = z.object({ low: result, base: result, high: result });
export type Amounts = z.infer<typeof amounts>;

/** Inputs of a return: yearly gain, one-time cost and yearly cost. */
export const assumptionKeys = ['benefit', 'once', 'yearly'] as const;
export type AssumptionKey = (typeof assumptionKeys)[number];

/** The largest amount that a person may set; what was stored before may be larger. */
export const largestTyped = 1e12;
/** Above this many percent a return is a mistyped input; the proposal prints no such figure. */
export const largestPercent = 10_000;
export const basisMax = 300;

/** `basis`: what the seller says the amounts rest on; buyers read it. */
const edited = amounts.extend({ basis: line(basisMax).optional() }).optional();
/** Values that replace stated ones; omitted keys keep the stated value. */
export const assumptionsSchema = z.object({ benefit: edited, once: edited, yearly: edited });
export type Assumptions = z.infer<typeof assumptionsSchema>;

/** Returns which amount of an input a case takes: Low has the lowest gain and the highest costs, High the reverse. */
export const takenBy = (key: AssumptionKey, which: ReturnCase): ReturnCase =>
  key === 'benefit' || which === 'base' ? which : which === 'low' ? 'high' : 'low';

/** Returns what is wrong with amounts of one input, by the case whose field it concerns. */
export function amountProblems(amounts: Amounts): Partial<Record<ReturnCase, string>> {
  const found: Partial<Record<ReturnCase, string>> = {};
  const known = cases.filter((which) => amounts[which] !== null);
  for (const which of known)
    if ((amounts[which] ?? 0) > largestTyped) found[which] = `Up to ${largestTyped.toLocaleString('en-US')}`;
  known.slice(1).forEach((which, at) => {
    const before = known[at] ?? which;
    if ((amounts[before] ?? 0) > (amounts[which] ?? 0)) found[before] ??= `Higher than ${which}`;
  });
  return found;
}

/** A sum of the prospect that may be the yearly gain; nothing uses it until the seller takes it. */
export const offeredGainSchema = z.object({
  ...amounts.shape,
  /** How the year follows from what was said, as in '12 × 2,000 a month'; empty: it was said of a year. */
  basis: z.string(),
  who: z.string(),
  quote: z.string(),
  /** The line of the call that says it; null: a field of the session does. */
  lineId: z.string().nullable(),
});
export type OfferedGain = z.infer<typeof offeredGainSchema>;

/** `stated`: by the prospect; `edited`: by the seller; `missing`: by no one. */
export const returnSchema = z.object({
  currency: z.string(),
  years: z.number().int(),
  assumptions: z.array(
    z.object({
      key: z.enum(assumptionKeys),
      label: z.string(),
      origin: z.enum(['stated', 'edited', 'missing']),
      /** How a stated amount follows from what was said, or what the seller says it rests on; empty: it was said so. */
      basis: z.string().default(''),
      ...amounts.shape,
    }),
  ),
  results: z.array(z.object({ label: z.string(), unit: z.enum(['money', 'months', 'percent']), ...results.shape })),
  /** Sums that the session states, to take as the gain. */
  offered: z.array(offeredGainSchema).default([]),
});
export type Return = z.infer<typeof returnSchema>;

export const assumptionLabels: Readonly<Record<AssumptionKey, string>> = {
  benefit: 'Gain per year',
  once: 'Paid once',
  yearly: 'Paid per year',
};
const nothing: Amounts = { low: null, base: null, high: null };
const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Computes the return over `limits.proposal.years` for each case; a result is null until all its inputs are known.
 * Net gain = years × (gain − paid per year) − paid once; payback in months = 12 × paid once ÷ (gain − paid per year);
 * return = net gain ÷ all that is paid, in percent.
 * Each case takes the amounts that `takenBy` names, so that Low is the worst and High the best of what is assumed.
 */
export function workOutReturn(
  stated: { amounts: Amounts; basis: string } | null,
  edited: Assumptions,
  currency: string,
): Return {
  const { years } = limits.proposal;
  const given = (key: AssumptionKey): Amounts => {
    const { low, base, high } = edited[key] ?? (key === 'benefit' ? stated?.amounts : undefined) ?? nothing;
    return { low, base, high };
  };
  const each = (work: (benefit: number, once: number, yearly: number) => number | null): Amounts => {
    const of = (which: ReturnCase): number | null => {
      const taken = (key: AssumptionKey): number | null => given(key)[takenBy(key, which)];
      const [benefit, once, yearly] = [taken('benefit'), taken('once'), taken('yearly')];
      if (benefit === null || once === null || yearly === null) return null;
      const value = work(benefit, once, yearly);
      return value === null || !Number.isFinite(value) ? null : round(value);
    };
    return { low: of('low'), base: of('base'), high: of('high') };
  };
  const net = (benefit: number, once: number, yearly: number): number => years * (benefit - yearly) - once;
  return {
    currency,
    years,
    assumptions: assumptionKeys.map((key) => ({
      key,
      label: assumptionLabels[key],
      origin:
        edited[key] !== undefined
          ? ('edited' as const)
          : key === 'benefit' && stated !== null
            ? ('stated' as const)
            : ('missing' as const),
      basis: edited[key] !== undefined ? (edited[key].basis ?? '') : key === 'benefit' ? (stated?.basis ?? '') : '',
      ...given(key),
    })),
    results: [
      { label: `Net gain over ${years} years`, unit: 'money', ...each(net) },
      {
        label: 'Payback',
        unit: 'months',
        ...each((benefit, once, yearly) => (benefit > yearly ? (12 * once) / (benefit - yearly) : null)),
      },
      {
        label: `Return over ${years} years`,
        unit: 'percent',
        ...each((benefit, once, yearly) => {
          const paid = once + years * yearly;
          return paid > 0 ? (100 * net(benefit, once, yearly)) / paid : null;
        }),
      },
    ],
    offered: [],
  };
}

export const toBeConfirmed = 'to be confirmed';
/** What stands for a result that its inputs don't give: a yearly cost that is above the gain is never paid back. */
export const notReached = 'not reached';

/** Returns whether all inputs of a case are known. */
export const isReckoned = ({ assumptions }: Return, which: ReturnCase): boolean =>
  assumptions.every((each) => each[takenBy(each.key, which)] !== null);

/** What the proposal says of results whose inputs are missing. */
export const openResults = (labels: readonly string[]): string => `Still ${toBeConfirmed}: ${labels.join(', ')}.`;
/** What the proposal says of its three cases, where they differ. */
export const casesSaid = 'Low takes the lowest gain and the highest costs, High the highest gain and the lowest costs.';
export const openReturn = `Return on investment: ${toBeConfirmed}.`;

/** Formats a figure of the return for readers; null becomes 'to be confirmed'. */
export function figureText(value: number | null, unit: 'money' | 'months' | 'percent', currency: string): string {
  if (value === null) return toBeConfirmed;
  const written = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (unit === 'months') return `${written} months`;
  if (unit === 'percent' && value > largestPercent) return `over ${largestPercent.toLocaleString('en-US')}%`;
  return unit === 'percent' ? `${written}%` : `${currency} ${written}`.trim();
}
