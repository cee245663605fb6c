import { describe, expect, test } from 'vitest';
import { emptyOffer, type Offer } from '#contract/offer.ts';
import { changedPrice, priceCells } from './listed-prices.view.ts';

const id = '88888888-8888-4888-8888-888888888888';
const listOf = (currency: string, price: string, item = 'Reader'): Offer => ({
  ...emptyOffer,
  currency,
  priceItems: [{ id, item, unit: 'each', price, source: null }],
});

describe('whether the list still has the price of a row', () => {
  test.each([
    ['USD', '420.00', '| Reader, each | $420.00 | 4 | $1,680.00 |'],
    ['USD', '420.00', 'Reader: US$420'],
    ['AUD', '420.00', 'Reader: A$420'],
    ['CAD', '420.00', 'Reader: 420 dollars'],
    ['SEK', '400.00', 'Reader: 400 kr'],
    ['BRL', '420.00', 'Reader: R$420'],
    ['CNY', '400.00', 'Reader: ¥400'],
    ['PLN', '420.00', 'Reader: 420 zł'],
    ['AED', '420.00', 'Reader: AED 420'],
    ['ALL', '420.00', 'Reader: all 12 at ALL 420'],
    ['EUR', '420.00', 'Reader: 24/7 by phone, EUR 420.00 a month.'],
    ['EUR', '420.00', 'Reader: 2 sessions, then EUR 420.00 once.'],
    ['EUR', '420.00', 'Reader: 4 × EUR 420.00 = EUR 1,680.00'],
    ['EUR', '420.00', 'Reader: 12 months at EUR 420.00'],
    ['EUR', '420.00', '| Reader | 4 | 420 | 1,680 |'],
    ['EUR', '12,50', 'Reader: EUR 12.50'],
    ['EUR', '1.290,00', 'Reader: €1,290'],
    ['', '420.00', 'Reader: €420.00'],
    ['EUR', '', 'Reader: EUR 420.00'],
  ])('%s %s: %s', (currency, price, text) => {
    expect(changedPrice(priceCells(text), listOf(currency, price))).toBeNull();
  });

  test.each([
    ['USD', '420.00', 'Reader: $390.00'],
    ['USD', '420.00', 'Reader: A$420.00'],
    ['USD', '420.00', 'Reader: €420.00'],
    ['SEK', '400.00', 'Reader: ¥400'],
    ['PLN', '420.00', 'Reader: PLN 390.00'],
    ['MXN', '420.00', 'Reader: 390 MXN'],
    ['EUR', '1 590', 'Reader: EUR 1 290'],
    ['EUR', '420.00', 'Reader: 2 sessions, then EUR 390.00 once.'],
    ['EUR', '420.00', '| Reader | 390 |'],
  ])('no more, %s %s: %s', (currency, price, text) => {
    expect(changedPrice(priceCells(text), listOf(currency, price))).toBe(`${currency} ${price}`);
  });
});
