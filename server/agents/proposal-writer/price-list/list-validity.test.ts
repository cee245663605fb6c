import { expect, test } from 'vitest';
import { listValidity } from './list-validity.ts';

test('a list of prices says until when all of them hold, in several ways', () => {
  for (const text of [
    'All prices are in pounds sterling, without VAT, and valid until 31 March 2027.',
    'Prices hold until March 31, 2027.',
    'Price list 2026/27, valid from 1 April 2026 to 31 March 2027',
    'Valid until 2027-03-31.',
    'Our rates are fixed through 31/03/2027.',
    'All our current list prices hold until 31 March 2027.',
    'All prices are without VAT and valid until 31 March 2027.',
    'Alle Preise in Euro, gültig bis 31.03.2027.',
  ])
    expect([text, listValidity([text])]).toEqual([text, '2027-03-31']);
});

test('a single offer, a past increase, two days or a half date end no list', () => {
  for (const texts of [
    ['The trial is valid until 31 March 2027.'],
    ['Prices went up on 31 March 2027.'],
    ['Prices hold until March.'],
    ['All prices are valid until 31 March 2027.', 'All prices are valid until 30 April 2027.'],
    ['Prices include a visit. The voucher is valid until 31 March 2027.'],
    ['Prices are valid until 03/04/2027.'],
    ['High season rates apply from 1 June 2027 to 31 August 2027.'],
    ['Winter rates apply from 1 November 2026 to 31 March 2027.'],
    ['Prices for the pilot are valid until 31 March 2027.'],
    ['Early bird prices hold until 31 March 2027.'],
    ['The exchange rates are fixed until 31 March 2027.'],
    ['Prices are not fixed until 31 March 2027.'],
    ['Our prices were valid until 31 March 2027.'],
  ])
    expect([texts, listValidity(texts)]).toEqual([texts, null]);
});

test('a day that is over ends no list', () => {
  const texts = ['All prices are valid until 31 March 2024.', 'All prices are valid until 31 March 2027.'];
  expect(listValidity(texts, '2026-11-26')).toBe('2027-03-31');
  expect(listValidity(texts.slice(0, 1), '2026-11-26')).toBeNull();
});
