import { expect, test } from 'vitest';
import { emptyOffer } from '#contract/offer.ts';
import { draftFrom } from '#tests/support/calls/call-drafts.ts';

const restsOn = (basis: string) => {
  const { blocks, sources } = draftFrom({
    assumptions: { benefit: { low: 9000, base: 9000, high: 9000, basis } },
  });
  const [claim] = blocks.roiAnalysis;
  const source = sources.find(({ id }) => id === claim?.quotes[0]?.sourceId);
  return { text: claim?.text, source: source?.text };
};

test.each([
  ['Omar: “We lose £9,000 a year.”', 'Gain per year, our estimate: Omar: “We lose £9,000 a year.”'],
  ['Two callouts fewer a week', 'Gain per year, our estimate: Two callouts fewer a week.'],
  ['Two HR days a wk', 'Gain per year, our estimate: Two HR days a wk.'],
  ['six visits b/c of rain…', 'Gain per year, our estimate: six visits b/c of rain…'],
])('an estimate that rests on %s says so as it was written, with one full stop', (basis, text) => {
  expect(restsOn(basis)).toEqual({ text, source: basis });
});

test('the last day of the prices is left out only where a rule says that of all prices', () => {
  const item = { id: 'a', item: 'Firing', price: '129', unit: 'per kiln', source: null };
  const pricing = (rule: string) =>
    draftFrom({
      offer: { ...emptyOffer, currency: 'EUR', validUntil: '2027-03-01', priceItems: [item], rules: [rule] },
    }).blocks.pricingModel.map(({ text }) => text);
  const held = 'These prices hold until 1 March 2027.';
  expect(pricing('Setup is free until 31 March 2027.')).toContain(held);
  expect(pricing('Setup is free until 1 March 2027.')).toContain(held);
  expect(pricing('All prices are valid until 1 March 2027.')).not.toContain(held);
});
