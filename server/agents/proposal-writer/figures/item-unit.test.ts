import { describe, expect, test } from 'vitest';
import { unitOf } from './item-unit.ts';

const of = (unit: string, item = 'Platform') => {
  const { period, noun } = unitOf({ unit, item });
  return [period, noun];
};

describe('a price is paid for again where its unit names a time', () => {
  test.each([
    ['per calendar month', 'per month', null],
    ['monthly fee', 'per month', null],
    ['monthly subscription', 'per month', null],
    ['per user, billed monthly', 'per month', 'user'],
    ['per user/month (billed yearly)', 'per month', 'user'],
    ['per month billed annually', 'per month', null],
    ['per month after the first year', 'per month', null],
    ['per month, minimum 12 months', 'per month', null],
    ['per site per month excl. VAT', 'per month', 'site'],
    ['per site, plus VAT', '', 'site'],
    ['per site per month + VAT', 'per month', 'site'],
    ['per site, minimum one month', '', 'site'],
    ['per delivery in the first month', '', null],
    ['annual licence', 'per year', 'licence'],
    ['per fortnight', 'per fortnight', null],
    ['per user pcm', 'per month', 'user'],
    ['per named user pa', 'per year', 'user'],
    ['per user p.a.', 'per year', 'user'],
    ['per user yr', 'per year', 'user'],
    ['per device mo', 'per month', 'device'],
    ['par an', 'per year', null],
    ['par an par utilisateur', 'per year', 'utilisateur'],
    ['par utilisateur et par an', 'per year', 'utilisateur'],
    ['jährlich', 'per year', null],
    ['monatlich', 'per month', null],
    ['pro Nutzer, monatliche Gebühr', 'per month', null],
    ['im Monat', 'per month', null],
    ['maandelijks', 'per month', null],
    ['mensuel', 'per month', null],
    ['per 3 months', 'per 3 months', null],
    ['a site a month', 'per month', 'site'],
    ['an hour', '', null],
  ])('%s', (unit, period, noun) => {
    expect(of(unit)).toEqual([period, noun]);
  });

  test.each([
    ['per year group', 'group'],
    ['per quarter page', 'page'],
    ['per week-end', null],
  ])('a time that is part of a name is none: %s', (unit, noun) => {
    expect(of(unit)).toEqual(['', noun === null ? 'week-end' : noun]);
  });

  test.each([
    ['one-off', 'Year 1 implementation'],
    ['paid once', 'First month set-up'],
    ['one-off fee', 'Monthly close set-up'],
    ['per site, one-time', 'Year 1 implementation'],
  ])('what is paid once stays so, whatever its name: %s', (unit, item) => {
    expect(of(unit, item)[0]).toBe('');
  });

  test('the name of an item tells the time where its unit tells nothing', () => {
    expect(of('', 'Annual care plan')[0]).toBe('per year');
    expect(of('', 'Support p.a.')[0]).toBe('per year');
    expect(of('per site', 'Monthly care plan')).toEqual(['per month', 'site']);
  });
});
