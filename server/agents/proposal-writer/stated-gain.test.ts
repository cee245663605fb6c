import { describe, expect, test } from 'vitest';
import { statedGain } from './stated-gain.ts';

const gain = (text: string, currency = 'USD'): string => {
  const found = statedGain([text], currency);
  if (found === null) return 'unknown';
  const { low, base, high } = found.amounts;
  return `${low === high ? base : `${low} ${base} ${high}`}${found.basis === '' ? '' : `: ${found.basis}`}`;
};

describe('what a year is worth', () => {
  test.each([
    ['save $20,000 a year', '20000'],
    ['It would save us forty thousand a year.', '40000'],
    ['Ninety thousand.', '90000'],
    ['ninety to a hundred and ten thousand a year', '90000 100000 110000'],
    ['save $25,000 a month', '300000: 12 × 25,000 a month'],
    ['save $25k per month', '300000: 12 × 25,000 a month'],
    ['$5,000 to $6,000 a month', '60000 66000 72000: 12 × 5,000 to 6,000 a month'],
    ['about $500 a week', '26000: 52 × 500 a week'],
    ['$30,000 per quarter', '120000: 4 × 30,000 a quarter'],
    ['20,000 dollars annually', '20000'],
    ['USD 12,000', '12000'],
  ])('%s', (text, expected) => {
    expect(gain(text)).toBe(expected);
  });

  test.each([
    ['an amount of something else', '1,500 hours a year'],
    ['things', '2,000 pallets fewer damaged'],
    ['several years', '$40k over five years'],
    ['two currencies', '5,000 USD or 6,000 EUR'],
    ['once', '$40,000 once'],
    ['a day, of which nobody said how many there are', '$1,200 a day'],
    ['each seat', '$1,200 per seat'],
    ['a level', 'If we got them under twenty thousand I would frame the letter.'],
    ['a share', '12,000% more'],
    ['a card number', 'Ref 4111111111111111, saves a lot'],
    ['more than two', '$10,000, $20,000 or $30,000 a year'],
    ['nothing', ''],
  ])('isn’t stated by %s', (_, text) => {
    expect(gain(text)).toBe('unknown');
  });

  test('isn’t stated in another currency than the price list', () => {
    expect(gain('€20,000 a year')).toBe('unknown');
    expect(gain('€20,000 a year', 'EUR')).toBe('20000');
    expect(gain('$20,000 a year', 'AUD')).toBe('20000');
    expect(gain('£20,000 a year', '')).toBe('20000');
  });
});
