import { describe, expect, test } from 'vitest';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import type { Finding, Topic } from '#server/agents/analyst.ts';
import { sitePages } from '#tests/support/site-pages.ts';
import { isAboutSelf } from './find-market.ts';

const acme = /(?<!\p{L})Acme(?!\p{L})/iu;

describe('what a company says of itself is no trend', () => {
  test.each([
    'We keep temperature records for six years, which is longer than the law asks for.',
    'In 2025 we increased our prices for the first time.',
    'Seit März fahren wir mehr als die Hälfte der Aufträge selbst.',
    'Nous avons augmenté nos prix pour la première fois.',
    'Acme has doubled its orders in three years.',
  ])('%s', (text) => {
    expect(isAboutSelf(text, acme)).toBe(true);
  });
  test.each([
    'We expect retailers to ask for later cut-off times every year.',
    'Enquiries for bio-based solvents have doubled in eighteen months.',
    'More and more buyers ask us for the carbon footprint of each part.',
    'In the last quarter every second request at Acme mentioned the wage code.',
    'Four in ten bookings now reach us within three days.',
    'Die Nachfrage nach Umbauten hat sich verdoppelt, wie wir spüren.',
  ])('but a change that it sees is: %s', (text) => {
    expect(isAboutSelf(text, acme)).toBe(false);
  });
});

const page = (body: string): string => `<html lang="en"><title>Acme</title><body><h1>Acme</h1>${body}</body></html>`;
async function foundOn(body: string, ...topics: Topic[]): Promise<Finding[]> {
  const pages = sitePages({
    '/': page('<p>Acme makes anvils for smiths in the north of the country.</p>'),
    '/about': page(`<p>Jane Doe, Chief Executive Officer</p>${body}`),
  });
  const found = await builtInAnalyst.extract({ company: 'Acme', pages, today: '2026-11-22' });
  return found.filter(({ topic }) => topics.includes(topic));
}

describe('who says it', () => {
  test('an officer of the company admits, and is named beside the words', async () => {
    const text = 'We still type every fourth invoice by hand from paper, says Jane Doe, CEO of Acme.';
    const [admitted] = await foundOn(`<p>${text}</p>`, 'friction');
    expect(admitted?.quotes[0]?.text).toBe(text);
    expect(admitted?.row?.value).toBe(
      '“We still type every fourth invoice by hand from paper” (Jane Doe, CEO of Acme)',
    );
  });

  test('a customer’s words in a paragraph of the company aren’t the company’s', async () => {
    const praise = 'We used to type every fourth order by hand, and we still wait two weeks for the others';
    for (const body of [
      `<p>Smiths like the anvils. “${praise},” says Bob Roe, CTO of Foundry Nine.</p>`,
      `<p>${praise}.</p><p>— Bob Roe, Foundry Nine</p>`,
    ])
      expect(await foundOn(body, 'friction', 'statement', 'market').then((all) => all.map(({ text }) => text))).toEqual(
        (await foundOn('', 'friction', 'statement', 'market')).map(({ text }) => text),
      );
  });
});
