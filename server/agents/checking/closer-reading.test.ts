import { describe, expect, test } from 'vitest';
import { byRulesAlone } from '#tests/support/briefs/judged-otherwise.ts';
import { claimChecker } from './check-claim.ts';
import type { CheckedSource } from './read-source.ts';

type Given = Partial<Pick<CheckedSource, 'language' | 'subject' | 'url' | 'when'>>;

/** Checks a claim about Orrin Ferries against one page, from which everything is quoted that isn't given. */
function judge(
  kind: 'fact' | 'inference',
  text: string,
  page: string,
  { quotes, restsOn = [], ...more }: Given & { quotes?: string[]; restsOn?: string[] } = {},
): string {
  const source: CheckedSource = {
    ...{ id: 'page', title: 'Orrin Ferries', url: 'https://orrin.example/page', text: page },
    ...{ when: null, language: 'en', subject: 'prospect', secondary: false },
    ...more,
  };
  const { check } = claimChecker([source], {
    ...{ company: 'Orrin Ferries', today: '2026-11-22', products: [], names: [], byRulesAlone: byRulesAlone(text) },
  });
  const quote = (said: string) => ({ sourceId: 'page', text: said });
  const checked = check({
    kind,
    text,
    quotes: (quotes ?? (kind === 'fact' ? [page] : [])).map(quote),
    restsOn: restsOn.map((said) => ({ text: said, quotes: [quote(said)] })),
  });
  return checked.kept ? 'kept' : checked.reason;
}
const fact = (text: string, page: string, more: Given & { quotes?: string[] } = {}) => judge('fact', text, page, more);

describe('numbers that follow', () => {
  test.each([
    ['Dunmore is the largest port: three tenths of all 800 berths.', 'Dunmore has 240 berths. All ports have 800.'],
    ['The fare for a lorry is seven and a half thousand kroner.', 'Lorries pay 7,500 kroner.'],
    ['A crossing takes ninety minutes.', 'Eine Überfahrt dauert anderthalb Stunden.'],
    ['It takes 36 hours to unload a ship.', 'Unloading takes 1.5 days.'],
    ['A yearly pass saves two months: €400 against twelve times €40, or €480.', 'Pass: €40 / month or €400 / year'],
    ['Callers wait more than three quarters of an hour.', 'Callers wait 47 minutes on average.'],
    [
      'The forecast came down by €80m, to €2.42bn.',
      'It expects €2.42 to €2.45 billion, before €2.50 to €2.56 billion.',
    ],
    ['About 380 of the 1,150 berths are let.', '1,150 berths, of which a third is let.'],
    ['It sold 4,870 passes, some €1,500 each on average.', 'We sold 4,870 passes for €7.3 million.'],
    ['About 29% of its passengers are not Danish.', '71 % of passengers are Danish'],
    ['The page names three skippers.', 'Our skippers Una Berg Lars Holm Mads Kielland'],
  ])('%s', (text, page) => {
    expect(fact(text, page, { language: page.startsWith('Eine') ? 'de' : 'en' })).toBe('kept');
  });
  test.each([
    ['Dunmore has half of all 800 berths.', 'Dunmore has 240 berths. All ports have 800.'],
    ['A crossing takes eighty minutes.', 'A crossing takes an hour and a half.'],
    ['A yearly pass saves three months.', 'Pass: €40 / month or €400 / year'],
  ])('not: %s', (text, page) => {
    expect(fact(text, page)).toBe('number');
  });
});

describe('what a figure belongs to', () => {
  test('its own direction, where two figures of one sentence move', () => {
    const page = 'Passengers rose 9 per cent, while the average fare fell 4 per cent.';
    expect(fact('Fares rose 4% while passenger numbers fell 9%.', page)).toBe('direction');
    expect(fact('Passenger numbers rose 9% and fares fell 4%.', page)).toBe('kept');
  });
  test('its own column, where a rounded figure is near two', () => {
    const quotes = ['31/12/2026 31/12/2025 31/12/2024', 'Net income 19,847 25,310 23,984'];
    const page = quotes.join('\n');
    expect(fact('Net income for 2025 was about 24,000.', page, { quotes })).toBe('date');
    expect(fact('Net income for 2024 was about 24,000.', page, { quotes })).toBe('kept');
  });
  test('its own kind of thing and base, also in another language', () => {
    const dutch = { language: 'nl' };
    expect(fact('It runs 226 of its own trucks.', '226 medewerkers en 64 schepen', dutch)).toBe('number');
    expect(fact('It has 226 employees.', '226 medewerkers en 64 schepen', dutch)).toBe('kept');
    expect(fact('Freight costs €74 per pallet.', 'Vracht: € 74 per laadmeter', dutch)).toBe('number');
    expect(fact('Freight costs €74 per metre.', 'Vracht: € 74 per laadmeter', dutch)).toBe('kept');
  });
});

