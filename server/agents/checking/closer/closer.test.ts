import { describe, expect, test } from 'vitest';
import { byRulesAlone } from '#tests/support/briefs/judged-otherwise.ts';
import { claimChecker } from '../check-claim.ts';
import type { CheckedSource } from '../read-source.ts';

/** Checks a claim about Marlow Tiles against one page, which is quoted whole or by some of its lines. */
function judge(kind: 'fact' | 'inference', text: string, page: string, quoted = page): string {
  const source: CheckedSource = {
    ...{ id: 'page', title: 'Marlow Tiles', url: 'https://marlow.example/page', text: page },
    ...{ when: null, language: 'en', subject: 'prospect', secondary: false },
  };
  const { check } = claimChecker([source], {
    ...{ company: 'Marlow Tiles', today: '2026-11-22', products: [], names: [], byRulesAlone: byRulesAlone(text) },
  });
  const checked = check({
    kind,
    text,
    quotes: quoted.split('\n').map((each) => ({ sourceId: 'page', text: each })),
    restsOn: [],
  });
  return checked.kept ? 'kept' : checked.reason;
}

describe('a figure belongs to its own part', () => {
  test.each([
    ['Kiln B fires 900 tiles a day.', 'Kiln A fires 900 tiles a day, Kiln B 640 and Kiln C 310.'],
    ['Grout pays 12% of the rent.', 'Tiles pay 60% of the rent, grout 28% and tools 12%.'],
    ['Glaze 200 is sold at £31.', 'Glaze 100 £24 a tin\nGlaze 200 £28 a tin\nGlaze 400 £31 a tin'],
    ['The Anna carries 40 pallets.', 'Our barges are the Maud (1990, 40 pallets) and the Anna (2004, 65 pallets).'],
    ['Thirty people work in Bath and 12 in Leeds.', 'We have 12 people in Bath and 30 in Leeds.'],
  ])('not: %s', (text, page) => {
    expect(judge('fact', text, page)).toBe('number');
  });
  test.each([
    ['Kiln B fires 640 tiles a day.', 'Kiln A fires 900 tiles a day, Kiln B 640 and Kiln C 310.'],
    ['Twelve people work in Bath and 30 in Leeds.', 'We have 12 people in Bath and 30 in Leeds.'],
    ['Four of the twelve kilns are electric.', 'Eight of our twelve kilns burn gas and four are electric.'],
    ['A day is eight and a half hours long.', 'Open from 8am to 4.30pm.'],
    ['The kiln stood still for about two months.', 'From 1 June to 31 July the kiln stood still.'],
  ])('%s', (text, page) => {
    expect(judge('fact', text, page)).toBe('kept');
  });
});

describe('contrary and beyond', () => {
  test.each([
    ['Buyers mind the colour rather than the price.', 'Buyers mind the price rather than the colour.', 'negation'],
    ['York is the only shop with parking.', 'Every shop but York has parking.', 'negation'],
    ['Marlow bought the works at Ryde.', 'The offer for the works at Ryde was withdrawn.', 'negation'],
    ['The scrap rate improved from 3% to 5%.', 'The scrap rate was 3%, then 5%.', 'direction'],
    ['Marlow was bought by Tegel.', 'In 2019 Marlow bought Tegel.', 'direction'],
    ['A second kiln has been fired up.', 'A second kiln will be fired up in May 2027.', 'stale'],
    ['The lease began in spring 2025.', 'The lease began in spring 2024, the work in 2025.', 'date'],
    ['The mayor has leased it since 2024.', 'The mayor has leased it since 2011; in 2024 she renewed.', 'date'],
    ['Tiles go to Norway and Malta.', 'Tiles go to Norway and Iceland. Malta is warm.', 'kept'],
    ['Ian Poole came from Tegel.', 'Ian Poole leaves us to join Tegel.', 'role'],
  ])('%s', (text, page, reason) => {
    expect(judge('fact', text, page)).toBe(reason);
  });
  test('a charge needs a sign', () => {
    const page = 'We have two warehouses and a shop.';
    expect(judge('inference', 'Marlow may be preparing a merger.', page)).toBe('beyond');
    expect(judge('inference', 'Marlow may be preparing a merger.', 'We are in talks with Tegel.')).toBe('kept');
  });
});

describe('a row belongs to the years above it', () => {
  const figures =
    'Our figures\n2024 2025 2026\nTiles sold (million) 6.2 5.4 5.9\nProfit (£m) 3.1 2.2 2.6\nYears end in May.';
  const days = 'In thousands\n30/9/2026 31/12/2025 31/12/2024\nNet income 19,847 25,310 23,984';
  test.each([
    ['The 2026 profit was £3.1m.', figures, 'Profit (£m) 3.1 2.2 2.6'],
    ['Profit in 2024 came to £2.2 million.', figures, 'Profit (£m) 3.1 2.2 2.6'],
    ['It sold 6.2 million tiles in 2025.', figures, 'Tiles sold (million) 6.2 5.4 5.9'],
    ['Net income in 2024 was 25.3 million.', days, 'Net income 19,847 25,310 23,984'],
  ])('not: %s', (text, page, row) => {
    expect(judge('fact', text, page, row)).toBe('date');
  });
  test.each([
    ['The 2026 profit was £2.6m.', figures, 'Profit (£m) 3.1 2.2 2.6'],
    ['It sold 5.4 million tiles in 2025.', figures, 'Tiles sold (million) 6.2 5.4 5.9'],
    ['Net income in 2025 was 25.3 million.', days, 'Net income 19,847 25,310 23,984'],
    // As many numbers as years is what makes a row.
    [
      'Four kilns were fired in 2025.',
      'Opened in 2024, moved in 2025.\nKilns 4 6 9',
      'Opened in 2024, moved in 2025.\nKilns 4 6 9',
    ],
  ])('%s', (text, page, row) => {
    expect(judge('fact', text, page, row)).toBe('kept');
  });
});

test('a cell keeps its minus', () => {
  const row = 'Result (£m) 3.1 -1.8 2.6';
  const page = `Our figures\n2024 2025 2026\n${row}`;
  expect(judge('fact', 'It made a £1.8m profit in 2025.', page, row)).toBe('direction');
  expect(judge('fact', 'It made a £1.8m loss in 2025.', page, row)).toBe('kept');
  expect(judge('fact', 'The 2024 result was £3.1m.', page, row)).toBe('kept');
});
