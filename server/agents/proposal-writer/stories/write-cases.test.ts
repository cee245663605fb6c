import { expect, test } from 'vitest';
import { sizeRange } from '#contract/company-sizes.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { caseStudySchema, emptyOffer, type CaseStudy } from '#contract/offer.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { publishableCases, withoutName } from './write-cases.ts';

test.each([
  ['Bram & Sons lost nine moorings.', 'Bram & Sons', 'the customer lost nine moorings.'],
  ['O’Neill-Hart’s yard is dry.', 'O’Neill-Hart’s', 'the customer yard is dry.'],
  ['Kiln (UK), in short.', 'Kiln (UK)', 'the customer, in short.'],
  ['Ask Kestrel Ferries, or Kestrel.', 'Kestrel Ferries, Norring', 'Ask the customer, or the customer.'],
])('%s says nobody’s name', (text, customer, shown) => {
  expect(withoutName(text, customer)).toBe(shown);
});

const told = (customer: string, more: Partial<CaseStudy> = {}): CaseStudy => ({
  ...{ id: '88888888-8888-4888-8888-888888888888', customer, publish: 'named', solution: '', elements: [], values: [] },
  ...{ situation: 'A yard.', source: null },
  ...more,
});
const chosen = (caseStudies: CaseStudy[], stored: Record<string, string>): string[] =>
  publishableCases(
    {
      ...{ fields: fromStoredFields(stored), lines: [], heard: [], solution: null, content: readMaterial([], []) },
      ...{ offer: { ...emptyOffer, caseStudies }, brief: { claims: [], sources: [] }, assumptions: {} },
    },
    'Queues at the gates every morning.',
  ).map(({ customer }) => customer);

test('cases of the prospect’s industry come first, then of its size, then those that share its words', () => {
  const cases = [
    told('Words', { situation: 'Queues at the gates every morning.' }),
    told('Other', { industry: 'Banking', companySize: '1 to 10' }),
    told('Size', { industry: '', companySize: '51 to 200' }),
    told('Industry', { industry: 'Insurance/InsurTech' }),
  ];
  const prospect = { Industry: 'Insurance/InsurTech', 'Company Size': '120 people' };
  expect(chosen(cases, prospect)).toEqual(['Industry', 'Size']);
  expect(chosen(cases.slice(0, 3), { Industry: 'Banking' })).toEqual(['Other', 'Words']);
  expect(chosen(cases, {})).toEqual(['Words', 'Other']);
});

test('a story that was stored before industry and size were reads as it did', () => {
  const old = told('Old');
  expect(caseStudySchema.parse(old)).toEqual(old);
  expect(caseStudySchema.safeParse({ ...old, industry: 'Mooring' }).success).toBe(false);
  expect(caseStudySchema.safeParse({ ...old, companySize: 'some' }).success).toBe(false);
});

test.each([
  ['51 to 200', 2],
  ['51-200', 2],
  ['120 people', 2],
  ['1,200', 5],
  ['More than 10,000', 7],
  ['25,000', 7],
  ['', -1],
  ['several', -1],
])('%s people are the range %i', (text, range) => {
  expect(sizeRange(text)).toBe(range);
});
