import { expect, test } from 'vitest';
import { byRulesAlone } from '#tests/support/briefs/judged-otherwise.ts';
import { claimChecker } from './check-claim.ts';

/** Checks a claim about Orrin Ferries against one page of English, quoted whole. */
function fact(text: string, page: string, quote = page): string {
  const source = {
    ...{ id: 'page', title: 'Orrin Ferries', url: 'https://orrin.example/page', text: page },
    ...{ when: null, language: 'en', subject: 'prospect' as const, secondary: false },
  };
  const frame = {
    company: 'Orrin Ferries',
    today: '2026-11-22',
    products: [],
    names: [],
    byRulesAlone: byRulesAlone(text),
  };
  const quotes = [{ sourceId: 'page', text: quote }];
  const checked = claimChecker([source], frame).check({ kind: 'fact', text, quotes, restsOn: [] });
  return checked.kept ? 'kept' : checked.reason;
}

test.each([
  ['Delays cost about €48,000 in a year.', 'Delays cost us about €4,000 a month.'],
  [
    'Orrin Ferries closed the year half a million pounds in the red.',
    'The year closed with a deficit of £0.5 million.',
  ],
  ['A little under half of its staff are deckhands.', 'We employ 178 people, 81 of them deckhands.'],
  ['Una Berg has been managing director for 22 years.', '2004: Una Berg becomes managing director.'],
  ['Two Orrin ships are new.', 'Two of our ships are new.'],
  ['Costs rose faster, to £16.3m.', 'Costs rose faster, to £16.3 million.'],
  ['Tickets are £35 a night.', 'Cabins: £35 a night.'],
  ['In a typical month some 750 cars cross.', 'Around 9,000 cars a year cross with us.'],
  ['Half a dozen ships cross at night.', '6 ships cross at night.'],
  ['Orrin Ferries has 40 ships.', 'Scotland’s leading ferry line, with 40 ships'],
  ['Crews stay nine years on average.', 'Our crews stay with Orrin Ferries for nine years on average.'],
  ['It delivers from 12 ports on the same day.', 'Same-day delivery to your customers from 12 ports.'],
  ['Orrin Ferries repairs hulls of steel.', 'We know how to repair hulls of steel.'],
  ['Cars pay €0.30 per kilometer.', 'Cars: €0.30/km'],
  ['Diesel is bought at 34p a liter.', 'We buy diesel at 34p per litre.'],
  ['It opened five depots in three years.', 'Over the past three years we opened five depots.'],
  ['Orrin Ferries is hiring an experienced skipper.', 'Wanted: experienced skipper for the night boat.'],
  ['Orrin Ferries currently employs a hundred drivers.', 'We employ a hundred drivers.'],
  ['It works for 12 councils and more.', 'Contracts with 12 councils and counting.'],
  ['The counter closes at 6 pm.', 'Opening hours of the counter: 8 am to 6 pm'],
  ['It pays £48,000 a year for an agency.', 'We pay £4,000 a month for an agency.'],
  ['The lease comes to £48,000 a year.', 'The lease is £4,000, paid monthly.'],
  ['It works with Bosch and Siemens.', 'We work with Bosch and Siemens to bring Orrin Ferries to more ports.'],
  ['It moved to Leeds in 2024.', 'We moved to Leeds in 2024, where Orrin Ferries now has its own quay.'],
  ['Orrin Ferries is making hulls.', 'Orrin Ferries was founded in Leeds and makes hulls.'],
  ['It is running two depots in Hull.', 'Orrin Ferries came to Hull by chance and runs two depots there.'],
  ['Each drum holds 20 litres.', 'Each 20-litre drum weighs 20 kg.'],
  ['It has 1,200 square metres of space.', 'We have 1,200 sqm of space and move 1,200 t of steel.'],
  ['Orrin Ferries has run a night boat since 2019.', 'In 2019-20 we began a night boat, which still runs.'],
  ['Orrin Ferries repairs hulls.', 'We know how to repair hulls that others think are hard to save.'],
  ['Vouchers aren’t taken at Dunmore yet.', 'Vouchers are not taken at Dunmore yet.'],
])('kept: %s', (text, page) => {
  expect(fact(text, page)).toBe('kept');
});

test.each([
  ['Costs rose more slowly, to £16.3m.', 'Costs rose faster, to £16.3 million.', 'direction'],
  ['Some passengers have yet to be paid.', 'We have paid each of the passengers.', 'negation'],
  ['Forty passengers are sleeping on deck.', 'The boiler failed and 40 passengers slept on deck.', 'stale'],
  ['Lars Holm has been skipper since 2006.', 'Lars Holm was skipper 2006–2018', 'stale'],
  ['Diesel costs 34p a litre.', 'Diesel took 34p of every pound.', 'number'],
  ['A ship carries about 2,340 people on average.', '87 ships carried 212,000 people.', 'number'],
  [
    'Its towns spend around €900m a year on ferries.',
    'Germany’s towns spend around €900 million a year on ferries.',
    'whose',
  ],
  ['Waiting for days costs Orrin Ferries money.', 'We know that waiting for days costs you money.', 'whose'],
  ['It pays its apprentice £2,000 a month.', 'We employ an apprentice for £24,000.', 'number'],
  ['It hires 480 people a year.', 'We have 40 ships. Our letter comes every month.', 'number'],
  ['A berth is 12 kilometers long.', 'A berth is 12 m long.', 'number'],
  ['Una Berg is executive chair.', 'Una Berg: Chair (non-executive)', 'role'],
  ['Una Berg hears cases as a judge.', 'Una Berg, retired judge', 'stale'],
  ['Vouchers are already taken at Dunmore.', 'Vouchers are not taken at Dunmore yet.', 'negation'],
  ['Margins widened by 190 basis points.', 'Margins contracted 190 basis points.', 'direction'],
  ['Winds are about 10 kilometers an hour.', 'Mean wind speed is 10.1 meters per second.', 'number'],
  ['A crossing takes 38 minutes on average.', 'The county average is 38 minutes.', 'whose'],
  ['Long lines trouble Orrin Ferries.', 'Tired of long lines at your current ferry?', 'whose'],
  ['Papers put Orrin Ferries at risk.', 'Incomplete papers put your business at risk.', 'whose'],
  [
    'Orrin Ferries has 27,000 employees.',
    '“They halved our waits.” Dr. Alvarez, Lakeline Health, a system with 27,000 employees.',
    'whose',
  ],
  ['Some 2,300 staff work for Orrin Ferries.', 'Our biggest customer, Tarn Valley, has 2,300 staff.', 'whose'],
])('not: %s', (text, page, reason) => {
  expect(fact(text, page)).toBe(reason);
});

test('a number under an old day is no news', () => {
  const page = 'News\n3 Nov 2026\nA new ship comes\n9 Jan 2021\nOrrin has 58 skippers';
  expect(fact('Orrin has 58 skippers.', page, 'Orrin has 58 skippers')).toBe('stale');
  expect(fact('A new ship comes.', page, 'A new ship comes')).toBe('kept');
});
