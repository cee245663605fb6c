import { describe, expect, test } from 'vitest';
import { claimChecker } from '../check-claim.ts';
import { valueOf } from '../value.ts';
import { isReckoned } from './by-chance.ts';
import { daysTold } from './days-told.ts';

/** Checks a fact about Tolland Looms by rules alone, each line of one page quoted. */
function judge(text: string, page: string, language = 'en'): string {
  const { check } = claimChecker(
    [
      {
        ...{ id: 'page', title: 'Tolland Looms', url: 'https://tolland.example/page', text: page },
        ...{ when: null, language, subject: 'prospect', secondary: false },
      },
    ],
    { company: 'Tolland Looms', today: '2026-11-22', products: [], names: ['Ada Pell'], byRulesAlone: true },
  );
  const quotes = page.split('\n').map((each) => ({ sourceId: 'page', text: each }));
  const checked = check({ kind: 'fact', text, quotes, restsOn: [] });
  return checked.kept ? 'kept' : checked.reason;
}

describe('days', () => {
  test('are read in words and numbers, in five languages', () => {
    const of = (text: string) => daysTold(text).map(({ day, month, year }) => [day, month, year]);
    expect(of('Apr 22, 2025 – open from 1 September')).toEqual([
      [22, 4, 2025],
      [1, 9, null],
    ]);
    expect(of('21.10.2026, im April 2027')).toEqual([
      [21, 10, 2026],
      [null, 4, 2027],
    ]);
    expect(of('le 3 février 2026; 2026-11-05; 7 september 2024; el 4 de marzo de 2026')).toEqual([
      [3, 2, 2026],
      [5, 11, 2026],
      [7, 9, 2024],
      [4, 3, 2026],
    ]);
    expect(of('le 3 mai 2026; 4 mei 2026; el 5 de mayo')).toEqual([
      [3, 5, 2026],
      [4, 5, 2026],
      [5, 5, null],
    ]);
    expect(of('We may march on. May we? 42 marks, 12.5 per cent')).toEqual([]);
  });

  test('long and broken texts take no time', () => {
    const began = performance.now();
    for (const text of ['1 '.repeat(20_000), 'march '.repeat(9000), '1.1.'.repeat(9000), 'de of '.repeat(9000)])
      daysTold(text);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test.each([
    ['Ada Pell has run the mill since 2 July 2026.', '2 July 2026. Ada Pell takes over the mill on 1 September.'],
    ['The mill stood still on April 22, 2025.', 'Apr 22, 2025 – The mill stood still on April 19.'],
    ['The dye house started up on 10 November 2026.', '10 Nov 2026 Dye house paid for. It starts up in May 2027.'],
    [
      'Loom 2 has stood still since 9 November 2026.',
      '9 november 2026: Weefgetouw 2 staat sinds 14 september stil.',
      'nl',
    ],
    [
      'The third hall has been in use since September 2024.',
      '7 September 2024 – The permit for the third hall was granted.',
    ],
    [
      'Loom 4 has run with its new reed since June 2025.',
      'The new reed of loom 4 was ordered in June 2025 and came in May 2026.',
    ],
    [
      'Designs of weavers are due on 22 February.',
      'Designs are due on 29 January, the catalogue is printed on 22 February.',
    ],
  ])('not: %s', (text, page, language = 'en') => {
    expect(judge(text, page, language)).not.toBe('kept');
  });

  test.each([
    [
      'On 2 July 2026 Tolland said that Ada Pell takes over.',
      '2 July 2026. Ada Pell takes over the mill on 1 September.',
    ],
    ['Ada Pell takes over the mill on 1 September.', '2 July 2026. Ada Pell takes over the mill on 1 September.'],
    ['The dye house was paid for in November 2026.', '10 Nov 2026 Dye house paid for. It starts up in May 2027.'],
    [
      'The permit for the third hall came in September 2024.',
      '7 September 2024 – The permit for the third hall was granted.',
    ],
    ['Designs are due on 29 January.', 'Designs are due on 29 January, the catalogue is printed on 22 February.'],
  ])('%s', (text, page) => {
    expect(judge(text, page)).toBe('kept');
  });
});

describe('a number that two or three figures come to', () => {
  const figures = [61, 14, 25].map((value) => valueOf(value));
  test('is reckoned from them if hardly any other would be', () => {
    expect(isReckoned('They have 86 looms.', valueOf(86, { error: 0.5, words: '86' }), figures)).toBe(true);
    expect(isReckoned('They have 90 looms.', valueOf(90, { error: 0.5, words: '90' }), figures)).toBe(false);
  });
  test('is none if it is so round, or the figures are so many, that others would be too', () => {
    const round = valueOf(90, { error: 5, rough: true, words: 'about 90' });
    expect(isReckoned('They have about 90 looms.', round, figures)).toBe(false);
    const many = Array.from({ length: 9 }, (_, at) => valueOf(at * 7 + 3));
    expect(isReckoned('They have 13 looms.', valueOf(13, { error: 0.5, words: '13' }), many)).toBe(false);
  });
});
