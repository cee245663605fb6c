import { expect, it } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { extractPrices } from './extract-prices.ts';

it.each([
  ['£42', 1],
  ['£4.2m', 0],
  ['£4.2k', 0],
  ['£4.2k / year', 1],
])('of a name with %s below it, %i is a price', (amount, count) => {
  const pages = sitePages({
    '/pricing': `<html lang="en"><title>Acme</title><body><h1>Pricing</h1><h3>Fleet</h3><p>${amount}</p><p>12 anvils</p><p>Two smiths</p></body></html>`,
  });
  const found = extractPrices({ pages, company: 'Acme', today: '2026-11-22' });
  expect(found.filter(({ topic }) => topic === 'price')).toHaveLength(count);
});

it('what a plan includes ends where the next plan begins, also one without a price', () => {
  const plan = (name: string, price: string, holds: string): string =>
    `<div><div>${name}</div><div>${price}</div><div>${holds}</div><div>Help by email on every working day</div></div>`;
  const plans =
    plan('Core', '$119', 'Orders and statements for six offices') +
    plan('Enterprise', 'Talk to us', 'More than 60 users');
  const pages = sitePages({
    '/pricing': `<html lang="en"><title>Acme</title><body><h1>Pricing</h1>${plans}</body></html>`,
  });
  const found = extractPrices({ pages, company: 'Acme', today: '2026-11-22' }).filter(({ topic }) => topic === 'price');
  expect(found.map(({ text }) => text)).toEqual([
    'The pricing page lists “Core” at $119: Orders and statements for six offices, Help by email on every working day.',
  ]);
});

it('an offer is a sentence, and neither a product’s name nor a project; a long word costs no time', () => {
  const long = `${'AB'.repeat(2000)}1 discount`;
  const texts = ['Discount Leakage Monitoring', 'Acme worked with a large mill on a fixed cost profile.', long];
  const pages = sitePages({
    '/': `<html lang="en"><title>Acme</title><body><h1>Acme</h1>${texts.map((text) => `<p>${text}</p>`).join('')}<p>Try it free for 30 days, no credit card required.</p></body></html>`,
  });
  const found = extractPrices({ pages, company: 'Acme', today: '2026-11-22' }).filter(({ topic }) => topic === 'offer');
  expect(found.map(({ quotes: [quote] }) => quote?.text)).toEqual([
    'Try it free for 30 days, no credit card required.',
  ]);
});
