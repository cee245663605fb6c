import { describe, expect, test } from 'vitest';
import { claimChecker } from '../check-claim.ts';

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

describe('shares', () => {
  test.each([
    [
      'Late deliveries rose by half, from seven to twelve in a hundred.',
      'Late deliveries went from 7 to 12 in a hundred.',
    ],
    ['A metre costs 26 per cent more: £2.86 instead of £2.60.', 'The price of a metre goes from £2.60 to £2.86.'],
    [
      'Two in five of the 198 weavers retire by 2031.',
      '198 weavers, 12 of them apprentices. 57 of them retire by 2031.',
    ],
    [
      'Grants make up a quarter of the £2.31 million of income.',
      'Income £2.31 million, of which sales £1.62 million, grants £0.41 million.',
    ],
    ['Sales more than doubled to £214,000.', 'Sales came to £214,000 (last year £131,000).'],
    ['Looms in use more than tripled to 61.', 'Looms in use: 61, the year before 22.'],
  ])('not: %s', (text, page) => {
    expect(judge(text, page)).not.toBe('kept');
  });

  test.each([
    [
      'Late deliveries rose by more than two thirds, from seven to twelve in a hundred.',
      'Late deliveries went from 7 to 12 in a hundred.',
    ],
    ['A metre costs 10 per cent more: £2.86 instead of £2.60.', 'The price of a metre goes from £2.60 to £2.86.'],
    [
      'About 29 per cent of the 198 weavers retire by 2031.',
      '198 weavers, 12 of them apprentices. 57 of them retire by 2031.',
    ],
    ['Orders doubled within 18 months.', 'Orders have doubled in 18 months, mostly from 4 mills.'],
    ['Sales nearly doubled to £214,000.', 'Sales came to £214,000 (last year £111,000).'],
    ['Just under three in ten of its people weave.', '217 people, 64 of them weavers.'],
  ])('%s', (text, page) => {
    expect(judge(text, page)).toBe('kept');
  });
});

describe('rates', () => {
  test.each([
    ['The office types 1,900 order lines a week.', 'Das Büro tippt 1 900 Auftragszeilen pro Tag.', 'de'],
    ['The mill weaves 1,450 tonnes a year.', 'Die Weberei webt 1.450 Tonnen im Monat.', 'de'],
    ['The new rule costs £7.3 million a year.', 'The new rule cost us £7.3 million in the quarter.'],
    ['We shipped 3.4 million metres a month.', 'From June to August we shipped 3.4 million metres.'],
  ])('not: %s', (text, page, language = 'en') => {
    expect(judge(text, page, language)).not.toBe('kept');
  });

  test.each([
    ['The mill weaves 1,450 tonnes a month.', 'Die Weberei webt 1.450 Tonnen im Monat.', 'de'],
    ['Costs rose to £31 million in the twelve months to June.', 'Costs in the year to June were £31 million.'],
  ])('%s', (text, page, language = 'en') => {
    expect(judge(text, page, language)).toBe('kept');
  });
});
