import { describe, expect, test } from 'vitest';
import { byRulesAlone } from '#tests/support/briefs/judged-otherwise.ts';
import { claimChecker } from './check-claim.ts';

/** Checks a claim about Orrin Ferries against one page, quoting all of it or the given words; returns the reason or 'kept'. */
function judge(
  kind: 'fact' | 'inference',
  text: string,
  page: string,
  { quotes = [page], url = 'https://orrin.example/about', language = 'en', when = null as string | null } = {},
): string {
  const source = { id: 'page', title: 'Orrin Ferries', url, text: page, when, language };
  const { check } = claimChecker([{ ...source, subject: 'prospect', secondary: false }], {
    ...{ company: 'Orrin Ferries', today: '2026-11-22', products: [], names: [], byRulesAlone: byRulesAlone(text) },
  });
  const checked = check({ kind, text, quotes: quotes.map((said) => ({ sourceId: 'page', text: said })), restsOn: [] });
  return checked.kept ? 'kept' : checked.reason;
}
const fact = (text: string, page: string, more = {}): string => judge('fact', text, page, more);

describe('numbers in other words', () => {
  test.each([
    ['Forty crossings had been made by June.', 'The fortieth crossing was on 3 June.'],
    [
      'From one eighteen-seat boat the line has grown to six.',
      'It began with a boat of 18 seats. We now sail six boats.',
    ],
    ['Roughly three in four of its people work in Orrin.', 'We employ 118 people: 90 in Orrin and 28 in Dunmore.'],
    [
      'Sailings missed the goal by 14 percentage points.',
      '81 per cent of sailings left on time, against a goal of 95 per cent.',
    ],
    ['In summer 2025 the boats had been 82% full.', 'Boats were 78% full, four points below the summer of 2025.'],
    ['The 2025 fair had drawn 220 people.', 'Three hundred and ten people came to the fair, 90 more than in 2025.'],
    ['Yearly payers are charged for ten months of twelve.', 'Pay for a year and get two months free.'],
    ['Boats leave three times an hour.', 'A boat leaves every 20 minutes.'],
    ['A deckhand course works out at £9.50 an hour.', 'Deckhand course, 12 weeks £228 2 hours a week'],
    ['A large cup costs 15p more now.', 'From September a large cup goes from £1.95 to £2.10.'],
    ['One hundred metres of rope list at $760.', 'Rope, per metre $7.60'],
    ['The line is 75 years old: it began three quarters of a century ago.', '1951 First sailing'],
    ['Some 190 tonnes stay in Orrin.', 'We carry 640 tonnes, of which 70 percent go to the mainland.'],
    ['Its four harbours are Orrin, Dunmore, Sallach and Kerran.', 'Harbours: Orrin, Dunmore, Sallach, Kerran'],
    ['It sold around 77,400 tickets the year before.', 'We sold 71,400 tickets, 6,000 fewer than in the year before.'],
    ['Fewer than a fifth of the crew live aboard.', 'We have 486 crew, 91 of whom live aboard.'],
    ['Sales fell by 5.4 million kroner between 2023 and 2025.', 'Sales in million kroner\n2023 131.6\n2025 126.2'],
    ['The yearly plan saves £58.', 'Plan: £29 a month, or £290 a year'],
    ['Children pay £6.', 'Adults £12 (children £6)'],
    ['The goal is to answer 95% of letters.', 'We answered 81% of letters against a goal of 95%.'],
  ])('%s', (text, page) => {
    expect(fact(text, page)).toBe('kept');
  });

  test.each([
    ['Deckhands earn £13.10 a day.', 'Deckhands: £13.10 an hour'],
    ['The line raised 38 million dollars in three rounds.', 'We raised €38 million in three rounds.'],
    ['Two thirds of its 365 people are deckhands.', 'Of 365 people, 210 are deckhands.'],
    ['It carried 191,000 cars.', 'Cars carried: 186,000 (2025: 191,000)'],
    ['Pilots get the money back on their 2026-27 bills.', 'Pilots get the money back on their bills in 2027-28.'],
    ['Members received £41.80 a litre.', 'Average price paid: 41.8p a litre'],
    // What is reckoned needs a word that says so.
    ['Revenue was £54 million in 2025.', 'Revenue was £60 million in 2025. 10% of staff are apprentices.'],
    ['Setup costs £1,200.', 'Setup costs £600. Delivered in 2 weeks.'],
    ['The 90 directors earned £450,000.', 'Parking fine: £5,000'],
    ['Orrin has 12 depots.', 'Opening hours 9-17'],
    ['Two people died.', 'One person died. Damage of 5% and 8%.'],
    ['Three customers complained.', 'A customer complained. We work with Harlow, Ellis and Dunn.'],
    ['Orrin employs 340 million people.', 'Trusted by millions\nemploys 340 people'],
    ['A tonne of sand costs £4,000.', 'Sand: £4. We sell cement in bags of 25 kg.'],
    ['The chair was elected in 2022.', 'The chair was elected in 2019 for three years.'],
    ['The plan costs €29 a month.', 'The plan costs £29 a month.'],
  ])('not: %s', (text, page) => {
    expect(fact(text, page)).not.toBe('kept');
  });
});