describe('what is denied', () => {
  test.each([
    ['Some 200 passengers don’t have their refund yet.', 'Refunds: some 200 passengers are waiting for theirs.'],
    ['It pieces renewals together from a distrusted list.', 'Renewals come out of a list nobody trusts.'],
    ['Travellers who drop out choose the bridge.', 'Travellers who leave end up on the bridge.'],
  ])('in other words: %s', (text, page) => {
    expect(fact(text, page)).toBe('kept');
  });

  test('of what there was none, nothing is said', () => {
    const page = 'No card numbers were in the files, but names and addresses were.';
    expect(fact('Card numbers were in the leaked files.', page)).toBe('negation');
    expect(fact('Names and addresses were in the files, no card numbers.', page)).toBe('kept');
  });
  test('a denial in one part of a quote leaves the other parts as they are', () => {
    const page = 'Twee van de vijf kapiteins zijn vertrokken en het werk is niet minder geworden.';
    expect(fact('Two of its five captains have gone.', page, { language: 'nl' })).toBe('kept');
  });
});

describe('whose it is', () => {
  test.each([
    [
      'It has secured £85m of debt.',
      'Harbour Storage, who lease the quay from us, have secured £85 million of debt.',
      ['have secured £85 million of debt'],
    ],
    [
      'It audits 1,400 ports.',
      'We rely on Tracewell Ltd, which audits 1,400 ports.',
      ['Tracewell Ltd, which audits 1,400 ports'],
    ],
    [
      'Timo Raabe is its managing director.',
      'Konzept und Umsetzung: pixelhof GmbH, Geschäftsführer Timo Raabe',
      ['pixelhof GmbH, Geschäftsführer Timo Raabe'],
    ],
    [
      'Orrin has 9,200 employees.',
      'Mahanadi is a Rs. 14,600 crore company having 9,200 employees.',
      ['Mahanadi is a Rs. 14,600 crore company having 9,200 employees.'],
    ],
    [
      'Orrin has 27,000 beds.',
      'We ship for Lakeline Health, a system with 27,000 beds.',
      ['Lakeline Health, a system with 27,000 beds'],
    ],
    ['Ada Dahl works at its York office.', 'Great boats! Ada Dahl, York University', ['Ada Dahl, York University']],
  ])('%s', (text, page, quotes) => {
    expect(fact(text, page, { quotes: text.includes('Timo') ? [page] : quotes })).toBe('whose');
  });
  test.each([
    ['It is a family company with 212 people.', 'It is a family company with 212 people.'],
    ['It is a ferry operator with 40 boats.', 'Orrin, a ferry operator with 40 boats, sails all year.'],
    ['The chemist Ada Brandt leads its laboratory.', 'Dr. Ada Brandt, a chemist, leads our laboratory.'],
    [
      'It sails from three ports with 40 boats.',
      'Orrin Ferries and its builder Berg Ltd, which has 90 people, own 40 boats in three ports.',
    ],
  ])('not another’s: %s', (text, page) => {
    expect(fact(text, page)).toBe('kept');
  });
  test('a page of somebody else stays theirs, by whichever word of its name the claim calls the company', () => {
    const page = 'Our department still logs samples in a paper ledger.';
    expect(fact('Orrin still logs samples on paper.', page, { subject: 'partner' })).toBe('whose');
    expect(fact('One hospital still logs samples on paper.', page, { subject: 'partner' })).toBe('kept');
    expect(
      judge('inference', 'Scans could replace the paper ledger of Orrin.', page, {
        subject: 'partner',
        quotes: [page],
      }),
    ).toBe('whose');
  });
});

