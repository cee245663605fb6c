import { describe, expect, it } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { buildLedger } from './build-ledger.ts';

const home = '<h1>Acme</h1><p>Acme makes anvils for smiths in the north of the country.</p>';

function told(body: string, { path = '/about', lang = 'en' } = {}): string[] {
  const page = (of: string): string => `<html lang="${lang}"><title>Acme</title><body>${of}</body></html>`;
  const pages = sitePages({ '/': page(home), [path]: page(`<h1>Acme</h1>${body}`) });
  return buildLedger({ company: 'Acme', pages, today: '2026-11-22' })
    .filter(({ topic }) => topic === 'solved')
    .map(({ text }) => text);
}

describe('what they say they have', () => {
  it.each([
    ['en', 'Since September we no longer type invoices by hand.', ''],
    ['en', 'Our invoices are read automatically and booked the same day.', ''],
    ['en', 'We have replaced the fax with one shared order book.', ''],
    ['de', 'Wir tippen unsere Aufträge nicht mehr von Hand ab.', ' (German)'],
    ['fr', 'Nos commandes sont enregistrées automatiquement dès leur arrivée.', ' (French)'],
    ['es', 'Nuestros pedidos se registran automáticamente al llegar al taller.', ' (Spanish)'],
  ])('is told as a quote (%s: %s)', (lang, sentence, language) => {
    expect(told(`<p>${sentence}</p>`, { lang })).toEqual([`They say they have this: “${sentence}”${language}`]);
  });

  it.each([
    'We can no longer answer every call by hand.',
    'Our invoices are not yet read automatically.',
    'We plan to read invoices automatically next year.',
    'Not all our invoices are read automatically.',
    'Subscriptions of Acme renew automatically each year.',
    'Would you like your invoices read automatically by us?',
    'Many companies now read their invoices automatically.',
  ])('is nothing that is missing, promised or somebody else’s: %s', (sentence) => {
    expect(told(`<p>${sentence}</p>`)).toEqual([]);
  });

  it('is not taken from a customer’s story or from an old article', () => {
    const sentence = '<p>We no longer type invoices by hand.</p>';
    expect(told(sentence, { path: '/case-studies/mill' })).toEqual([]);
    expect(told(`<p>14 September 2021</p>${sentence}`, { path: '/news/old' })).toEqual([]);
  });
});
