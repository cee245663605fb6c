import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPrepSchema } from '#contract/prep.ts';
import { bundledWebPages } from '#server/ports/bundled-web-pages.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { splitCompany } from './split-company.ts';

const site = { host: 'www.fernhollow.example', folder: join(import.meta.dirname, '..', '..', 'db', 'demo-site') };
const nobody = {
  fetchPage: (address: string) => Promise.reject(new WebPageError('robots', address)),
} as unknown as WebPages;

test.each([
  'www.fernhollow.example',
  'fernhollow.example',
  'http://fernhollow.example',
  'https://www.fernhollow.example/',
  'FERNHOLLOW.example/pricing',
])('the demo’s prospect is found as %s', async (typed) => {
  const { prospWebUrl } = splitCompany(typed);
  const page = await bundledWebPages(site, nobody).fetchPage(prospWebUrl, { maxBytes: 1e6, timeoutMs: 1000 });
  expect(page.url).toMatch(/^https:\/\/www\.fernhollow\.example\//u);
  expect(page.body).toContain('Fernhollow');
});

test('another host goes on, and a name stays a name', async () => {
  const pages = bundledWebPages(site, nobody);
  await expect(pages.fetchPage('https://notfernhollow.example/', { maxBytes: 1, timeoutMs: 1 })).rejects.toBeInstanceOf(
    WebPageError,
  );
  expect(splitCompany('Fernhollow Cold Chain')).toEqual({ companyName: 'Fernhollow Cold Chain', prospWebUrl: '' });
  expect(splitCompany('.example').prospWebUrl).toBe('');
});

test.each([
  [{ email: 'not an address' }, 'Enter an email address such as name@company.com'],
  [{ linkedIn: 'https://evil.example/in/a' }, 'Enter a LinkedIn address such as https://www.linkedin.com/in/name'],
  [{ linkedIn: 'javascript:alert(1)' }, 'Enter a LinkedIn address such as https://www.linkedin.com/in/name'],
  [{ industryType: 'Cheese' }, 'Choose an industry from the list'],
])('%j is refused with what to enter', (fields, message) => {
  const read = startPrepSchema.safeParse({ firstName: 'A', lastName: 'B', company: 'acme.com', ...fields });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  {},
  { email: 'a@b.example', linkedIn: 'linkedin.com/in/a', industryType: 'SaaS' },
  { linkedIn: 'https://de.linkedin.com/in/a' },
])('%j is taken', (fields) => {
  expect(startPrepSchema.safeParse({ firstName: 'A', lastName: 'B', company: 'acme.com', ...fields }).success).toBe(
    true,
  );
});