describe('when it is', () => {
  test('a plan that was missed is none for what comes', () => {
    const page = 'Die Fähre sollte im Oktober fahren.';
    expect(fact('The ferry will sail in October 2026.', page, { language: 'de', when: '2026-09-01' })).toBe('stale');
  });
  test('what stands among old products is not of now', () => {
    const old = { url: 'https://orrin.example/old-products/mk2' };
    expect(fact('Its flagship weighs 27 tonnes.', 'Weight: 27 tonnes', old)).toBe('stale');
    expect(fact('The earlier model was of 27 tonnes.', 'Weight: 27 tonnes', old)).toBe('kept');
  });
});

test('a source of our own, whose address is a path, is judged like any other', () => {
  const note = { url: '/dashboard?prep=1', when: '2026-11-01' };
  const page = 'Prepared for a meeting with: COO, 40 boats';
  expect(fact('It has 40 boats.', page, note)).toBe('kept');
  expect(judge('inference', 'Its 40 boats may need crews.', page, { ...note, quotes: [page] })).toBe('kept');
});

describe('conclusions', () => {
  const rests = ['Bookings over the phone take two people all day.'];
  const infer = (text: string) => judge('inference', text, rests[0] ?? '', { restsOn: rests });
  test.each([
    'That shows that it is losing customers to rival lines.',
    'It must be preparing a sale to an investor.',
    'Because calls take two people, investors are about to withdraw their money.',
    'Our system will cut phone work for good.',
    'With us there will be no more bookings over the phone.',
  ])('goes too far: %s', (text) => {
    expect(infer(text)).toBe('beyond');
  });
  test.each([
    'Bookings over the phone may cost it customers at night.',
    'Two people all day on the phone suggests bookings are a bottleneck.',
    'Online bookings could take work off those two people.',
    'What must happen before bookings move online?',
    'It shows how many hours go into bookings.',
  ])('may be said: %s', (text) => {
    expect(infer(text)).toBe('kept');
  });
  test('a call stays a call after a condition', () => {
    expect(fact('If a bag is lost, write to Una.', 'Write to Una.')).toBe('instruction');
  });
});

describe('honest claims that were refused', () => {
  test.each([
    ['The forecast came down to €2.42-2.45 billion.', 'It now expects sales of €2.42 to €2.45 billion.'],
    ['Check-in, cabin and breakfast for €219.', 'Check-in, cabin and breakfast € 219'],
    ['Shop, till and office are not connected; one order in twelve is short.', 'One order in twelve is short.'],
    ['4,870 tickets worth €7.3M stuck.', '4,870 tickets worth €7.3 million sat in a queue that nobody was watching'],
    [
      'Owned by Una Berg and Lars Holm.',
      'The line belongs to Una Berg and Lars Holm, who bought in as a partner in 2018.',
    ],
    ['Started August 1953 by nineteen skippers.', 'Nineteen skippers met on a wet night in August 1953'],
  ])('%s', (text, page) => {
    expect(fact(text, page)).toBe('kept');
  });
  test('a figure has its topic from its line or from the label above it, and not from the row above', () => {
    const quotes = ['Rs 412 crore (FY 2025-26)'];
    const claim = 'Turnover of Rs 412 crore in FY 2025-26.';
    expect(fact(claim, 'Turnover\nRs 412 crore (FY 2025-26)', { quotes })).toBe('kept');
    expect(fact(claim, 'Turnover of the line: Rs 412 crore (FY 2025-26)', { quotes })).toBe('kept');
    expect(fact(claim, 'Turnover Rs 380 crore\nRs 412 crore (FY 2025-26)', { quotes })).toBe('number');
  });
  test('who is named first tells of itself on a customer’s page, and an ordinary word doesn’t', () => {
    const page = 'Harbour crews at Tracewell save time. Tracewell cut its queue by 80%.';
    const told = { subject: 'customer' as const, quotes: ['Tracewell cut its queue by 80%.'] };
    expect(fact('Tracewell cut its queue by 80%.', page, told)).toBe('kept');
    expect(fact('Queues fell by 80%.', page, told)).toBe('whose');
  });
  test('a day within a price is none, and the year of the claim’s own clause still counts', () => {
    expect(fact('A crossing on 1 May 2045.', 'Fares of €1.42-2.45')).not.toBe('kept');
    expect(fact('The line has 40 staff.', 'In 2018 the line, which is small, had 40 staff')).toBe('stale');
  });
});
