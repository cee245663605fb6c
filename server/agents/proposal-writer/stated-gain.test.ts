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
    ['a month that stands before', 'Every month we would save 4,000 pounds.'],
    ['a month in letters', '£5k/mo'],
    ['a decimal comma', '1,5 million a year'],
    ['a decimal in words', 'one point five million a year'],
    ['a part of it', 'We would save a third of the 90,000 a year.'],
    ['a share of it', '15% of our £2 million spend'],
    ['a cost that is left', 'It would bring our costs to £60,000 a year.'],
    ['what is spent for it', 'We would spend 10,000 a year and save 60,000 a year.'],
    ['what it is not', 'Not forty thousand, sixty thousand a year.'],
    ['revenue', 'Our revenue is 3 million.'],
    ['each van', '£1,200 per van'],
    ['each of some', 'Three people at £28,000 each'],
    ['every other week', '£3,000 every other week'],
    ['some weeks', '£1,000 a week for ten weeks'],
    ['two that add up', 'save 20k a year, plus 15k a year in fuel'],
    ['a range with half a number', '£10-15k a month'],
    ['rupees', 'Rs 50,000 per month'],
    ['months', '$120k over 36 months'],
    ['a telephone number', 'call 07700 900123'],
    ['liters', '15,000 l of diesel a year'],
  ])('isn’t stated by %s', (_, text) => {
    expect(gain(text)).toBe('unknown');
  });

  test('isn’t stated in another currency than the price list', () => {
    expect(gain('€20,000 a year')).toBe('unknown');
    expect(gain('€20,000 a year', 'EUR')).toBe('20000');
    expect(gain('$20,000 a year', 'AUD')).toBe('20000');
    expect(gain('A$20,000 a year')).toBe('unknown');
    expect(gain('20,000 AUD a year', 'AUD')).toBe('20000');
    expect(gain('£20,000 a year', '')).toBe('20000');
  });
});
