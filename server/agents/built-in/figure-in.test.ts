import { describe, expect, it } from 'vitest';
import { figureIn } from './figure-in.ts';
import { rivalsIn } from './find-rivals.ts';
import { namePattern } from './wording.ts';

describe('numbers of the company itself', () => {
  it.each([
    ['We are 870 people in four depots.', { measure: 'employees', value: 870 }],
    ['Acme employs more than 1,200 people worldwide.', { measure: 'employees', value: 1200 }],
    [
      'As of September 28, 2024, the Company had approximately 164,000 full-time equivalent employees.',
      { measure: 'employees', value: 164_000, at: '2024' },
    ],
    ['Today about 340 people work for us.', { measure: 'employees', value: 340 }],
    ['More than 300 employees work at Acme, most of them in Leeds.', { measure: 'employees', value: 300 }],
    ['We are a team of around 340, half of us drivers.', { measure: 'employees', value: 340 }],
    ['Our 128 colleagues speak nine languages.', { measure: 'employees', value: 128 }],
    ['Our team of 45 dedicated colleagues answers every call.', { measure: 'employees', value: 45 }],
    ['Acme was founded in 1998 by two drivers.', { measure: 'founded', value: 1998 }],
    ['Founded in 1998, Acme keeps food cold.', { measure: 'founded', value: 1998 }],
    [
      'Acme reports revenue of £148 million for 2025.',
      { measure: 'revenue', value: 148_000_000, unit: 'GBP', at: '2025' },
    ],
  ])('%s', (sentence, figure) => {
    expect(figureIn(sentence, 'Acme')).toMatchObject(figure);
  });

  it.each([
    'We help companies with 500 employees.',
    '40 people work at Acme House, our tenant.',
    'At Beta, more than 300 people work with Acme every day.',
    'More than 300 people work with our app.',
    'We are a team of 12 in the Leeds depot.',
    'We looked after our 300 employees of the month.',
    'Our customer Beta has 5,000 employees.',
    'Founded in 1985, Beta uses our platform every day.',
    'Acme customer Beta, founded in 1985, saves time.',
    'Over 300 teams use Acme.',
    'Acme helped Beta to revenue of $20 million for 2024.',
    'Acmeville was founded in 1850.',
    'Beta acquired Acme in 2019.',
  ])('none: %s', (sentence) => {
    expect(figureIn(sentence, 'Acme')).toBeNull();
  });
});

describe('competitors in a sentence', () => {
  const own = namePattern('Acme');
  it.each([
    [
      'We compete with companies such as Polar Keep, Northern Vaults and Kaltwerk in every region.',
      ['Polar Keep', 'Northern Vaults', 'Kaltwerk'],
    ],
    [
      'Our principal competitors include: Beta Technologies, Gamma (GAM), and Delta.',
      ['Beta Technologies', 'Gamma', 'Delta'],
    ],
    ['Alternatives to Acme include Beta and Gamma.', ['Beta', 'Gamma']],
    ['Competitors include Beta, India-based providers and many local firms.', ['Beta']],
    ['Acme vs Beta: which one?', ['Beta']],
    ['We compete with many companies.', []],
    ['The systems compete with each other for memory.', []],
  ])('%s', (sentence, names) => {
    expect(rivalsIn(sentence, own)).toEqual(names);
  });
});
