import { describe, expect, test } from 'vitest';
import { claimChecker } from '../check-claim.ts';
import { clockTimesIn, withoutToldTimes } from './clock-times.ts';

/** Checks a fact about Tolland Looms by rules alone, each line of one page quoted. */
function judge(text: string, page: string, language = 'en'): string {
  const { check } = claimChecker(
    [
      {
        ...{ id: 'page', title: 'Tolland Looms', url: 'https://tolland.example/page', text: page },
        ...{ when: null, language, subject: 'prospect', secondary: false },
      },
    ],
    { company: 'Tolland Looms', today: '2026-11-22', products: [], names: [], byRulesAlone: true },
  );
  const quotes = page.split('\n').map((each) => ({ sourceId: 'page', text: each }));
  const checked = check({ kind: 'fact', text, quotes, restsOn: [] });
  return checked.kept ? 'kept' : checked.reason;
}

describe('times of day', () => {
  test('are the same however they are written', () => {
    expect(clockTimesIn('at 6 a.m.')[0]?.minutes).toBe(360);
    expect(clockTimesIn('six in the morning')[0]?.minutes).toBe(360);
    expect(clockTimesIn('ten in the evening')[0]?.minutes).toBe(1320);
    expect(clockTimesIn('closes at 17:00')[0]?.minutes).toBe(1020);
    expect(withoutToldTimes('Sheets are printed at 6 a.m.', ['printed at six in the morning'])).not.toContain('6');
    expect(withoutToldTimes('Sheets are printed at 7 a.m.', ['printed at six in the morning'])).toContain('7 a.m.');
  });
});

describe('what is reckoned', () => {
  test.each([
    ['Revenue shrank 5.7% in 2025.', 'Revenue 2024 2025\nRevenue 412,600 388,900'],
    [
      'Visits to closed shops cost about £308,000.',
      'A visit to a closed shop costs us £14, and we had 22,000 of those.',
    ],
    ['The rod loom comes to £195 a metre.', 'Rod loom, price per order: 2 metres £390'],
    ['Weaving took ninety minutes.', 'Weaving took an hour and a half.'],
    ['Cloth made 612 tonnes.', 'We made 612,000 kg of cloth.'],
    ['Roughly 56 cents of every dollar billed came in.', 'Billed $3.9 million, collected $2.2 million'],
    ['About one loom in eight stands still.', 'We have 312 looms, and 41 of them stand still.'],
    ['Three looms in five are new.', 'Sixty per cent of the looms are new.'],
    [
      'First-time weaving falls fourteen points short of target.',
      'Woven right the first time: 71 per cent (target 85).',
    ],
    ['The order book grew by €47m, to €388m.', 'EUR thousand\nOrder book | 388,000 | 341,000'],
    ['Revenue came to R$88.4m.', 'R$ million unless stated\nRevenue 101.7 88.4'],
    ['States pay more than seven weeks later than before.', 'States pay after 149 days; two years ago it was 96.'],
    ['Typing takes about 470 hours a month.', 'Some 9,400 cards a month are typed in; each takes about three minutes.'],
    [
      'For 85 minutes on 7 September the looms stood still.',
      'On 7 September the looms stood still from 08:40 to 10:05.',
    ],
    ['Seven out of ten looms lack a sensor.', 'We have 38,500 looms\nA sensor is in 11,550 looms.'],
    ['Nine looms in a hundred stand unused.', 'Of our looms 91% are used.'],
    ['Weavers asked 1,150 times in the year, some 96 times a month.', 'Weavers asked 1,150 times in the year.'],
    ['Seventy cents of every dollar came from cloth.', 'Income $2.31 million, of which cloth $1.62 million'],
    ['Both together save sixty pence.', 'Warp £4.20\nWeft £1.60\nBoth £5.20'],
    ['Calls were seven times those of a normal day.', 'We had 2,940 calls that morning; on a normal day it is 410.'],
    ['The profit tumbled thirty per cent.', 'Year, first half, £ million\nProfit before tax 611 874'],
    ['From January cloth costs about £12.27 a metre.', 'Cloth £11.80 a metre. All prices go up 4% in January.'],
    ['Thread per loom fell by half a kilogram.', 'Thread per loom went from 3.1 to 2.6 kilograms.'],
    [
      'Weekly visits are up seven per cent within a year, at 83,000.',
      '83,000 visit each week; a year ago it was 77,500.',
    ],
    ['Revenue came to ₹412.6 crore.', 'Year ended 31 March 2026, ₹ crore\nRevenue 412.6 356.2'],
    ['Together they sold 1.5 million metres.', 'Ash / 412,000\nOak / 890,000\nElm / 236,000'],
  ])('%s', (text, page) => {
    expect(judge(text, page)).toBe('kept');
  });

  test.each([
    // The base of a rise is what was before.
    ['Complaints went up 24% to 512.', 'Complaints: 512 (last year: 388)'],
    ['The cloth is a third cheaper.', 'Cloth: £1.60, now £1.20'],
    [
      'For 95 minutes on 7 September the looms stood still.',
      'On 7 September the looms stood still from 08:40 to 10:05.',
    ],
    ['Six out of ten looms lack a sensor.', 'We have 38,500 looms\nA sensor is in 11,550 looms.'],
    ['The back cover sells at $6,800.', 'Full page $6,800. Half page $3,900. Back cover $9,500.'],
    ['Each loom gets through 310 litres a month.', 'Water: about 310 kilolitres a month per loom.'],
    ['Calls were nine times those of a normal day.', 'We had 2,940 calls that morning; on a normal day it is 410.'],
    ['Web breaks came down by four tenths, to 17.', 'Web breaks were 41 a month. In October it was 17.'],
    ['More than two thirds of the looms are new.', 'Of 140 looms 88 are new.'],
    ['The yard holds 55 tonnes of yarn.', 'The yard holds 55,000 tonnes of yarn.'],
  ])('not: %s', (text, page) => {
    expect(judge(text, page)).toBe('number');
  });
});

