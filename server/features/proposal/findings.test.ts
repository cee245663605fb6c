import { describe, expect, test } from 'vitest';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { emptyOffer } from '#contract/offer.ts';
import { emptyLayout, type ProposalDocument } from '#contract/proposal.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { draftProposal } from '#server/agents/proposal-writer/proposal-writer.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { blocksOf } from './document.view.ts';
import { findFindings } from './findings.view.ts';
import { linkedBy } from './known-facts.view.ts';
import { withoutSaidTimes } from './said-times.view.ts';

const passage = {
  passageId: '1',
  contentId: 'c',
  contentKind: 'document' as const,
  number: 0,
  title: 'Handbook',
  heading: 'How we compare with Brightgate',
  page: null,
  text: 'Brightgate: cheap and simple, without a camera.',
};

const priced = { id: '88888888-8888-4888-8888-888888888888', item: 'Reader', unit: 'each', source: null };

/** Builds a proposal with this vision written by a person, and returns its findings; what is open stays hidden unless shown. */
function findings(
  vision: string,
  {
    hidden = false,
    shown = false,
    company = 'Norring Line',
    validUntil = null as string | null,
    pricing = '',
    price = '1,420.00',
    rules = [] as string[],
    lines = [] as CallLine[],
    itemChoices = [] as { id: string; quantity: string; shown: boolean }[],
    privateCustomers = [] as string[],
    others = ['Norring Line', 'Volta Cranes'],
  } = {},
) {
  const fields = { ...fromStoredFields({}), vision, pricingModel: pricing };
  const offer = {
    ...emptyOffer,
    currency: 'EUR',
    validUntil,
    rules,
    priceItems: [{ ...priced, price }],
    caseStudies: [
      {
        id: '88888888-8888-4888-8888-888888888888',
        customer: 'Kestrel Ferries',
        publish: 'anonymous' as const,
        situation: 'Kestrel Ferries has 12 gates.',
        solution: '',
        elements: [],
        values: ['Kestrel cut queues.'],
        source: null,
      },
      ...privateCustomers.map((customer, at) => ({
        ...{ id: `99999999-9999-4999-8999-99999999999${at}`, customer, publish: 'private' as const },
        ...{ situation: '', solution: '', elements: [], values: [], source: null },
      })),
    ],
  };
  const content = readMaterial([passage], ['Seller']);
  const material = {
    fields,
    lines,
    heard: [],
    solution: null,
    offer,
    content,
    brief: { claims: [], sources: [] },
    assumptions: {},
    itemChoices,
  };
  const draft = draftProposal(material);
  const document: ProposalDocument = {
    title: 'Proposal',
    prospect: { company, person: '', role: '' },
    seller: { company: 'Seller', website: '', logo: '' },
    rep: { name: '', bookingUrl: '' },
    solutionName: '',
    day: '2026-10-14',
    quotes: draft.quotes,
    ...blocksOf(draft, fields, {
      ...emptyLayout,
      hidden: [
        ...(hidden ? ['vision'] : []),
        ...(shown ? [] : ['roiAnalysis', ...(pricing === '' ? ['pricingModel'] : [])]),
      ],
    }),
  };
  const sums = (draft.tables.pricingModel?.rows ?? []).flatMap((row) => row.at(-1) ?? []);
  return findFindings({ document, material, sums }, others);
}
const found = (...given: Parameters<typeof findings>) => findings(...given).map(({ kind }) => kind);
const line = (text: string, speaker: string, at = 60): CallLine => ({
  id: `${at}`,
  at,
  speaker,
  side: speaker === '' ? 'note' : 'prospect',
  text,
});

