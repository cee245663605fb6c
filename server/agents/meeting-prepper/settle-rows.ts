import type { Finding } from '../analyst.ts';
import { listed, pageLabel } from '../built-in/wording.ts';
import { dayInWords } from '#contract/day-in-words.ts';

interface Counted {
  finding: Finding;
  /** What is counted and in which unit: the same for comparable rows. */
  key: string;
  value: number;
  /** As written. */
  shown: string;
}

const mostTimes = 3;
const number = /^(\D{0,12}?)(\d[\d.,’ ]*\d|\d)\s*(.*)$/u;

/** Parses a number: '1,120' equals '1.120', and '12.8' equals '12,8'. */
function read(digits: string): number {
  const plain = digits.replace(/(?<=\d)[.,’ ](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return Number(plain.replaceAll(' ', ''));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)|[^\p{L}\p{N}€$£%/]+/gu, ' ')
    .trim();

/** Reads a row with one number: 'Pupils: 612' and 'Customers: 612 pupils' count the same. */
function countedIn(finding: Finding): Counted | null {
  const { row, topic, structure, quotes, range } = finding;
  if (!row || range === true || structure === 'sentence' || !['reach', 'further', 'tariff', 'place'].includes(topic))
    return null;
  if (quotes.length > 2 || (row.value.match(/\d[\d.,’]*/gu)?.length ?? 0) !== 1) return null;
  const [, before = '', digits = '', behind = ''] = number.exec(row.value.replace(/^“|”$/gu, '')) ?? [];
  const value = read(digits);
  if (digits === '' || !Number.isFinite(value)) return null;
  const named = /\p{L}{3}/u.test(behind) && topic !== 'tariff' ? behind : `${row.label} ${behind}`;
  return {
    finding,
    key: `${topic === 'tariff' ? 'price' : 'count'} ${plain(before)} ${plain(named)}`,
    value,
    shown: row.value,
  };
}

const where = ({ page, date }: Finding): string =>
  date === undefined ? `its ${pageLabel(page)}` : `its ${pageLabel(page)}, ${dayInWords(date)}`;

/**
 * Settles rows of different pages that count the same thing differently: keeps the newer of two dated ones, else one
 * row with the range and who says what.
 * Leaves everything else unchanged.
 */
export function settleRows(findings: readonly Finding[]): Finding[] {
  const counted = findings.flatMap((finding) => countedIn(finding) ?? []);
  const settled = new Map<Finding, Finding | null>();
  for (const group of Map.groupBy(counted, ({ key }) => key).values()) {
    const differ = group.filter((each, at) => group.findIndex(({ value }) => value === each.value) === at);
    const pages = new Set(differ.map(({ finding }) => finding.quotes[0]?.sourceId));
    const [first] = group;
    if (!first || differ.length < 2 || pages.size < differ.length) continue;
    if (differ.every(({ finding }) => finding.date !== undefined)) {
      const newest = differ.toSorted((a, b) => (b.finding.date ?? '').localeCompare(a.finding.date ?? ''))[0];
      for (const { finding } of group) settled.set(finding, null);
      if (newest) settled.set(newest.finding, newest.finding);
      continue;
    }
    const [low, high] = differ
      .toSorted((a, b) => a.value - b.value)
      .filter((_each, at, all) => at === 0 || at === all.length - 1);
    // Numbers this far apart count different things.
    if (!low || !high || high.value > mostTimes * low.value) continue;
    for (const { finding } of group) settled.set(finding, null);
    const label = first.finding.row?.label ?? '';
    const told = `between ${low.shown} and ${high.shown}; the pages differ: ${listed(differ.map(({ shown, finding }) => `${shown} (${where(finding)})`))}`;
    settled.set(first.finding, {
      ...first.finding,
      range: true,
      score: Math.max(...group.map(({ finding }) => finding.score)) + 1,
      quotes: differ.flatMap(({ finding }) => finding.quotes),
      text: `${label}: ${told}.`,
      row: { label, value: told },
    });
  }
  return findings.flatMap((finding) => (settled.has(finding) ? (settled.get(finding) ?? []) : [finding]));
}
