import { describe, expect, test } from 'vitest';
import { claimChecker } from '../check-claim.ts';
import { leafOf, readTrees, writeTree, type Tree } from '../../trees.ts';

function judge(
  text: string,
  page: string,
  { byRulesAlone = false, quote = page, when = null as string | null } = {},
): string {
  const source = { id: 'page', title: 'Kestle Pumps', url: 'https://kestle.example/about', text: page, when };
  const { check } = claimChecker([{ ...source, language: 'en', subject: 'prospect', secondary: false }], {
    ...{ company: 'Kestle Pumps', today: '2026-11-22', products: [], names: [], byRulesAlone },
  });
  const checked = check({ kind: 'fact', text, quotes: [{ sourceId: 'page', text: quote }], restsOn: [] });
  return checked.kept ? 'kept' : `${checked.reason} ${checked.detail}`.trim();
}

test('trees are read as they were written', () => {
  const trees: Tree[] = [
    0.25,
    { sign: 'd:age', above: 1.5, no: -0.1, yes: { sign: '+:all', above: 0, no: 0.02, yes: 1 } },
  ];
  const read = readTrees(trees.map(writeTree).join(' '));
  expect(read).toEqual(trees);
  expect(leafOf(read[1] ?? 0, new Map())).toBe(-0.1);
  expect(leafOf(read[1] ?? 0, new Map([['d:age', 2]]))).toBe(0.02);
  expect(
    leafOf(
      read[1] ?? 0,
      new Map([
        ['d:age', 2],
        ['+:all', 1],
      ]),
    ),
  ).toBe(1);
});

describe('what was learned', () => {
  test('says nothing against a claim that repeats its quote', () => {
    expect(judge('Kestle Pumps is still owned by its founders.', 'Kestle Pumps is still owned by its founders.')).toBe(
      'kept',
    );
    expect(
      judge('Kestle runs depots in Leeds and Antwerp.', 'From there we run depots in Leeds and Antwerp.', {
        quote: 'run depots in Leeds and Antwerp',
      }),
    ).toBe('kept');
  });

  test('isn’t asked where rules decide alone', () => {
    const [claim, page] = ['Kestle Pumps has 40 lathes.', 'Forty lathes stand in the hall.'] as const;
    expect(judge(claim, page, { byRulesAlone: true })).toBe('kept');
  });

  test('overrules no doubt of a figure or direction', () => {
    expect(judge('Revenue fell to £148 million in 2025.', 'Revenue grows to £148 million in 2025')).toMatch(
      /^direction/u,
    );
    expect(judge('Kestle Pumps has 41 lathes.', 'Forty lathes stand in our hall.')).toMatch(/^number/u);
  });
});

describe('rows, parts and days', () => {
  test.each([
    ['Teesby gets 210 tonnes.', 'Aldby gets 210 tonnes a week and Teesby 145 tonnes.'],
    ['The Marrow pump costs £66.', 'Ferrol £66\nMarrow £58', 'Ferrol £66', 'Marrow £58'],
  ])('%s', (text, page, ...rows) => {
    const source = { id: 'page', title: 'Kestle Pumps', url: null, text: page, when: null, language: 'en' };
    const { check } = claimChecker([{ ...source, subject: 'prospect', secondary: false }], {
      ...{ company: 'Kestle Pumps', today: '2026-11-22', products: [], names: [], byRulesAlone: true },
    });
    const quotes = (rows.length > 0 ? rows : [page]).map((each) => ({ sourceId: 'page', text: each }));
    expect(check({ kind: 'fact', text, quotes, restsOn: [] })).toMatchObject({ kept: false, reason: 'number' });
    const other = text.replace('Teesby', 'Aldby').replace('Marrow', 'Ferrol');
    expect(check({ kind: 'fact', text: other, quotes, restsOn: [] }).kept).toBe(true);
  });

  test('a page’s day is not that of its quote', () => {
    const page = '3 October 2026\nOur first crane came in July.';
    const rules = { byRulesAlone: true, when: '2026-10-03', quote: 'Our first crane came in July.' };
    expect(judge('The first crane came in October 2026.', page, rules)).toMatch(/^date/u);
    expect(judge('The first crane came in July 2026.', page, rules)).toBe('kept');
    expect(judge('In October the firm reported that its first crane had come.', page, rules)).toBe('kept');
  });
});
