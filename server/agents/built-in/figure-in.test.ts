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
