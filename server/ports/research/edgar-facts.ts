import { z } from 'zod';
import { dayInWords } from '#contract/day-in-words.ts';
import { moneyInWords } from './figure-words.ts';
import type { ResearchFact } from './research.ts';

const unitsSchema = z.record(z.string(), z.array(z.unknown()));
export const companyFactsSchema = z.object({
  entityName: z.string(),
  facts: z.record(z.string(), z.record(z.string(), z.object({ units: unitsSchema }))),
});
export type CompanyFacts = z.infer<typeof companyFactsSchema>;

const valueSchema = z.object({
  start: z.string().optional(),
  end: z.string(),
  val: z.number(),
  form: z.string(),
  filed: z.string(),
});
type Value = z.infer<typeof valueSchema> & { unit: string };

interface Wanted {
  label: string;
  verb?: 'were';
  measure?: 'revenue' | 'net-income';
  tags: readonly string[];
  during: boolean;
}
const wanted: readonly Wanted[] = [
  {
    label: 'Revenue',
    measure: 'revenue',
    during: true,
    tags: [
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'Revenues',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'Revenue',
    ],
  },
  { label: 'Net income', measure: 'net-income', during: true, tags: ['NetIncomeLoss', 'ProfitLoss'] },
  { label: 'Operating income', during: true, tags: ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'] },
  { label: 'Research and development expense', during: true, tags: ['ResearchAndDevelopmentExpense'] },
  {
    label: 'Cash and cash equivalents',
    verb: 'were',
    during: false,
    tags: ['CashAndCashEquivalentsAtCarryingValue', 'CashAndCashEquivalents'],
  },
];
const annualForms = ['10-K', '10-K/A', '10-KT', '20-F', '20-F/A', '40-F', '40-F/A'];
const quarterForms = ['10-Q', '10-Q/A'];
/** Older figures say little about a company today. */
const oldestDays = 3 * 365;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function valuesOf({ facts }: CompanyFacts, tag: string): Value[] {
  return [facts['us-gaap'], facts['ifrs-full']]
    .flatMap((book) => Object.entries(book?.[tag]?.units ?? {}))
    .flatMap(([unit, values]) =>
      (/^[A-Z]{3}$/u.test(unit) ? values : []).flatMap((value): Value[] => {
        const parsed = valueSchema.safeParse(value);
        return parsed.success ? [{ ...parsed.data, unit }] : [];
      }),
    );
}

/**
 * Returns the newest value per period end over all tags of a figure. The latest filing counts, since companies restate;
 * a report's own year is no guide, because it repeats earlier years.
 */
function series(
  facts: CompanyFacts,
  { tags, during }: Wanted,
  forms: readonly string[],
  days: readonly [number, number],
): Value[] {
  const byEnd = new Map<string, Value>();
  for (const tag of tags) {
    for (const value of valuesOf(facts, tag)) {
      if (!forms.includes(value.form)) continue;
      const length = value.start === undefined ? null : daysBetween(value.start, value.end);
      if (during ? length === null || length < days[0] || length > days[1] : length !== null) continue;
      const known = byEnd.get(value.end);
      if (!known || value.filed > known.filed) byEnd.set(value.end, value);
    }
  }
  return [...byEnd.values()].toSorted((a, b) => b.end.localeCompare(a.end));
}

function lineOf(label: string, value: Value): string {
  const period =
    value.start === undefined ? dayInWords(value.end) : `${dayInWords(value.start)} to ${dayInWords(value.end)}`;
  return `${label}, ${period}: ${moneyInWords(value.val, value.unit)} (${value.val.toLocaleString('en-US')} ${value.unit}), ${value.form} filed ${dayInWords(value.filed)}`;
}

const labelOf = (label: string, value: number): string =>
  value < 0 && /income/iu.test(label) ? label.replace(/income/iu, 'loss') : label;

/**
 * Returns sentences on the newest full year with the year before, and on the latest quarter's revenue, with their
 * lines.
 */
export function figuresOf(facts: CompanyFacts, today: string): { lines: string[]; facts: ResearchFact[] } {
  const lines: string[] = [];
  const found: ResearchFact[] = [];
  for (const each of wanted) {
    const [latest, ...earlier] = series(facts, each, annualForms, [340, 390]);
    if (!latest || daysBetween(latest.end, today) > oldestDays) continue;
    const before = earlier.find(
      (value) => value.unit === latest.unit && Math.abs(daysBetween(value.end, latest.end) - 365) <= 15,
    );
    const own = lineOf(each.label, latest);
    const other = each.during && before ? lineOf(each.label, before) : null;
    lines.push(own, ...(other === null ? [] : [other]));
    const label = labelOf(each.label, latest.val);
    const when = each.during ? `in the year to ${dayInWords(latest.end)}` : `on ${dayInWords(latest.end)}`;
    const size = moneyInWords(label === each.label ? latest.val : -latest.val, latest.unit);
    const comparison = other && before ? `, after ${moneyInWords(before.val, before.unit)} in the year before` : '';
    found.push({
      topic: 'money',
      name: each.label,
      date: latest.filed,
      quotes: [own, ...(other === null ? [] : [other])],
      text: `${label} ${each.verb ?? 'was'} ${size} ${when}${comparison} (${latest.form} filed ${dayInWords(latest.filed)}).`,
      ...(each.measure
        ? { figure: { measure: each.measure, value: latest.val, unit: latest.unit, at: latest.end } }
        : {}),
    });
  }
  const [revenue] = wanted;
  const [quarter] = revenue ? series(facts, revenue, quarterForms, [80, 100]) : [];
  if (quarter && revenue && daysBetween(quarter.end, today) <= 365) {
    const line = lineOf(revenue.label, quarter);
    lines.push(line);
    found.push({
      topic: 'money',
      name: 'Revenue of the quarter',
      date: quarter.filed,
      quotes: [line],
      text: `Revenue was ${moneyInWords(quarter.val, quarter.unit)} in the quarter to ${dayInWords(quarter.end)} (${quarter.form} filed ${dayInWords(quarter.filed)}).`,
    });
  }
  return { lines, facts: found };
}
