import type { Brief } from '#contract/brief.ts';
import { companySizes } from '#contract/company-sizes.ts';
import type { Claim } from '#contract/evidence.ts';
import { proseCount, staffCount } from './meeting-prepper/summary-prose.ts';
import { playbooks } from './playbooks/all-playbooks.ts';

/** Returns the size that a number of people falls in: '501 to 1,000'. */
function sizeOf(people: number): string {
  const found = companySizes.find((size) => {
    const [first = 0, last] = (size.match(/\d[\d,]*/gu) ?? []).map((each) => Number(each.replaceAll(',', '')));
    return last === undefined ? people > first : people >= first && people <= last;
  });
  return found ?? '';
}

/** Returns the size by the people that the brief counts; empty if it counts none, or rows that differ. */
function statedSize(facts: readonly Claim[]): string {
  const [prose] = facts.flatMap(({ row, text }) => (row === undefined ? (proseCount(text) ?? []) : []));
  if (prose !== undefined) return sizeOf(prose);
  const counts = facts.flatMap(({ row }) => (row?.label === 'People' ? [staffCount(row.value)] : []));
  const [size = '', ...others] = new Set(counts.map((count) => (count === null ? '' : sizeOf(count))));
  return others.length === 0 ? size : '';
}

/** One word may be about a customer: 'for a manufacturer in Leeds'. */
const enoughWords = 2;
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;

/**
 * Returns the industry that the brief was written for, if its first fact or several others use words of it; else ''. What is
 * general to an industry stands in a brief as its playbook has it.
 */
function statedIndustry({ sections }: Pick<Brief, 'sections'>, facts: readonly Claim[]): string {
  const general = new Set(
    [sections.industryTrends, sections.painPoints].flatMap(({ claims }) =>
      claims.flatMap(({ kind, text }) => (kind === 'playbook' ? text : [])),
    ),
  );
  const found = playbooks.filter(
    ({ slug, trends, pains }) =>
      slug !== 'other' &&
      (trends.some(({ text }) => general.has(text)) ||
        pains.some(({ title, text }) => general.has(`${title}: ${text}`))),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return '';
  const used = (claims: readonly Claim[]): number => {
    const words = plain(claims.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(' '));
    return only.vocabulary.filter((entry) => words.includes(plain(entry)) || words.includes(plain(`${entry}s`))).length;
  };
  return used(facts.slice(0, 1)) > 0 || used(facts) >= enoughWords ? only.label : '';
}

/** Returns what a brief's facts state about its prospect, for fields that nobody filled in; empty where they don't. */
export function statedInBrief(brief: Pick<Brief, 'sections'>): { industryType: string; companySize: string } {
  const facts = brief.sections.companySummary.claims.filter(({ kind }) => kind === 'fact');
  return { industryType: statedIndustry(brief, facts), companySize: statedSize(facts) };
}
