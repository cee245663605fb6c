import { expect, test } from 'vitest';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { sitePages } from '#tests/support/site-pages.ts';
import { manufacturing } from '../../playbooks/manufacturing.ts';
import { draftPersonalInsights } from './draft-person.ts';
import type { PrepMaterial } from '../prep-material.ts';

test('what the person says is quoted as theirs, and what they admit is left to the pains', async () => {
  const page = (body: string): string => `<html lang="en"><title>Acme</title><body><h1>Acme</h1>${body}</body></html>`;
  const pages = sitePages({
    '/': page('<p>Acme makes anvils for smiths in the north of the country.</p>'),
    '/about': page(
      `<p>Jane Doe, Chief Executive Officer</p>
      <p>We still type every fourth invoice by hand from paper, says Jane Doe.</p>
      <p>Our new forge opens in Leeds next spring, says Jane Doe.</p><p>Jane Doe joined Acme from a bank in 2019.</p>`,
    ),
  });
  const findings = await builtInAnalyst.extract({ company: 'Acme', pages, today: '2026-11-22' });
  const claims = draftPersonalInsights({
    company: 'Acme',
    pages,
    findings,
    links: [],
    playbook: manufacturing,
    subject: { firstName: 'Jane', lastName: 'Doe', roleTitle: '', linkedIn: '' },
  } as unknown as PrepMaterial);
  expect(claims.filter(({ kind, row }) => kind === 'fact' && !row).map(({ text }) => text)).toEqual([
    'On the about page, Jane Doe says: “Our new forge opens in Leeds next spring”',
    'The about page says of Jane Doe: “Jane Doe joined Acme from a bank in 2019.”',
  ]);
});

test('a page that shows its text only with scripts is pointed at, and not counted as read', () => {
  const pages = sitePages({
    '/': '<html lang="en"><title>Acme</title><body><h1>Acme</h1><p>Acme makes anvils for smiths in the north of the country.</p></body></html>',
    '/company':
      '<html lang="en"><title>Company</title><body><div id="root"></div><script>draw()</script></body></html>',
  });
  const material = {
    company: 'Acme',
    pages,
    findings: [],
    links: [],
    playbook: manufacturing,
    subject: { firstName: 'Jane', lastName: 'Doe', roleTitle: '', linkedIn: '' },
  } as unknown as PrepMaterial;
  const missing = draftPersonalInsights(material).flatMap(({ kind, text }) => (kind === 'not-found' ? [text] : []));
  expect(missing.join(' ')).toMatch(/on the one page read\. “Company” \(https?:\S+\/company\) showed us no text/u);
});
