import type { Finding } from '../analyst.ts';
import { tellingWords } from './telling-words.ts';

const earlier = 'Earlier';
const leastShared = 2;

const words = (finding: Finding, company: string): string[] => tellingWords(finding.quotes[0]?.text ?? '', company);
const numbersOf = ({ quotes: [quote] }: Finding): string[] => quote?.text.match(/\d[\d.,]*/gu) ?? [];

/** Returns whether a newer article states another number of the same thing: two telling words in common, most of the shorter. */
function isOutdatedBy(newer: Finding, older: Finding, company: string): boolean {
  if (newer.date === undefined || older.date === undefined || newer.date <= older.date) return false;
  if (newer.row?.label !== older.row?.label || newer.topic !== older.topic) return false;
  const said = numbersOf(newer);
  if (said.length === 0 || numbersOf(older).length === 0 || numbersOf(older).every((each) => said.includes(each)))
    return false;
  const [now, before] = [new Set(words(newer, company)), new Set(words(older, company))];
  const shared = [...now].filter((word) => before.has(word)).length;
  return shared >= leastShared && shared * 2 > Math.min(now.size, before.size);
}

/**
 * Orders what articles tell under one label by their dates, newest first, and calls what a newer one replaces 'earlier'.
 * Undated findings keep their place.
 */
export function newerFirst(findings: readonly Finding[], company: string): Finding[] {
  const dated = [...Map.groupBy(findings, ({ topic, row }) => `${topic} ${row?.label ?? ''}`).values()].map(
    (group) => ({
      group,
      byDate: group
        .filter(({ date }) => date !== undefined)
        .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    }),
  );
  const next = new Map(
    dated.flatMap(({ group, byDate }) => {
      const places = group.filter(({ date }) => date !== undefined);
      return places.map((place, at) => [place, byDate[at] ?? place] as const);
    }),
  );
  return findings
    .map((finding) => next.get(finding) ?? finding)
    .map((finding, _at, all): Finding => {
      const { row, text } = finding;
      if (row === undefined || !text.startsWith(row.label)) return finding;
      if (!all.some((newer) => isOutdatedBy(newer, finding, company))) return finding;
      return { ...finding, text: `${earlier}${text.slice(row.label.length)}`, row: { ...row, label: earlier } };
    });
}