describe('what is looked at before a proposal goes out', () => {
  test.each([
    ['A calm morning for everybody.', []],
    ['Dear [First name], a calm morning.', ['placeholder']],
    ['Dear {{firstName}}, a calm morning.', ['placeholder']],
    ['TBD', ['placeholder']],
    ['TBD\nTBD', ['placeholder']],
    ['A calm morning for Volta Cranes.', ['wrong-company']],
    ['A calm morning for Norring Line.', []],
    ['Queues fall by 40 percent.', ['unlinked']],
    ['We guarantee a calm morning.', ['unlinked']],
    ['Better than Brightgate ever was.', ['competitor']],
    ['As calm as the gates of Kestrel Ferries.', ['unpublishable-case']],
  ])('%s', (vision, kinds) => {
    expect(found(vision)).toEqual(kinds);
  });

  test.each([
    ['Somebody answers 24/7.', 'Our people answer 24/7, also at Christmas.'],
    ['24/7 support by phone.', 'The line is staffed 24/7.'],
    ['We start on 14 October at 9:30.', 'Let us say the fourteenth of October, half past nine.'],
    ['We start on 14 October at 9:30 in your yard.', 'So 14 October, 9.30 am.'],
    ['We start at 14:45.', 'A quarter to three suits us.'],
    ['We start at 9:05.', 'So five past nine.'],
    ['We start at 9:00.', 'Let us begin at nine on Monday.'],
    ['We start at 18:00.', 'We begin at 6 pm.'],
    ['Somebody answers 24/7.', 'Our people answer twenty-four seven.'],
  ])('a time is one figure, however it was said: %s', (text, said) => {
    expect(found(text, { lines: [line(said, 'Ada')] })).toEqual([]);
    expect(found(text, { lines: [line('We would like to begin soon.', 'Ada')] })).toEqual(['unlinked']);
  });

  test.each([
    ['We start at 9:00.', 'We look at nine sites a month.'],
    ['Support ends at 18:00.', 'Our night shift ends at six.'],
    ['We start at 14:00.', 'It takes from two to six weeks.'],
    ['We start at 2:00.', 'It takes from two to six weeks.'],
  ])('a count is no time, and no hour of the evening: %s', (text, said) => {
    expect(found(text, { lines: [line(said, 'Ada')] })).toEqual(['unlinked']);
  });

  test('a range is no half', () => {
    expect(withoutSaidTimes(['We use 1-2 vans.'])('It saves 1/2 of the fuel.')).toBe('It saves 1/2 of the fuel.');
  });

  test.each([
    ['You pay £300 a month.', ['price-not-listed']],
    ['You pay EUR 300 a month.', ['price-not-listed']],
    ['You pay 300 a month.', ['unlinked']],
    ['You pay three hundred pounds a month.', ['unlinked']],
    ['You pay EUR 1,420.00 each.', []],
  ])('what is to be paid is on the list, or found: %s', (text, kinds) => {
    expect(found(text)).toEqual(kinds);
  });

  test.each([
    ['A calm morning for Hafenfreunde e.V. too.', ['wrong-company']],
    ['A calm morning for Kowalski Sp. z o.o. too.', ['wrong-company']],
    ['A calm morning for Brno Svet s.r.o. too.', ['wrong-company']],
    ['A calm morning for Nordvik A/S too.', ['wrong-company']],
    ['A calm morning for Lumen S.A. too.', ['wrong-company']],
    ['A calm morning for Norring Line e.V. too.', []],
  ])('a company that nothing names: %s', (text, kinds) => {
    expect(found(text)).toEqual(kinds);
  });

  test('a price that is on no list is found, one that is on it is not, nor is anything in a hidden block', () => {
    expect(found('', { pricing: 'A reader costs EUR 1,420.00 each.' })).not.toContain('price-not-listed');
    expect(found('', { pricing: 'A reader costs EUR 1,300.00 each.' })).toContain('price-not-listed');
    expect(found('Dear [First name]', { hidden: true })).toEqual(['empty']);
  });

  const now = 'The price list now has EUR 1,420.00 for this.';
  test.each([
    ['| Item | Unit | Price |\n|---|---|---:|\n| Reader | each | EUR 1,300.00 |', [now]],
    ['| Reader | each | EUR 1,420 |', []],
    ['Reader | 1,300.00', [now]],
    ['Reader, each: EUR 1,300.00 × 4 = EUR 5,200.00', [now]],
    ['Reader, each: GBP 1,420.00', [now]],
    ['Reader, each: EUR 1,420.00', []],
    ['| Reader | each | to be confirmed |', []],
  ])('a price in a row that the list no longer has: %s', (text, whys) => {
    const stale = (found: readonly { kind: string; why: string }[]): string[] =>
      found.filter(({ kind }) => kind === 'stale-price').map(({ why }) => why);
    expect(stale(findings('', { pricing: text }))).toEqual(whys);
    expect(stale(findings(text))).toEqual(whys);
    expect(found(text)).not.toContain('unlinked');
  });

  test('a price is read as the list’s country writes it, in the check as in the totals', () => {
    const table = (price: string): string => `| Item | Unit | Price |\n|---|---|---:|\n| Reader | each | ${price} |`;
    const kinds = (price: string, pricing: string): string[] =>
      found('', { price, pricing: `${table(pricing)}\nPaid in advance of each year.` }).filter((kind) =>
        kind.includes('price'),
      );
    expect(kinds('1.290,00', 'EUR 1.290,00')).toEqual([]);
    expect(kinds('1.290,00', 'EUR 1,290')).toEqual([]);
    expect(kinds('12,50', 'EUR 12.50')).toEqual([]);
    expect(kinds('1 590', 'EUR 1 290')).toEqual(['stale-price']);
  });

  test('what the quantities in a table come to at the list’s prices is a price, and so are the proposal’s own totals', () => {
    const head = '| Item | Price | Quantity | Total |\n| --- | --- | --- | --- |';
    const table = (quantity: string, total: string, sum = total): string =>
      `${head}\n| Reader, each | EUR 1,420.00 | ${quantity} | EUR ${total} |\n| Total, paid once | | | EUR ${sum} |`;
    expect(found('', { pricing: table('6', '8,520.00') })).toEqual([]);
    expect(found('', { pricing: table('6', '8,250.00') })).toEqual(['price-not-listed', 'price-not-listed']);
    expect(found('', { pricing: table('6', '8,520.00', '5,680.00') })).toEqual(['price-not-listed']);
    const itemChoices = [{ id: priced.id, quantity: '4', shown: true }];
    expect(found('EUR 1,420.00 each, so EUR 5,680.00 for 4 readers.', { itemChoices })).toEqual([]);
    expect(found('Reader, each: EUR 1,420.00 × 4 = EUR 5,680.00')).not.toContain('price-not-listed');
    expect(found('EUR 1,420.00 each, so EUR 5,860.00 for 4 readers.', { itemChoices })).toEqual(['unlinked']);
  });

  test('a price that the list leaves open is on no list', () => {
    const pricing = '| Item | Unit | Price |\n|---|---|---:|\n| Reader | each | EUR 420.00 |';
    expect(found('', { pricing, price: '' })).toEqual(['price-not-listed']);
    expect(found('Reader: EUR 420.00', { price: '' })).toEqual(['price-not-listed']);
  });

  test('a number that somebody noted or said is not called unfounded, one that nobody did is', () => {
    const lines = [
      { id: '1', at: 60, speaker: '', side: 'note' as const, text: 'Costs them about £9,000 a month, 180 lorries' },
    ];
    expect(found('It costs them £9,000 each month at 180 lorries.', { lines })).toEqual([]);
    expect(found('It costs them £9,500 each month at 180 lorries.', { lines })).toEqual(['unlinked']);
    expect(found('We guarantee that the £9,000 are gone.', { lines })).toEqual(['unlinked']);
  });

  test.each([
    ['All twelve report to one desk.', 'We have twelve gates.', []],
    ['60 tickets a day reach one desk.', 'We get 60 support requests daily.', []],
    ['We cover your 9 yards.', 'We have nine sites.', []],
    ['We cover your 9 yards.', 'We have nine sites, and the yards are full.', ['unlinked']],
    ['We cover your 9 yards.', 'It costs us £9 a day.', ['unlinked']],
    ['We cover your 9 clinics.', 'We have nine vans for the shops.', ['unlinked']],
  ])('what a number counts may have another name: %s %s', (vision, said, kinds) => {
    expect(found(vision, { lines: [line(said, 'Bo')] })).toEqual(kinds);
  });

  test('thousands of numbers in content hold no check up', () => {
    const text =
      'Our customers move their yards to one shared plan, so that drivers see what is due before they arrive. Most sites begin with 12 gates. ';
    const lines = Array.from({ length: 1000 }, (_, at) => line(text.repeat(6), '', at));
    const texts = lines.map((each) => each.text);
    const timed = (run: () => unknown): number => {
      const begun = performance.now();
      run();
      return performance.now() - begun;
    };
    const asked = { value: 13, isOrdinal: false, isWritten: true, measure: null, things: ['gate'] };
    const shares = [1, 2, 3].map(
      () => timed(() => linkedBy(texts)(asked)) / timed(() => texts.forEach((each) => spokenNumbers(each))),
    );
    // Reading what each number counts takes four times as long as finding it.
    expect(Math.min(...shares)).toBeLessThan(3);
    expect(linkedBy(texts)(asked)).toBe(false);
  });

  test('a price list that has expired is found', () => {
    expect(found('', { validUntil: '2020-01-31', shown: true })).toContain('stale-price');
    expect(found('', { validUntil: '2999-01-31', shown: true })).not.toContain('stale-price');
  });

  test('what is still open, a rule that says nothing, and a proposal about nobody are found', () => {
    expect(findings('A calm morning.', { shown: true }).map(({ text }) => text)).toEqual([
      'Quantities and total: to be confirmed.',
      'Return on investment: to be confirmed.',
    ]);
    expect(findings('A calm morning.', { shown: true, price: '' }).map(({ text }) => text)).toContain(
      'Reader: to be confirmed',
    );
    const rules = ['1.', 'Payment.', '20–49: 8%.', 'Readers are rented for a year.'];
    const fragments = findings('A calm morning.', { shown: true, rules }).filter(({ kind }) => kind === 'fragment');
    expect(fragments.map(({ text }) => text)).toEqual(rules.slice(0, 3));
    expect(found('A calm morning.', { company: '' })).toEqual(['empty']);
    expect(found('')).toEqual(['empty']);
  });

  test('words are counted in scripts without spaces between them too', () => {
    const rules = ['按季度预付。', '四半期ごとに前払いです。', 'ราคานี้รวมค่าติดตั้งแล้ว', '付款。'];
    const fragments = findings('A calm morning.', { shown: true, rules }).filter(({ kind }) => kind === 'fragment');
    expect(fragments.map(({ text }) => text)).toEqual(['付款。']);
    const lines = [line('我们有十四个不同的承包商。', '李娜'), line('窯は五月まで予約で埋まっています。', '森', 90)];
    expect(found('李娜：“我们有四十个不同的承包商。”', { lines })).toContain('misquoted');
    expect(found('李娜：“我们有十四个不同的承包商。”', { lines })).toEqual([]);
    expect(found('「窯は六月まで予約で埋まっています」とのことです。', { lines })).toContain('misquoted');
    expect(found('「窯は五月まで予約で埋まっています」とのことです。', { lines })).toEqual([]);
  });

  test('a private customer and another prospect are found at the start of a sentence, whatever word their name is', () => {
    const privateCustomers = ['Target'];
    expect(found('Target lost no mooring.', { privateCustomers })).toEqual(['unpublishable-case']);
    expect(found('No mooring is lost, which is our target.', { privateCustomers })).toEqual([]);
    expect(found('Sage has a calm morning.', { others: ['Norring Line', 'Sage'] })).toEqual(['wrong-company']);
  });

  test('another prospect is found without its legal form, but not in this one’s name', () => {
    const others = ['Volta Cranes Ltd', 'Norring', 'Norring Line B.V.', 'Compass'];
    expect(found('A compass for calm mornings.', { others })).toEqual([]);
    expect(found('A calm morning at COMPASS.', { others })).toEqual(['wrong-company']);
    expect(found('A calm morning for Volta Cranes.', { others })).toEqual(['wrong-company']);
    expect(found('A calm morning for Norring Line.', { others })).toEqual([]);
  });

  test.each([
    'Volta Cranes Pty Ltd',
    'Volta Cranes GmbH & Co. KG',
    'Volta Cranes A/S',
    'Volta Cranes AS',
    'Volta Cranes Oyj',
    'Volta Cranes SE',
    'Volta Cranes, S.L.',
    'Volta Cranes (UK) Ltd',
    'The Volta Cranes Ltd',
    'Volta Cranes!',
  ])('another prospect is found without what belongs to its name in a register: %s', (other) => {
    expect(found('A calm morning for Volta Cranes.', { others: ['????', other] })).toEqual(['wrong-company']);
    expect(found('A calm morning for cranes.', { others: ['????', other] })).toEqual([]);
  });

  test.each([
    ['Total Inc VAT is shown.', null],
    ['Liability Limited to fees paid.', null],
    ['Calm mornings, with Oakmere Limited each day.', 'Oakmere Limited'],
    ['Kestrel Dynamics GmbH gets fewer faults.', 'Kestrel Dynamics GmbH'],
    ['With Oakmere & Sons Ltd. it was calm.', 'Oakmere & Sons Ltd'],
    ['As calm as at Marbella Frio, S.A. each day.', 'Marbella Frio, S.A'],
    ['A calm morning for Norring Line BV.', null],
    ['At Norring Line GmbH mornings are calm.', null],
    ['A calm morning with Seller Inc. for all.', null],
    ['Tidewater Sheds Ltd is calm too.', null],
    ['Calm mornings, with Limited queues.', null],
  ])('a company with a legal form that nothing known names: %s', (vision, firm) => {
    const lines = [line('We bought out tidewater sheds in spring.', 'Bo')];
    const wrong = findings(vision, { lines }).filter(({ kind }) => kind === 'wrong-company');
    expect(wrong.map(({ why }) => why)).toEqual(
      firm === null ? [] : [`We found ${firm} nowhere in the call, brief, content or offer.`],
    );
  });

  const call = [
    line('I’ve got fourteen different contractors for nine kilns.', 'Ffion Pryce'),
    line('The kilns are booked until May.', 'Marcus Oyelaran', 90),
    line('Glazeworks quoted us thirty a kiln, and they are quick.', 'Marcus Oyelaran', 99),
  ];
  test.each([
    ['Ffion Pryce: “I’ve got fourteen different contractors.”', []],
    ['Ffion: “I’ve got fourteen different contractors.”', []],
    ['Ffion Pryce: “I’ve got forty different contractors.”', ['misquoted']],
    ['Marcus Oyelaran: “I’ve got fourteen different contractors.”', ['misquoted']],
    ['As you said, "the kilns are booked until June".', ['misquoted']],
    ['One place for fourteen contractors.', []],
    ['One place for forty contractors.', ['unlinked']],
    ['Cheaper than Glazeworks.', ['competitor']],
    ['Glazeworks takes longer.', ['competitor']],
    ['One place for nine kilns and fourteen contractors.', []],
    ['One place for nine contractors.', ['unlinked']],
    ['You save 9 weeks.', ['unlinked']],
    ['All in 9 steps.', []],
    ['A kiln that is never booked twice.', ['unlinked']],
    ['Better than waiting until Monday.', []],
    ['A Reader for €55 at each kiln.', ['price-not-listed']],
    ['A Reader for €30 at each kiln.', ['price-not-listed']],
    ['A Reader for €1,420 at each kiln.', []],
  ])('of a call: %s', (vision, kinds) => {
    expect(found(vision, { lines: call })).toEqual(kinds);
  });

  test('one of the prospect’s own people who sent a quote is no rival', () => {
    const lines = [line('We had a quote from Ruth in finance.', 'Bo'), ...call];
    expect(found('Ruth signs the plan.', { lines })).toEqual([]);
    expect(found('Delivery charges are shown up front.', { lines })).toEqual([]);
    expect(found('Glazeworks takes longer.', { lines: [...lines, line('Yes.', 'S', 120)] })).toEqual(['competitor']);
  });

  test('what was noted in shorthand is named, and what a person wrote in it too', () => {
    expect(found('wants one kiln + maybe a shelf, start Jan')).toEqual(['shorthand']);
    expect(found('40 kilns, doors break ~3x/wk, €180 each')).toContain('shorthand');
    expect(found('One kiln and a shelf, from January.')).toEqual([]);
    expect(found('Email support is included for every site.')).toEqual([]);
    expect(found('See the plans at https://kiln.example/plans today.')).toEqual([]);
  });

  test('says whose words they are', () => {
    const [finding] = findings('Marcus Oyelaran: “I’ve got fourteen different contractors.”', { lines: call });
    expect(finding?.why).toBe('Ffion Pryce said this, not Marcus Oyelaran.');
  });
});
