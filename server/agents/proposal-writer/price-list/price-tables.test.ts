import { describe, expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { readOffer } from '../read-offer.ts';

const passage = (...lines: string[]): CoachPassage => ({
  contentId: 'c-1',
  passageId: 'p-1',
  contentKind: 'document',
  number: 1,
  title: 'What we charge',
  heading: 'Prices',
  page: null,
  text: lines.join('\n'),
});
const offerOf = (...lines: string[]) => {
  const { priceItems, rules } = readOffer(readMaterial([passage(...lines)], ['Kilnworks']));
  return { items: priceItems.map(({ item, unit, price }) => [item, unit, price]), rules };
};

describe('a table of prices', () => {
  test('with a column for each plan or size has an item for each, and its head is none', () => {
    expect(
      offerOf(
        'Feature | Studio (to 5 kilns) | Works (over 5 kilns)',
        'Firing log per kiln per month | €12 | €9',
        'Set-up | €250 | €900',
        'Sensor | €85 each | €85 each',
        'Support | by email | by phone',
        'Smallest number of kilns | 1 | 6',
      ),
    ).toEqual({
      items: [
        ['Firing log, Studio (to 5 kilns)', 'per kiln per month', '12'],
        ['Firing log, Works (over 5 kilns)', 'per kiln per month', '9'],
        ['Set-up, Studio (to 5 kilns)', '', '250'],
        ['Set-up, Works (over 5 kilns)', '', '900'],
        ['Sensor', 'each', '85'],
      ],
      rules: [
        'Support: Studio (to 5 kilns) by email; Works (over 5 kilns) by phone.',
        'Smallest number of kilns: Studio (to 5 kilns) 1; Works (over 5 kilns) 6.',
      ],
    });
    expect(
      offerOf(
        'Feature | Pot | Works | Group',
        'Price per user per month | €12 | €19 | On request',
        'Least users | 3 | 10 | 100',
        'Kiln map | Included | Included | Included',
        'Help | e-mail, two days | phone | –',
      ),
    ).toEqual({
      items: [
        ['Pot', 'per user per month', '12'],
        ['Works', 'per user per month', '19'],
      ],
      rules: ['Least users: Pot 3; Works 10; Group 100.'],
    });
  });

  test('with a plan in each row takes its unit from the head of its column, and no number of users for a price', () => {
    expect(
      offerOf(
        'Plan | Users | Price per month (EUR) | Good for',
        'Pot | 3 | 49 | one studio',
        'Works | 25 | 290 | several sites with shifts',
      ),
    ).toEqual({
      items: [
        ['Pot', 'per month, one studio', '49'],
        ['Works', 'per month', '290'],
      ],
      rules: ['Works: several sites with shifts'],
    });
    expect(offerOf('Plan | Monthly | Yearly', 'Pot | $49 | $490', 'Works | $290 | on request').items).toEqual([
      ['Pot, Monthly', 'Monthly', '49'],
      ['Pot, Yearly', 'Yearly', '490'],
      ['Works, Monthly', 'Monthly', '290'],
    ]);
  });

  test('says what is free, in pence or conditional as a rule', () => {
    expect(
      offerOf(
        'Item | Price | Notes',
        'Collection | free | from €600 of work a month, else €7 a bag',
        'Glaze test | €24 | €31 at night by arrangement',
        'Label | 4p | in rolls of 500',
        'Call-out | €140, then €60 an hour |',
      ),
    ).toEqual({
      items: [
        ['Glaze test', '', '24'],
        ['Call-out', '', '140'],
      ],
      rules: [
        'Collection: free, from €600 of work a month, else €7 a bag.',
        'Glaze test: €24, €31 at night by arrangement',
        'Label: 4p, in rolls of 500.',
        'Call-out: €140, then €60 an hour',
      ],
    });
  });

  test('takes no saving for a price, and reads nothing where no head says whose price it is, or a column is the seller’s own', () => {
    expect(offerOf('Item | Unit | Price | You save', 'Kiln brick | per piece | €9.50 | €4.10 a piece').items).toEqual([
      ['Kiln brick', 'per piece', '9.50'],
    ]);
    expect(offerOf('Item | Price | Our cost', 'Kiln brick | €9.50 | €4.10').items).toEqual([]);
    expect(offerOf('Kiln brick | €9.50 | €4.10', 'Kiln shelf | €30 | €14').items).toEqual([]);
  });

  test('with a currency for each row keeps its own for items, and tells the others as rules', () => {
    expect(
      offerOf(
        'Product | Region | Price | Currency | Per',
        'Glaze | UK | 14.50 | GBP | kilo',
        'Glaze | DE | 16.90 | EUR | kilo',
        'Wheel | DE | 240 | EUR | piece',
      ),
    ).toEqual({
      items: [
        ['Glaze, DE', 'kilo', '16.90'],
        ['Wheel', 'piece', '240'],
      ],
      rules: ['Glaze, UK: 14.50 GBP kilo.'],
    });
  });

  test('is one by its head, whatever stands above it, and a sentence about the company is no rule of prices', () => {
    const { priceItems } = readOffer(
      readMaterial([{ ...passage('Item | Price', 'Kiln brick | €9.50'), heading: 'Spare parts' }], ['Kilnworks']),
    );
    expect(priceItems.map(({ item, price }) => [item, price])).toEqual([['Kiln brick', '9.50']]);
    expect(
      offerOf('Kilnworks is software for potters of every size.', 'All plans are billed yearly.', 'Log: €12 a month.')
        .rules,
    ).toEqual(['All plans are billed yearly.']);
  });
});
