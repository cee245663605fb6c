import { expect, test } from 'vitest';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { sitePages } from '#tests/support/site-pages.ts';
import { isOtherRole } from '../../ledger/other-role.ts';
import { manufacturing } from '../../playbooks/manufacturing.ts';
import { draftPersonalInsights } from './draft-person.ts';
import type { PrepMaterial } from '../prep-material.ts';

const page = (body: string): string => `<html lang="en"><title>Acme</title><body><h1>Acme</h1>${body}</body></html>`;
const site = {
  '/': page('<p>Acme makes anvils for smiths in the north of the country.</p>'),
  '/team': page(
    `<h2>Our team</h2><div><h3>Maria Santos</h3><p>Head of Sales</p><p>Maria Santos opened our office in Porto in 2021.</p></div>
     <div><h3>Tom Bell</h3><p>Finance Director</p></div>`,
  ),
  '/contact': page(
    `<h2>Our people in Hull</h2><div><h3>Maria Santos</h3><p>Plant Manager</p><p>Maria Santos rebuilt our press line in 2024.</p></div>`,
  ),
  '/about': page('<p>Maria Santos spoke at the trade fair in Lyon in May.</p>'),
};

async function insights(roleTitle: string, pages = site) {
  const read = sitePages(pages);
  const findings = await builtInAnalyst.extract({ company: 'Acme', pages: read, today: '2026-11-22' });
  return draftPersonalInsights({
    company: 'Acme',
    pages: read,
    findings,
    links: [],
    playbook: manufacturing,
    subject: { firstName: 'Maria', lastName: 'Santos', roleTitle, linkedIn: '' },
  } as unknown as PrepMaterial);
}

const told = (claims: Awaited<ReturnType<typeof insights>>): string =>
  claims.map(({ kind, text }) => `${kind}: ${text}`).join('\n');

test('where two people have the name, both roles are named with their pages, and the given one’s alone is told', async () => {
  const claims = await insights('Plant Manager');
  const [first] = claims;
  expect(first?.kind).toBe('inference');
  expect(first?.text).toContain('“Head of Sales” (team page) and “Plant Manager” (contact page)');
  expect(first?.text).toContain('You gave “Plant Manager”');
  const behind = claims.filter(({ id }) => first?.restsOn?.includes(id));
  expect(behind.map(({ text }) => text).toSorted()).toEqual([
    'Maria Santos: Head of Sales',
    'Maria Santos: Plant Manager',
  ]);
  expect(behind.every(({ quotes }) => quotes.length > 0)).toBe(true);
  expect(told(claims)).toContain('press line');
  expect(told(claims)).not.toMatch(/Porto|Lyon/u);
});

test('the other one’s role takes the other one’s page', async () => {
  const claims = await insights('VP Sales');
  expect(told(claims)).toContain('Porto');
  expect(told(claims)).not.toMatch(/press line|Lyon/u);
});

test.each(['', 'Chief Legal Officer'])('with the role “%s” nothing else is told of either', async (role) => {
  const claims = await insights(role);
  expect(claims[0]?.text).toContain('“Head of Sales” (team page) and “Plant Manager” (contact page)');
  expect(told(claims)).not.toMatch(/Porto|press line|Lyon/u);
  if (role === '') expect(told(claims)).not.toContain('in a role such as');
});

test('one person in two words is one person', async () => {
  const claims = await insights('', {
    ...site,
    '/contact': page('<h2>Our people</h2><div><h3>Maria Santos</h3><p>VP Sales, Europe</p></div>'),
  });
  expect(told(claims)).not.toContain('different people');
  expect(told(claims)).toContain('Porto');
});

test.each([
  ['CEO', 'Managing Director', false],
  ['Chief Executive Officer', 'Founder', false],
  ['Founder & CEO', 'Head of Product', false],
  ['CFO', 'Finance Director', false],
  ['Head of HR', 'People Manager', false],
  ['VP Sales', 'Head of Sales, Europe', false],
  ['Leiterin Vertrieb', 'Vertriebsleiterin', false],
  ['Geschäftsführer', 'Inhaber', false],
  ['Directrice des achats', 'Responsable achats', false],
  ['Head of Sales', 'Plant Manager', true],
  ['Finance Director', 'Service Engineer', true],
  ['Leiter Einkauf', 'Werkstattmeister', true],
  ['Directrice des achats', 'Ingénieure qualité', true],
  ['Jefa de compras', 'Técnica de laboratorio', true],
])('“%s” and “%s” may be two people: %s', (one, other, is) => {
  expect(isOtherRole(one, other)).toBe(is);
  expect(isOtherRole(other, one)).toBe(is);
});