describe('years and months', () => {
  test.each([
    ['Fares fell by 2.1 million euros in 2025.', 'Fares: €17.8m (2024: €19.9m)', null],
    [
      'In 2025 fewer than two thirds of callers got an answer.',
      'We answered 61% of callers; in 2024 it was 78%.',
      null,
    ],
    ['Orrin gave up the night boat more than a decade ago.', 'We gave up the night boat in 2015.', null],
    ['Two mates leave at the end of December.', 'Our two mates retire at Christmas.', null],
    ['The new boat is due between April and June 2027.', 'The new boat slips to the second quarter of 2027.', null],
    ['In April 2027 own crews take over.', 'From next April all repairs will be done by our own crews.', '2026-07-03'],
  ])('%s', (text, page, when) => {
    expect(fact(text, page, { when })).toBe('kept');
  });

  test('not a year or month of its own', () => {
    expect(fact('A fine was imposed in 2025.', 'A fine was imposed on us in 2024.')).toBe('date');
    expect(fact('The slip reopened in March 2026.', 'The slip reopened on 4 June 2026.')).toBe('date');
  });
});

describe('times past and to come', () => {
  test.each([
    [
      'Orrin sails from Dunmore and Kerran.',
      'Founded in 2009 by two pilots, the line now employs 142 people at its piers in Dunmore and Kerran.',
    ],
    ['There is no Sallach office any more.', 'We shut the Sallach office in 2023.'],
    ['Dr Ann Keir is the adviser.', 'Dr Ann Keir, formerly of St Brigid Hospital, joins as adviser'],
    ['Tom Ridd covers for the mate.', 'Ann Keir, mate (on leave until April 2027; cover: Tom Ridd)'],
    ['Its boats carry fresh milk.', 'You will steer boats that carry fresh milk.'],
    ['Ann Keir is the new chair.', 'Ann Keir takes over from outgoing chair Tom Ridd this week.'],
  ])('%s', (text, page) => {
    expect(fact(text, page)).toBe('kept');
  });

  test.each([
    [
      'A second pier takes over whenever the first is shut.',
      'A second pier, due in spring 2027, will take over if the first is shut.',
    ],
    ['Work on the slip begins this autumn.', 'We had hoped to begin work on the slip this autumn.'],
    ['Ann Keir is head of safety.', 'Ann Keir is acting head of safety.'],
  ])('not: %s', (text, page) => {
    expect(fact(text, page)).not.toBe('kept');
  });
});

describe('whose it is', () => {
  test.each([
    [
      'Orrin employs 5,200 people and spends a tenth of its revenue on research.',
      'Hoshino, which employs 5,200 people and spends a tenth of its revenue on research, renewed our agreement.',
    ],
    [
      'Orrin lost two clients because its invoices were wrong.',
      '“We lost two clients because our invoices were wrong,” says Ruth Marr, who runs Kerran Dive.',
    ],
    ['Orrin lost 44% of its riders in winter.', 'A survey found that 44% of riders stay away in winter.'],
  ])('not: %s', (text, page) => {
    expect(fact(text, page)).toBe('whose');
  });

  test('nor what "it" says of the name before', () => {
    const page = 'Our flour comes from the mill at Tolley. It has been grinding since 1742.';
    expect(fact('Orrin has been grinding since 1742.', page, { quotes: ['It has been grinding since 1742.'] })).toBe(
      'whose',
    );
  });

  test('a name that the claim says too is no other', () => {
    expect(fact('Hoshino employs 5,200 people.', 'Hoshino, which employs 5,200 people, renewed our agreement.')).toBe(
      'kept',
    );
  });
});

describe('turned round and beyond', () => {
  test.each([
    ['Satisfaction rose by five points, from 58% to 63%.', 'Riders satisfied 58% (63% last year)'],
    [
      'Like the larger lines, Orrin has stopped taking dogs.',
      'Larger lines have stopped taking dogs, which we have not.',
    ],
    ['Since the ramp came, Orrin no longer loads by hand.', 'Orrin still loads by hand.'],
  ])('%s', (text, page) => {
    expect(['direction', 'negation']).toContain(fact(text, page));
  });

  test('a cause, a future or a gravity that nobody told of', () => {
    const page = 'Fares fell last winter.\nTwo boats were laid up.';
    const quotes = page.split('\n');
    expect(judge('inference', 'Fares fell because two boats were laid up.', page, { quotes })).toBe('beyond');
    expect(judge('inference', 'Orrin will shut a pier.', page, { quotes })).toBe('beyond');
    expect(judge('inference', 'Orrin is struggling with two boats laid up.', page, { quotes })).toBe('beyond');
    expect(judge('inference', 'Two boats laid up may be one of the things to talk about.', page, { quotes })).toBe(
      'kept',
    );
  });

  test('a denial in other words', () => {
    expect(fact('Nobody holds the mate’s job at present.', 'Mate: vacant')).toBe('kept');
    expect(
      fact(
        'Upkeep of the pier falls to the council, not to Orrin.',
        'The council, as landlord, is answerable for the pier.',
      ),
    ).toBe('kept');
    expect(
      fact('Seven in ten boats have no more than three decks.', '70% of the boats have three decks or fewer.'),
    ).toBe('kept');
  });
});
