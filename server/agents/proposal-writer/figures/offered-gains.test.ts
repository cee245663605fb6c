import { describe, expect, test } from 'vitest';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { emptyOffer } from '#contract/offer.ts';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import { statedSum } from '../stated-gain.ts';

const sum = (text: string, currency = 'GBP'): string => {
  const found = statedSum(text, currency);
  if (found === null) return 'none';
  const { low, high } = found.amounts;
  return `${low === high ? low : `${low} to ${high}`}${found.basis === '' ? '' : `: ${found.basis}`}`;
};

describe('a sum of the session is offered as the gain where it names a year, quarter, month or week', () => {
  test.each([
    ['We lose £9,000 a year on warranty claims.', '9000'],
    ['It costs us a monthly £2,000 in callouts.', '24000: 12 × 2,000 a month'],
    ['We spend two thousand pounds a month on agency cover.', '24000: 12 × 2,000 a month'],
    ['Call-outs eat £500 every week.', '26000: 52 × 500 a week'],
    ['Warranty work came to nine thousand pounds last year.', '9000'],
    ['Between £5,000 and £6,000 a month goes on freight.', '60000 to 72000: 12 × 5,000 to 6,000 a month'],
  ])('%s', (text, expected) => {
    expect(sum(text)).toBe(expected);
  });

  test.each([
    ['no time is named', 'About nine thousand pounds in total.'],
    ['several years', 'We lost £40,000 over five years.'],
    ['two times in one sentence', '£2,000 a month, so £24,000 a year.'],
    ['each of an unknown number', 'Each callout costs £180 per site a month.'],
    ['another currency', 'It costs €2,000 a month.'],
    ['no money', 'It takes 2,000 hours a year of their time.'],
    ['too little to matter', '£5 a month.'],
  ])('not where %s', (_, text) => {
    expect(sum(text)).toBe('none');
  });
});

test('what came once is of no time, however long it took', () => {
  for (const said of [
    'Alma closure in September cost them £310k, one week of shows cancelled',
    'It takes a week and costs £310k',
    'last month we lost £9k',
  ])
    expect(statedSum(said, 'GBP')).toBeNull();
});

test('what somebody entered for a sum that was said is offered once; another of the same size beside it', () => {
  const said = ['The late loads cost us about £31,000 a year in penalties.', 'We lose £31,000 a year on overtime.'];
  const { investment } = draftFrom({
    fields: { ...fromStoredFields({}), currentFinancialImpact: 'GBP 31,000 a year in penalties' },
    lines: saidLines(said.map((each) => `P: ${each}`)),
    heard: said.map((text, at) => ({ field: 'financialImpact' as const, lineId: String(at + 1), text })),
    offer: { ...emptyOffer, currency: 'GBP' },
  });
  expect(investment.offered.map(({ quote }) => quote)).toEqual(['GBP 31,000 a year in penalties', said[1]]);
});
