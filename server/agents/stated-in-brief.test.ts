import { expect, test } from 'vitest';
import { sectionKeys, type Brief } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import { supplyChain } from './playbooks/supply-chain.ts';
import { statedInBrief } from './stated-in-brief.ts';

const fact = (text: string, label = ''): Claim => ({
  id: `companySummary-${text.length}`,
  text: label === '' ? text : `${label}: ${text}`,
  kind: 'fact',
  quotes: [{ sourceId: 's', text: text.replace(/[“”]/gu, '') }],
  ...(label !== '' && { row: { label, value: text, asOf: null } }),
});
const general: Claim = {
  id: 'industryTrends-1',
  text: supplyChain.trends[0]?.text ?? '',
  kind: 'playbook',
  quotes: [],
};

function stated(facts: readonly Claim[], trends: readonly Claim[] = [general]) {
  const sections = Object.fromEntries(
    sectionKeys.map((key) => [key, { status: 'ready', claims: [] as Claim[] }]),
  ) as unknown as Brief['sections'];
  sections.companySummary.claims = [...facts];
  sections.industryTrends.claims = [...trends];
  return statedInBrief({ sections });
}

const lead = fact('Acme is a logistics company that stores frozen food.');

test('a brief states the industry that it was written for where its first fact or two others say so', () => {
  expect(stated([lead]).industryType).toBe('Supply Chain and Logistics');
  expect(stated([fact('Acme stores food.'), fact('Logistics and warehousing since 1998.')]).industryType).toBe(
    'Supply Chain and Logistics',
  );
  expect(stated([fact('Acme stores food.'), fact('We do logistics for a mill.')]).industryType).toBe('');
  expect(stated([lead], []).industryType).toBe('');
});

test.each([
  [[fact('Acme has 870 people, dates from 1998 and is led by Jane Doe (CEO).')], '501 to 1,000'],
  [[fact('Acme has 12,600 people and is led by Jane Doe (CEO).')], 'More than 10,000'],
  [[fact('1,200+ People', 'People')], '1,001 to 5,000'],
  [[fact('“We employ 241 people.”', 'People')], '201 to 500'],
  [[fact('“4,870 people helped in 2025”', 'People')], ''],
  [[fact('“We employ 20 people.”', 'People'), fact('“These days it’s 83 of us.”', 'People')], ''],
  [[fact('87 customers', 'Customers')], ''],
] as const)('the size is what the brief counts, or nothing', (facts, size) => {
  expect(stated([lead, ...facts]).companySize).toBe(size);
});
