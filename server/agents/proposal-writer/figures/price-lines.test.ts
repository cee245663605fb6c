import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyOffer, type PriceItem } from '#contract/offer.ts';
import { proposalItemSchema, type ItemChoice } from '#contract/proposal-items.ts';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import type { ProposalMaterial } from '../proposal-material.ts';
import { lineTotal, minorDigits, moneyText } from './line-total.ts';

let made = 0;
const priced = (item: string, unit: string, price: string): PriceItem => {
  made += 1;
  return { id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`, item, unit, price, source: null };
};
const draft = (
  priceItems: PriceItem[],
  said: readonly string[],
  more: Partial<ProposalMaterial> & { currency?: string; rules?: string[] } = {},
) => {
  const { currency = 'GBP', rules = [], ...material } = more;
  const { tables, blocks, items, sources } = draftFrom({
    lines: saidLines(said),
    offer: { ...emptyOffer, currency, priceItems, rules },
    ...material,
  });
  return { table: tables.pricingModel, claims: blocks.pricingModel.map(({ text }) => text), blocks, items, sources };
};
const quantityOf = (said: readonly string[], unit = 'per site per month', item = 'Job Desk'): string =>
  draft([priced(item, unit, '42')], said).items[0]?.quantity ?? '';

describe('a quantity is what the call states for the unit of the price', () => {
  test.each([
    ['we have', 'per site per month', 'P: We have twelve sites in South Wales.', '12'],
    ['an adjective', 'per site per month', 'P: Our twelve South Wales sites all have one.', '12'],
    ['digits', 'per user / month', 'P: There are 40 users on it today.', '40'],
    ['a person', 'per person', 'P: For 85 people it has to be simple.', '85'],
    ['the offer itself', 'per site, monthly', 'R: I will send a proposal for the twelve sites by Friday.', '12'],
    ['an irregular noun', 'per factory', 'P: We run three factories, one in Leeds.', '3'],
    ['an item itself', 'each', 'P: We need 30 of those sensors by May.', '30'],
    ['an item itself, by its name', 'each', 'P: We need 30 sensors by May.', '30'],
  ])('%s', (_, unit, said, quantity) => {
    expect(quantityOf([said], unit, 'Wireless sensor')).toBe(quantity);
  });

  test.each([
    ['a guess', 'P: We have about twelve sites.'],
    ['a range', 'P: We have ten to twelve sites.'],
    ['a question', 'P: Do we have twelve sites?'],
    ['somebody else', 'P: They have twelve sites.'],
    ['the past', 'P: We used to have twelve sites.'],
    ['a condition', 'P: If we had twelve sites, yes.'],
    ['another noun', 'P: We have twelve kitchens.'],
    ['money', 'P: We pay £12 sites included.'],
    ['the seller, of somebody else', 'R: We look after twelve sites for Hartwell.'],
    ['an order in a row', 'P: For our twelfth site we wait.'],
    ['a part', 'P: One of our sites is twelve miles away.'],
    ['a time', 'P: We have twelve weeks at each of our sites.'],
    ['a rate', 'P: We lose twelve percent at all sites.'],
  ])('not from %s', (_, said) => {
    expect(quantityOf([said])).toBe('');
  });

  test('of several counts a person chooses, unless one is what the offer is for', () => {
    const said = ['P: We have fourteen sites.', 'P: All three sites in Cardiff leak.'];
    const { items } = draft([priced('Job Desk', 'per site', '42')], said);
    expect(items[0]).toMatchObject({ quantity: '', origin: 'none' });
    expect(items[0]?.counts.map(({ quantity }) => quantity)).toEqual(['14', '3']);
    expect(quantityOf([...said, 'P: Send us an offer for the fourteen sites.'])).toBe('14');
  });

  test('a call with many counts gives an item the first few, and the one that holds', () => {
    const said = Array.from({ length: 300 }, (_, at) => `P: We have ${at + 2} sites.`);
    const { items } = draft(
      [priced('Job Desk', 'per site', '42')],
      [...said, 'P: Send us an offer for the 290 sites.'],
    );
    expect(items[0]?.quantity).toBe('290');
    expect(items[0]?.counts.map(({ quantity }) => quantity)).toEqual(['290', '2', '3', '4', '5', '6']);
    expect(proposalItemSchema.safeParse(items[0]).success).toBe(true);
  });

  test('what is sent to somebody counts nothing that is bought', () => {
    expect(quantityOf(["P: And I'll send you our supplier form, it's eleven pages."], 'per page')).toBe('');
    expect(quantityOf(['P: And we have eleven pages.'], 'per page')).toBe('11');
  });
  test('a count that was taken back is none', () => {
    expect(quantityOf(['P: We have twelve sites.', 'P: Sorry, not twelve, thirteen.'])).toBe('');
  });

  test.each([['per user per site'], ['per 10 sites'], ['per month'], ['per hour'], ['one-off'], ['']])(
    'nothing is counted for “%s”',
    (unit) => {
      expect(quantityOf(['P: We have twelve sites and forty users.', 'P: For all twelve sites.'], unit)).toBe('');
    },
  );
});

describe('the table of prices', () => {
  const twelve = ['P: We have twelve sites in South Wales.'];
  test('has line totals, and a sum for each time that is paid for', () => {
    const items = [
      priced('Job Desk', 'per site per month', '42'),
      priced('Alarm line', 'per kitchen per month', '12.50'),
      priced('Support', 'per site, yearly', '100'),
      priced('Set-up', 'per site', '250'),
      priced('Training', 'per day', '800'),
    ];
    const itemChoices = [{ id: items[1]?.id ?? '', quantity: '12' }];
    const more = { rules: ['Prices are before VAT.'], itemChoices };
    const { table, claims, blocks, sources } = draft(items, twelve, more);
    expect(table).toEqual({
      head: ['Item', 'Price', 'Quantity', 'Total'],
      rows: [
        ['Job Desk, per site per month', 'GBP 42', '12', 'GBP 504'],
        ['Alarm line, per kitchen per month', 'GBP 12.50', '12', 'GBP 150'],
        ['Support, per site, yearly', 'GBP 100', '12', 'GBP 1,200'],
        ['Set-up, per site', 'GBP 250', '12', 'GBP 3,000'],
        ['Training, per day', 'GBP 800', '', ''],
        ['Total per month', '', '', 'GBP 654'],
        ['Total per year', '', '', 'GBP 1,200'],
        ['Total, paid once', '', '', 'GBP 3,000'],
      ],
    });
    expect(claims).toEqual([
      'Prices are before VAT.',
      '12 sites, as Omar said: “We have twelve sites in South Wales.”',
      'Not part of the totals: Training, per day.',
      'The totals are before any discount, tax or further charge that is named here.',
    ]);
    const said = blocks.pricingModel.find(({ text }) => text.startsWith('12 sites'))?.quotes[0]?.sourceId;
    expect(sources.find(({ id }) => id === said)).toMatchObject({ lineId: '1', title: 'Omar' });
  });

  test('sums what is paid again by the time of its unit, however that is written', () => {
    const items = [
      priced('Platform', 'per calendar month', '900'),
      priced('Care plan', 'monthly fee', '50'),
      priced('Lizenz', 'jährlich', '100'),
      priced('Year 1 implementation', 'one-off', '4000'),
    ];
    const { table } = draft(items, [], { itemChoices: items.map(({ id }) => ({ id, quantity: '1' })) });
    expect(table?.rows.slice(items.length)).toEqual([
      ['Total per month', '', '', 'GBP 950'],
      ['Total per year', '', '', 'GBP 100'],
      ['Total, paid once', '', '', 'GBP 4,000'],
    ]);
  });

  test('without any quantity it is as it was, and says so', () => {
    const { table, claims } = draft([priced('Job Desk', 'per site per month', '42')], ['P: Thank you.']);
    expect(table).toEqual({ head: ['Item', 'Unit', 'Price'], rows: [['Job Desk', 'per site per month', 'GBP 42']] });
    expect(claims).toEqual(['Quantities and total: to be confirmed.']);
  });

  test('a quantity of the seller replaces that of the call, and none removes it', () => {
    const item = priced('Job Desk', 'per site per month', '42');
    const chosen = (choice: Omit<ItemChoice, 'id'>) =>
      draft([item], twelve, { itemChoices: [{ id: item.id, ...choice }] });
    expect(chosen({ quantity: '2.5' }).table?.rows[0]).toEqual([
      'Job Desk, per site per month',
      'GBP 42',
      '2.5',
      'GBP 105',
    ]);
    expect(chosen({ quantity: '1000000000' }).table?.rows.at(-1)).toEqual([
      'Total per month',
      '',
      '',
      'GBP 42,000,000,000',
    ]);
    expect(chosen({ quantity: null }).claims).toEqual(['Quantities and total: to be confirmed.']);
    expect(chosen({ shown: false }).table).toBeUndefined();
  });

  test('a stored quantity is a decimal, however many digits stand behind its point', () => {
    const item = priced('Training', 'per day', '800');
    const { table } = draft([item], [], { itemChoices: [{ id: item.id, quantity: '2.125' }] });
    expect(table?.rows[0]).toEqual(['Training, per day', 'GBP 800', '2.125', 'GBP 1,700']);
  });

  test('a price with a point before three digits is read where a currency is written so, and else is open', () => {
    const item = priced('Meter', 'per litre', '1.125');
    const of = (currency: string) => draft([item], [], { currency, itemChoices: [{ id: item.id, quantity: '2' }] });
    expect(of('EUR').items[0]?.total).toBe('EUR 2,250');
    expect(of('GBP').table?.rows).toEqual([['Meter, per litre', 'GBP 1.125', '2', 'to be confirmed']]);
    expect(of('GBP').claims).toContain('Not part of the totals: Meter, per litre.');
  });

  test('an item of another solution is left out until the seller takes it in', () => {
    const items = [
      priced('Job Desk, per site', 'per month', '42'),
      priced('Evacuation plans', 'per plan', '90'),
      priced('Job Desk Pro', 'per month', '60'),
      priced('Training', 'per day', '800'),
    ];
    const given = {
      solution: { id: '', name: 'Job Desk', description: '' },
      solutionNames: ['Job Desk', 'Evacuation plans', 'Job Desk Pro'],
    };
    const { table, items: listed } = draft(items, [], given);
    expect(table?.rows.map(([name]) => name)).toEqual(['Job Desk, per site', 'Training']);
    expect(listed.map(({ otherSolution }) => otherSolution)).toEqual(['', 'Evacuation plans', 'Job Desk Pro', '']);
    const taken = draft(items, [], { ...given, itemChoices: [{ id: items[1]?.id ?? '', shown: true }] });
    expect(taken.table?.rows.map(([name]) => name)).toEqual(['Job Desk, per site', 'Evacuation plans', 'Training']);
  });

  test('of several plans for one unit a person chooses, unless one bears the name of the solution', () => {
    const plans = [priced('Starter', 'per site per month', '42'), priced('Team plan', 'per site per month', '60')];
    const { items } = draft(plans, twelve);
    expect(items.map(({ quantity, counts }) => [quantity, counts.length])).toEqual([
      ['', 1],
      ['', 1],
    ]);
    const solution = { id: '', name: 'Team plan', description: '' };
    expect(draft(plans, twelve, { solution }).items.map(({ quantity }) => quantity)).toEqual(['', '12']);
  });

  test('an unreadable price has no total, and is named', () => {
    const { table, claims } = draft(
      [priced('Job Desk', 'per site', ''), priced('Watch', 'per site, yearly', '5')],
      twelve,
    );
    expect(table?.rows[0]).toEqual(['Job Desk, per site', 'to be confirmed', '12', 'to be confirmed']);
    expect(claims).toContain('Not part of the totals: Job Desk, per site.');
  });
});

describe('money', () => {
  test('is summed in minor units and rounded half up once', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const scale = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(whole, scale, whole, scale, fc.constantFrom(0, 2, 3), (price, at, quantity, parts, digits) => {
        const total = lineTotal({ units: price, scale: at }, { units: quantity, scale: parts }, digits);
        // price × quantity × 10^digits ÷ 10^(scale + parts), in whole numbers.
        const [exact, by] = [price * quantity * 10n ** BigInt(digits), 10n ** BigInt(at + parts)];
        expect(total).toBe(exact / by + ((exact % by) * 2n >= by ? 1n : 0n));
      }),
    );
  });

  test('sums of a table equal the sum of its lines', () => {
    const price = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9999 }));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 200 }), (prices) => {
        const items = prices.map(([whole, part], at) => priced(`Part ${at}`, 'per site', `${whole}.${part}`));
        const itemChoices = items.map(({ id }) => ({ id, quantity: '17' }));
        const { items: lines, table } = draft(items, [], { itemChoices });
        const minor = (text: string): bigint => BigInt(text.replaceAll(/\D/gu, ''));
        const sum = lines.reduce((all, { total }) => all + minor(total), 0n);
        expect(minor(table?.rows.at(-1)?.at(-1) ?? '')).toBe(sum);
      }),
      { numRuns: 40 },
    );
  });

  test('knows currencies without minor units, and with three', () => {
    expect([minorDigits('JPY'), minorDigits('EUR'), minorDigits('KWD'), minorDigits('')]).toEqual([0, 2, 3, 2]);
    expect(
      draft([priced('Job Desk', 'per site', '1,250')], ['P: We have three sites.'], { currency: 'JPY' }).table?.rows[0],
    ).toEqual(['Job Desk, per site', 'JPY 1,250', '3', 'JPY 3,750']);
    const choice = (id: string) => [{ id, quantity: '2.5' }];
    const item = priced('Job Desk', 'per site', '125');
    expect(draft([item], [], { currency: 'JPY', itemChoices: choice(item.id) }).items[0]?.total).toBe('JPY 313');
    expect(moneyText(1_234_567n, 2, 'EUR', false)).toBe('EUR 12,345.67');
    expect(moneyText(5n, 2, 'EUR', false)).toBe('EUR 0.05');
  });
});

test('terms of another solution stand in the proposal once one of its items does', () => {
  const [desk, watch] = [priced('Job Desk', 'per site per month', '42'), priced('Kitchen Watch', 'per kit', '310')];
  const own = 'Job Desk is billed monthly.';
  const others = 'A Kitchen Watch kit has two years of warranty.';
  const both = 'Job Desk and Kitchen Watch together cost 5% less.';
  const of = {
    rules: [own, others, both],
    solution: { id: '', name: 'Job Desk', description: '' },
    solutionNames: ['Job Desk', 'Kitchen Watch'],
  };
  const terms = (itemChoices: ItemChoice[]) =>
    draft([desk, watch], [], { ...of, itemChoices }).claims.filter((text) => of.rules.includes(text));
  expect(terms([])).toEqual([own, both]);
  expect(terms([{ id: watch.id, shown: true }])).toEqual([own, others, both]);
});