describe('which cell, label or part a figure is of', () => {
  test.each([
    [
      'Operating loss came to £2.61m in the third quarter of 2026.',
      '£ thousand Q3 2026 Q2 2026 Q3 2025\nOperating loss 2,240 2,610 3,300',
    ],
    ['A library pays $388 for the print edition.', 'Title / issues / print / online\nCloth Review 6 512 388'],
    ['Net profit came to €5,120.', 'EUR thousand\nNet profit | 5,120 | 6,050'],
    ['Line 2 was on time in 91% of cases.', 'On time | line 1: 91% | line 2: 78% | line 3: 94%'],
    ['Fewer than 3,500 trips were made.', 'Trips (thousands) | line 1: 1,840 | line 2: 1,215 | line 3: 402'],
    ['The contract is worth £4.2m for three years.', 'Value: £4.2 million a year'],
    ['Instalments cost 6.5% a month.', 'Paying by instalments costs 6.5% over ten months.'],
    ['The looms draw 97 MWh.', 'Power drawn by the looms (GWh) 38 97'],
  ])('not: %s', (text, page) => {
    expect(judge(text, page)).toBe('number');
  });

  test.each([
    [
      'Operating loss came to £2.24m in the third quarter of 2026.',
      '£ thousand Q3 2026 Q2 2026 Q3 2025\nOperating loss 2,240 2,610 3,300',
    ],
    ['Line 2 was on time in 78% of cases.', 'On time | line 1: 91% | line 2: 78% | line 3: 94%'],
    ['A library pays $512 for the print edition.', 'Title / issues / print / online\nCloth Review 6 512 388'],
  ])('%s', (text, page) => {
    expect(judge(text, page)).toBe('kept');
  });
});

describe('when it was', () => {
  test.each([
    ['Profit after tax in FY26 was ₹122 crore.', '₹ crore FY25 FY26\nProfit after tax 122 87'],
    ['The mill should be finished in spring 2029.', 'Work starts in 2027; the mill is finished in autumn 2029.'],
    ['The shop closed on 11 January 2026.', '11 Jan 2026: The shop closed on 31 December 2025.'],
    ['The Leeds shop opened in 2024.', 'Since May 2026 there is a shop in Leeds. The Denton office closed in 2024.'],
    ['The loom first ran on 30 August 2025.', '30 August 2025\nThe loom made its first run on 22 August.'],
  ])('not: %s', (text, page) => {
    expect(judge(text, page)).toBe('date');
  });

  test('a part of a year that goes on, and a month that was the last', () => {
    expect(judge('In August three sheets were missing.', 'September 2026\nLast month three sheets were missing.')).toBe(
      'kept',
    );
    expect(judge('The shop closed on 31 December 2025.', '11 Jan 2026: The shop closed on 31 December 2025.')).toBe(
      'kept',
    );
  });
});

test('a hundred thousand signs are read in no time', () => {
  const long = `${'a '.repeat(50_000)}1 2 3 ${'x: 1 | '.repeat(2000)}`;
  const began = performance.now();
  judge('The looms have 12 of 30 rods.', long.slice(0, 100_000));
  expect(performance.now() - began).toBeLessThan(20_000);
});
