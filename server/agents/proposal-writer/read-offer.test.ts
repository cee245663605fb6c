import { expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { readOffer } from './read-offer.ts';

const passage = (heading: string, ...lines: string[]): CoachPassage => ({
  contentId: 'c-1',
  passageId: 'p-1',
  contentKind: 'document',
  number: 1,
  title: 'What we charge',
  heading,
  page: null,
  text: lines.join('\n'),
});
const offerOf = (...lines: string[]) => readOffer(readMaterial([passage('Prices', ...lines)], ['Kilnworks']));

test('a list item keeps its mark in no name, price or rule', () => {
  const { priceItems } = offerOf(
    '- Firing plan: €129 per kiln per month',
    '- Delivery: €40 a pallet',
    '- Stamp: €310, one-off',
  );
  expect(priceItems.map(({ item, unit, price }) => [item, unit, price])).toEqual([
    ['Firing plan', 'per kiln per month', '129'],
    ['Delivery', 'a pallet', '40'],
    ['Stamp', 'one-off', '310'],
  ]);
});

test('what stands after a price goes with its item only where the sentence goes on', () => {
  const { rules, priceItems } = offerOf(
    '- Training: two days included; further days €640. Contract 12 months, then monthly. No increase in the first year.',
    '- Kiln check: €90 a visit, free in the first year of a firing plan.',
    '- Conversion: €1,900 per site, once.',
    '- Glaze plan: €11 per kiln, all colors included. No charge per potter.',
    '- New kiln: €68 a month over 48 months, €59 over 60 months.',
    '- Small tile: 0.4p. Large tile: 3.6p. Clay included.',
  );
  expect(rules).toEqual([
    'Contract 12 months, then monthly.',
    'No increase in the first year.',
    'Kiln check: free in the first year of a firing plan.',
    'Glaze plan: all colors included. No charge per potter.',
    'New kiln: €68 a month over 48 months, €59 over 60 months.',
    'Small tile: 0.4p. Large tile: 3.6p. Clay included.',
  ]);
  expect(priceItems.find(({ item }) => item === 'Conversion')?.unit).toBe('per site, once');
});

test('a colon in a later sentence names no price of the sentence before', () => {
  const { priceItems } = offerOf('Hosting €9 per GB a month, reading €18 once. Flat plan: €14,500 a month.');
  expect(priceItems).toEqual([]);
});

test('what a handbook tells sellers is no price rule, and a sentence without a subject names its item', () => {
  const { rules } = offerOf(
    '- Trial: €190 for sixty days. Credited in full if you order within thirty days.',
    'Always start with the trial. Never quote the visit below €90. Ask about the owner before sending a quote. You can go to 10% for many kilns.',
  );
  expect(rules).toEqual(['Trial: credited in full if you order within thirty days.']);
});

test('customers told in lines of one paragraph are cases of their own', () => {
  const told = passage(
    'Customers',
    'Norring Pots, six kilns. Broken pots fell from 30 a week to 4.',
    'Lund Tiles, two kilns: they saved €9,000 in a year.',
  );
  const { caseStudies } = readOffer(readMaterial([told], ['Kilnworks']));
  expect(caseStudies.map(({ customer, values }) => [customer, values])).toEqual([
    ['Norring Pots', ['Broken pots fell from 30 a week to 4.']],
    ['Lund Tiles', ['They saved €9,000 in a year.']],
  ]);
});

test('a paragraph of several prices is as many items, and a sentence without a price stays with its item', () => {
  const { priceItems, rules } = offerOf(
    'Mooring: €1,200 per berth, once. Watch at night: €85 per berth and month. Crane: €60 per lift. Boats above nine tons need two. Smallest order: 5 berths.',
  );
  expect(priceItems.map(({ item, unit, price }) => [item, unit, price])).toEqual([
    ['Mooring', 'per berth, once', '1,200'],
    ['Watch at night', 'per berth and month', '85'],
    ['Crane', 'per lift', '60'],
  ]);
  expect(rules).toEqual(['Boats above nine tons need two.', 'Smallest order: 5 berths.']);
});

test('a case is named by its heading, and tells what was before and how it went', () => {
  const story = (heading: string, ...lines: string[]) =>
    readOffer(readMaterial([passage(heading, ...lines)], ['Kilnworks'])).caseStudies;
  expect(
    story(
      'Case: Alder Pottery',
      'Alder Pottery fires six kilns. Shifts began with a cold kiln twice a week. We fitted two controllers. In the first year since, no shift began cold. Gas fell by 12%.',
    ),
  ).toMatchObject([
    {
      customer: 'Alder Pottery',
      situation: 'Alder Pottery fires six kilns. Shifts began with a cold kiln twice a week.',
      solution: 'We fitted two controllers.',
      values: ['In the first year since, no shift began cold.', 'Gas fell by 12%.'],
    },
  ]);
  expect(story('Case: Alder Pottery', 'Alder Pottery fires six kilns.')).toEqual([]);
});

test('a story has a customer: what the seller tells of their own work is none', () => {
  const told = passage(
    'Customers',
    'Certified to ISO 9001. Faults fell in every year since.',
    'The round is every six weeks, not every four. Losses fell by half.',
    'Shops and schools with 2,000 to 40,000 tiles. Each saved a week.',
    'Library service of Norring, 9 kilns: broken pots fell from 30 to 4.',
  );
  const { caseStudies } = readOffer(readMaterial([told], ['Kilnworks']));
  expect(caseStudies.map(({ customer }) => customer)).toEqual(['Library service of Norring']);
});

test('a price has its own sign: no letter of a name, no share, and the dollar of the place', () => {
  const priced = (...rows: string[]) => offerOf(...rows);
  expect(priced('Kiln R32 top-up | £85', 'Glaze R8 | £40').currency).toBe('GBP');
  const rand = priced('Roof panel | R10,900', 'Study | R38,000 credited on order');
  expect([rand.currency, ...rand.priceItems.map(({ unit, price }) => `${unit} ${price}`)]).toEqual([
    'ZAR',
    ' 10,900',
    'credited on order 38,000',
  ]);
  expect(priced('Firing | US$120 a day', 'Our shop in Sydney: $40').currency).toBe('USD');
  expect(priced('Firing | $120 a day', 'Visits in Sydney and Perth: $40. Contact us.').currency).toBe('AUD');
  expect(priced('Visit | CA$400').currency).toBe('CAD');
  expect(priced('Visit | AU$400').currency).toBe('AUD');
  expect(priced('CAD drawing | £90 each').currency).toBe('GBP');
  expect(priced('Fee | 90 CHF').currency).toBe('CHF');
  const top = priced('Refrigerant top-up | R32 | £90');
  expect([top.currency, top.priceItems[0]?.price]).toEqual(['GBP', '90']);
  const survey = priced('Survey | from R850 per visit', 'Weekday | R1.62');
  expect([survey.currency, ...survey.priceItems.map(({ unit, price }) => `${price} ${unit}`)]).toEqual([
    'ZAR',
    '850 per visit, from this price',
    '1.62 ',
  ]);
  const shares = priced('Standard | €1,200 | per year, plus 20% VAT', 'Rush | 35% more', 'Maximum discount | 15%');
  expect(shares.priceItems.map(({ item, price }) => [item, price])).toEqual([['Standard', '1,200']]);
  expect(shares.rules).toEqual(['Standard: plus 20% VAT', 'Rush: 35% more.']);
  expect(priced(`Firing | ${'1'.repeat(200_000)}%`).priceItems).toEqual([]);
});

test('a price with a condition keeps it: further tiers, a range, what an item includes', () => {
  const { rules, priceItems } = offerOf(
    '- Set-up: €400 up to ten kilns, €800 up to thirty.',
    '- Visit: €90 a day, or free by video.',
    '- Firing plan: €11 per kiln a month. Clay, glaze and stamps included.',
    '- Insurance for kilns up to ten years: €60 to €90 a year.',
    '- Delivery: €40 a pallet.',
  );
  expect(rules).toEqual([
    'Set-up: €400 up to ten kilns, €800 up to thirty.',
    'Visit: €90 a day, or free by video.',
    'Firing plan: clay, glaze and stamps included.',
    'Insurance for kilns up to ten years: €60 to €90 a year.',
  ]);
  expect(priceItems.map(({ item }) => item)).toEqual(['Visit', 'Firing plan', 'Delivery']);
});

const storiesUnder = (heading: string, ...lines: string[]) =>
  readOffer(readMaterial([passage(heading, ...lines)], ['Kilnworks'])).caseStudies.map(({ customer, values }) => [
    customer,
    ...values,
  ]);

test('a result stands only with the customer that it belongs to', () => {
  expect(
    storiesUnder(
      'Customers',
      'Alder Tiles, 40 people: breakage down 58% over a year. A brick works with nine kilns done in a week.',
    ),
  ).toEqual([['Alder Tiles', 'Breakage down 58% over a year.']]);
  expect(
    storiesUnder(
      'Customers',
      'Potters in Bath, 70 people: €412 paid back. Masons in York: €88 of broken tiles, €78 paid.',
    ),
  ).toEqual([
    ['Potters in Bath', '€412 paid back.'],
    ['Masons in York', '€88 of broken tiles, €78 paid.'],
  ]);
  expect(
    storiesUnder(
      'Customers',
      'Alder Tiles, 40 people: breakage from 9% to 2%. A kiln that burned was replaced in a day. The owner takes calls.',
    ),
  ).toEqual([['Alder Tiles', 'Breakage from 9% to 2%.', 'A kiln that burned was replaced in a day.']]);
});

test('what customers got is a story under any heading, what a plan costs is none', () => {
  expect(
    storiesUnder('Works with our kilns', 'Casa do Barro, 22 people: gas from €6,100 to €3,800 in a year.'),
  ).toEqual([['Casa do Barro', 'Gas from €6,100 to €3,800 in a year.']]);
  expect(storiesUnder('Works with our kilns', 'Our kilns go from 20 to 1,200 degrees in an hour.')).toEqual([]);
});

test('days, plans, staff and what is saved are no customers', () => {
  const none = [
    ['Opening hours', 'Tuesday, all shops: open from 9 to 17.'],
    ['How it works', 'Delivery, small orders: it takes from 2 to 5 days.'],
    ['How it works', 'Plan Basic, 12 users: storage grows from 10 to 20 GB.'],
    ['Our team', 'Petra Lind, head of service: answers from 8 to 18.'],
  ] as const;
  for (const [heading, text] of none) expect(storiesUnder(heading, text)).toEqual([]);
  for (const more of ['Savings in March: €900.', 'Down in July: 12%.', 'Waste at Christmas: 40% less.'])
    expect(
      storiesUnder('Customers', `Casa do Mar, 12 tables: bills from €6,100 to €3,800. ${more}`).map(([name]) => name),
    ).toEqual(['Casa do Mar']);
  expect(
    storiesUnder('Customers', 'May Pottery, 12 people: bills from €6,100 to €3,800.').map(([name]) => name),
  ).toEqual(['May Pottery']);
});

test('a story keeps results that do not say of whom where it has no others', () => {
  expect(
    storiesUnder('Customers', 'Clinic Ray, 8 doctors: we installed it in a week. A nurse saved an hour a day.'),
  ).toEqual([['Clinic Ray', 'A nurse saved an hour a day.']]);
});

test('a currency may be named by a word, in a list under the name of the product', () => {
  const passages = [
    {
      ...passage(
        'Kilnworks Fire',
        '- Small plan: 29 euro for each kiln and month, up to four kilns.',
        '- Repair: 35 cents a brick',
      ),
      title: 'Price list 2026',
    },
  ];
  const { currency, priceItems } = readOffer(readMaterial(passages, ['Kilnworks']));
  expect(currency).toBe('EUR');
  expect(priceItems.map(({ item, unit, price }) => [item, unit, price])).toEqual([
    ['Small plan', 'for each kiln and month', '29'],
  ]);
});

test('a document that tells one customer’s story is one case: before, what was done, what it brought', () => {
  const of = (heading: string, text: string) => ({
    ...passage(heading, text),
    title: 'Case study: How Ola Pottery loses fewer firings',
  });
  const { caseStudies } = readOffer(
    readMaterial(
      [
        of('Case study', 'Ola Pottery fires 900 pots a week in two kilns.'),
        of('Before', 'Ola Pottery lost 30 firings a year. Nobody saw it until the morning.'),
        of(
          'With Kilnworks',
          'They put in Kilnworks Fire within a week. Lost firings fell to 4 a year. “We sleep now,” says Ola Berg.',
        ),
      ],
      ['Kilnworks'],
    ),
  );
  expect(caseStudies).toMatchObject([
    {
      customer: 'Ola Pottery',
      situation:
        'Ola Pottery fires 900 pots a week in two kilns. Ola Pottery lost 30 firings a year. Nobody saw it until the morning.',
      solution: 'They put in Kilnworks Fire within a week.',
      values: ['Lost firings fell to 4 a year.'],
    },
  ]);
});

test('a discount that whoever reaches a number gets is a rule, and the list says until when it holds', () => {
  const parts = [
    passage('Price list 2026', 'All prices are in euro, without VAT, and valid until 31 March 2027.'),
    passage(
      'Kilns',
      'Item | Price',
      'Firing | €129 per kiln',
      'Discount from 50 kilns | 10%',
      'Maximum discount | 15%',
    ),
    passage(
      'Discounts',
      'Contracts of three years get 8% off firings. Glazes are never discounted.',
      '10 % from 50 kilns',
    ),
    passage('They want a discount', 'We are cheaper in the second year already.'),
  ];
  const { rules, validUntil } = readOffer(readMaterial(parts, ['Kilnworks']));
  expect(rules).toEqual([
    'All prices are in euro, without VAT, and valid until 31 March 2027.',
    'Discount from 50 kilns: 10%.',
    'Contracts of three years get 8% off firings.',
    'Glazes are never discounted.',
    '10 % from 50 kilns',
  ]);
  expect(validUntil).toBe('2027-03-31');
});

test('what sellers earn is no rule for buyers, whatever number it is reached at', () => {
  const rows = [
    'Item | Price',
    'Firing | €129 per kiln',
    'Commission for 3 months | 5%',
    'Margin from 20 kilns | 35%',
    'Bonus for 10 deals | 2%',
    'Maximum discount for 2 years | 15%',
    'Discount from 50 kilns | 10%',
  ];
  const { rules } = readOffer(readMaterial([passage('Prices', ...rows)], ['Kilnworks']));
  expect(rules).toEqual(['Discount from 50 kilns: 10%.']);
});
