import { describe, expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { readOffer } from '../read-offer.ts';

const passage = (lines: readonly string[]): CoachPassage => ({
  contentId: 'c-1',
  passageId: 'p-1',
  contentKind: 'document',
  number: 1,
  title: 'What we charge',
  heading: 'Prices',
  page: null,
  text: lines.join('\n'),
});
/** Items as 'name | unit | price'; a table is written in one line, with ' / ' between its rows. */
const offerOf = (table: string) => {
  const rows = table.split(' / ').map((row) => row.split('|').join(' | '));
  const { currency, priceItems, rules } = readOffer(readMaterial([passage(rows)], ['Kilnworks']));
  return { currency, items: priceItems.map(({ item, unit, price }) => `${item}|${unit}|${price}`), rules };
};

describe('columns of a price table', () => {
  test.each([
    [
      'Plan|Price per month|Setup fee / Starter|£29|£150 / Team|£99|£300',
      ['Starter|per month|29', 'Starter, Setup fee||150', 'Team|per month|99', 'Team, Setup fee||300'],
    ],
    [
      'Plan|Per month|Per year / Starter|£29|£290',
      ['Starter, Per month|per month|29', 'Starter, Per year|per year|290'],
    ],
    ['Role|Per hour|Per day / Expert|£95|£700', ['Expert, Per hour|per hour|95', 'Expert, Per day|per day|700']],
    [
      'Plan|Billed monthly|Billed yearly / Pro|$12|$10',
      ['Pro, Billed monthly|Billed monthly|12', 'Pro, Billed yearly|Billed yearly|10'],
    ],
    [
      'Role|Per on-sale morning|Per day / Usher|£95|£700',
      ['Usher, Per on-sale morning|per on-sale morning|95', 'Usher, Per day|per day|700'],
    ],
    ['Plan|Per seat|Platform fee / Team|$12|$200', ['Team|per seat|12', 'Team, Platform fee||200']],
    ['Item|Qty|Unit price|Total / License|10|£20|£200', ['License||20']],
    ['Item|Unit|Qty|Price|Amount / License|seat|10|£20|£200', ['License|seat|20']],
    ['Item|Hours|Rate|Cost / Fitting|10|£90|£900', ['Fitting||90']],
    ['Plan|USD|EUR|GBP / Starter|29|27|24', ['Starter||29']],
    ['No.|Service|Price / 1|Audit|£400 / 2|Tax return|£600', ['Audit||400', 'Tax return||600']],
    [
      'Service|Size|Price / Cleaning|Small|£40 / |Large|£60 / Windows|Small|£20',
      ['Cleaning, Small||40', 'Cleaning, Large||60', 'Windows||20'],
    ],
    [
      'Price list|Basic|Pro / Monthly price|$19|$49 / Annual price|$190|$490',
      [
        'Basic, Monthly price|per month|19',
        'Pro, Monthly price|per month|49',
        'Basic, Annual price|per year|190',
        'Pro, Annual price|per year|490',
      ],
    ],
    ['Price list|Basic|Pro / Monthly (USD)|19|49 / Users|3|10', ['Basic|per month|19', 'Pro|per month|49']],
    ['Item|Price / Users|3 / Seat|£10', ['Seat||10']],
  ])('%s', (table, items) => {
    expect(offerOf(table).items).toEqual(items);
  });

  test.each([
    ['Item|Price / Work|£900 / VAT (20%)|£180 / Subtotal|£900 / Total incl. VAT|£1,080', ['Work||900']],
    ['Item|Price / Tax return|£600 / Total for the first year|£600', ['Tax return||600']],
    ['Product|Regular price|Sale price / Sofa|£899|£699', ['Sofa||699']],
    ['Product|Before|After discount / Sofa|£899|£699', ['Sofa||699']],
    ['Router|List price|Your price / Router|$400|$320', ['Router||320']],
    ['Package|Price|Instead of / Duo|€90|€120', ['Duo||90']],
    ['Item|Price|Deposit|Minimum order / Tent|£90|£30|£200', ['Tent||90']],
    ['Item|Price|VAT|Price incl. VAT / Tent|£90|£18|£108', ['Tent||90']],
    ['Service|2025 price|2026 price / Audit|£4,000|£4,200', ['Audit||4,200']],
  ])('with sums, taxes or old prices: %s', (table, items) => {
    expect(offerOf(table).items).toEqual(items);
  });

  test('with a lower and an upper end, or a currency for each place, are rules', () => {
    expect(offerOf('Work price|Min|Max / Logo|300|600 / Site|£900|£2,000')).toMatchObject({
      items: [],
      rules: ['Logo: 300 to 600.', 'Site: £900 to £2,000.'],
    });
    expect(offerOf('Parcel|UK|EU|US / Up to 2 kg|£4.20|€9.90|$14')).toMatchObject({
      items: [],
      rules: ['Up to 2 kg: £4.20, €9.90, $14.'],
    });
  });
});

describe('amounts of a price table', () => {
  test('to take off, to add, shortened or with two ends are rules in their own words', () => {
    const cells = [
      '+£15',
      '–£10',
      '-£5',
      'minus £20',
      '(£25)',
      '−£15',
      '£1.2k',
      '£1.5M',
      '£2 lakh',
      '300–£600',
      '£50 to £80',
    ];
    const { items, rules } = offerOf(
      `Option|Price / Wrap|£4${cells.map((cell, at) => ` / Way ${at}|${cell}`).join('')}`,
    );
    expect(items).toEqual(['Wrap||4']);
    expect(rules).toEqual(cells.map((cell, at) => `Way ${at}: ${cell}.`));
  });

  test.each([
    ['CHF 80.00', '80.00', 'CHF'],
    ['CHF 140.-', '140', 'CHF'],
    ["CHF 1'200.-", '1,200', 'CHF'],
    ["Fr. 1'450.00", '1,450.00', 'CHF'],
    ["2'400 CHF", '2,400', 'CHF'],
    ['1.290,00 €', '1,290.00', 'EUR'],
    ['€ 1.199,00', '1,199.00', 'EUR'],
    ['89,90 €', '89.90', 'EUR'],
    ['1.290 €', '1,290', 'EUR'],
    ['€ 49,-', '49', 'EUR'],
    ['1 290 €', '1,290', 'EUR'],
    ['£1 200', '1,200', 'GBP'],
    ['$0.035', '0.035', 'USD'],
    ['£29¹', '29', 'GBP'],
    ['₹1,20,000', '1,20,000', 'INR'],
  ])('%s', (cell, price, currency) => {
    expect(offerOf(`Item|Price / Kiln brick|${cell}`)).toEqual({
      currency,
      items: [`Kiln brick||${price}`],
      rules: [],
    });
  });

  test('take their currency from the head of the column', () => {
    expect(offerOf('Leistung|Preis (EUR) / Ofen|1.290,00 / Regal|89,90 / Ton|1.290')).toMatchObject({
      currency: 'EUR',
      items: ['Ofen||1,290.00', 'Regal||89.90', 'Ton||1,290'],
    });
  });

  test.each([
    '12 000 kr',
    '3% of sales, min £20',
    '£1.290',
    '€1.659 per litre',
    '£29 365 days',
    '£60 per day to £90 per day',
  ])('that may be read in two ways are rules: %s', (cell) => {
    expect(offerOf(`Item|Price / Kiln brick|${cell}`)).toMatchObject({ items: [], rules: [`Kiln brick: ${cell}.`] });
  });
});

test('a number without a currency below a head of prices is one, also with what it is for; elsewhere it is a count', () => {
  const of = (table: string) => offerOf(table).items;
  expect(of('Item|Price / Gate reader|420.00 each / Platform|35.00 per gate per month')).toEqual([
    'Gate reader|each|420.00',
    'Platform|per gate per month|35.00',
  ]);
  expect(of('Item|Price (EUR) / Gate reader|420.00 each')).toEqual(['Gate reader|each|420.00']);
  expect(of('Plan|Visits|Price / Gate care|3 per week|£35 / Gate watch|1 a month|£12')).toEqual([
    expect.stringMatching(/^Gate care.*\|35$/u),
    expect.stringMatching(/^Gate watch.*\|12$/u),
  ]);
});
