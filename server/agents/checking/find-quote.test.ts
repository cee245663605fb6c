import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { quoteFinder } from './find-quote.ts';

const text = 'We employ 212 people.\nRevenue: € 1,200.50 | +5%\n“Best”—they say. İstanbul office. 私たちは2020年に創業';
const { find } = quoteFinder(text);

describe('a quote is found', () => {
  test.each([
    ['as it stands', 'We employ 212 people', ['We employ 212 people']],
    ['across lines, cells and marks', '212 people revenue 1,200.50 5%', ['212 people.\nRevenue: € 1,200.50 | +5%']],
    ['whatever the quotation marks', '"Best" - they say', ['Best”—they say']],
    ['in two ends around an ellipsis', 'We employ … they say', ['We employ', 'they say']],
    ['with letters that grow in lower case before it', 'istanbul office'.replace('i', 'İ'), ['İstanbul office']],
    ['within a script that writes no spaces', '2020年に創業', ['2020年に創業']],
  ])('%s', (_, quote, words) => {
    const found = find(quote) ?? [];
    expect(found.map((each) => each.words)).toEqual(words);
    for (const each of found) expect(text.startsWith(each.words, each.at)).toBe(true);
  });
});

describe('a quote is not found', () => {
  test.each([
    ['that ends within a number', 'We employ 21'],
    ['that begins within a number', '12 people'],
    ['that leaves the decimals out', 'Revenue: € 1,200'],
    ['that leaves the thousands out', '200.50'],
    ['that leaves the percent sign out', '1,200.50 | +5'],
    ['that ends within a word', 'We employ 212 peop'],
    ['that is longer than a quote may be', 'We employ 212 people '.repeat(limits.quote.characters)],
    ['of two letters', 'We'],
    ['of marks alone', '… — “”'],
  ])('%s', (_, quote) => expect(find(quote)).toBeNull());

  test('and a text made of the same letter is given up in time', () => {
    expect(quoteFinder('a'.repeat(400_000)).find('a'.repeat(2000))).toBeNull();
  });
});

test('keeps the signs of the quote that stand on the page too, but no quotation marks', () => {
  const finder = quoteFinder('“Basic plan: £29 a month.” Loss: −412,000 or 11,90 €');
  const words = (quote: string): string | undefined => finder.find(quote)?.[0]?.words;
  expect(words('£29 a month.')).toBe('£29 a month.');
  expect(words('“Basic plan: £29 a month.”')).toBe('Basic plan: £29 a month.');
  expect(words('€29 a month')).toBe('29 a month');
  expect(words('−412,000')).toBe('−412,000');
  expect(words('11,90 €')).toBe('11,90 €');
});
