import { describe, expect, test } from 'vitest';
import { byRulesAlone } from '#tests/support/briefs/judged-otherwise.ts';
import { claimChecker } from '../check-claim.ts';

/** Checks a claim about Tolland Looms against quotes of one page, in the language given; what is read of a page's lines is tested too. */
function judge(kind: 'fact' | 'inference', text: string, page: string, language = 'en'): string {
  const { check } = claimChecker(
    [
      {
        ...{ id: 'page', title: 'Tolland Looms', url: 'https://tolland.example/page', text: page },
        ...{ when: null, language, subject: 'prospect', secondary: false },
      },
    ],
    { company: 'Tolland Looms', today: '2026-11-22', products: [], names: [], byRulesAlone: byRulesAlone(text) },
  );
  const quotes = page.split('\n').map((each) => ({ sourceId: 'page', text: each }));
  const checked = check({ kind, text, quotes, restsOn: [] });
  return checked.kept ? 'kept' : checked.reason;
}

describe('what follows is reckoned', () => {
  test.each([
    ['The dye shop has been shut for nine months.', 'The dye shop has been closed since February.'],
    ['The mill is open five days a week.', 'Open Tuesday to Saturday.'],
    ['The looms are oiled every four months.', 'We oil the looms three times a year.'],
    ['A third of the looms are not in use.', 'Of 30 looms 20 are running.'],
    ['A towel comes to £15.', 'Towels: four for £60.'],
  ])('%s', (text, page) => {
    expect(judge('fact', text, page)).toBe('kept');
  });
  test.each([
    ['The mill is open six days a week.', 'Open Tuesday to Saturday.'],
    ['The looms are oiled every six months.', 'We oil the looms three times a year.'],
    ['Two thirds of the looms are not in use.', 'Of 32 looms 29 are running.'],
  ])('not: %s', (text, page) => {
    expect(judge('fact', text, page)).toBe('number');
  });
});

describe('whose it is', () => {
  test.each([
    ['Tolland spins 700 tonnes a year.', 'Our yarn comes from Ostra, which spins 700 tonnes a year.', 'en'],
    ['Tolland beschäftigt 300 Leute.', 'Das Garn kommt von Ostra, die 300 Leute beschäftigt.', 'de'],
    ['Tolland paid 8% more for wool.', 'Weavers across the industry paid 8% more for wool.', 'en'],
  ])('not: %s', (text, page, language) => {
    expect(judge('fact', text, page, language)).toBe('whose');
  });
  test('the company itself in a clause', () => {
    expect(judge('fact', 'Tolland weaves 40 patterns.', 'Tolland Looms, which weaves 40 patterns, sells abroad.')).toBe(
      'kept',
    );
  });
});

describe('turned round', () => {
  test.each([
    ['Ostra ended its contract with Tolland.', 'We have ended our contract with Ostra.', 'direction'],
    ['The share went from 14% to 11%.', 'The share is now 14%, against 11% last year.', 'direction'],
    ['More than a third of the looms are old.', 'Nearly a third of the looms are old.', 'number'],
    ['Works manager Lea Roth joined in May.', 'Sales head Lea Roth and works manager Tim Voss joined in May.', 'role'],
    ['Overtime is compulsory for weavers.', 'Overtime is voluntary for weavers.', 'direction'],
  ])('not: %s', (text, page, reason) => {
    expect(judge('fact', text, page)).toBe(reason);
  });
  test.each([
    ['Tolland ended its contract with Ostra.', 'We have ended our contract with Ostra.'],
    ['The share went from 11% to 14%.', 'The share is now 14%, against 11% last year.'],
    ['Works manager Tim Voss joined in May.', 'Sales head Lea Roth and works manager Tim Voss joined in May.'],
  ])('%s', (text, page) => {
    expect(judge('fact', text, page)).toBe('kept');
  });
});

describe('conclusions', () => {
  test('need a sign of their kind', () => {
    const page = 'The mill has a canteen and a library.';
    expect(judge('inference', 'Tolland may be struggling with slow suppliers.', page)).toBe('beyond');
    expect(judge('inference', 'Slow suppliers may trouble Tolland.', 'Yarn came five weeks late.')).toBe('kept');
  });
  test('make no cause of two quotes', () => {
    const page = 'The dyer resigned in June.\nThe roof leaked twice.';
    expect(judge('fact', 'The dyer resigned because the roof leaked.', page)).toBe('beyond');
  });
});

test('a few lines tell their language, whatever is given', () => {
  const page = 'Wir weben seit 1950 Tücher und liefern nicht mehr nach Norwegen.';
  expect(judge('fact', 'It delivers to Norway.', page, 'en')).toBe('negation');
});
